import type { Words } from '../../i18n/words.ts';
import type { FieldProps } from './choice.tsx';
import { numberIn } from './number-in.ts';

interface TickProps extends FieldProps {
  readonly checked: boolean;
}

/** A native tick box with its label. */
export function Tick({ name, label, checked, hydrated, invalid, onEnter }: TickProps) {
  const held = hydrated ? { checked } : { defaultChecked: checked };
  return (
    <label class="ex-field ex-tick">
      <input
        type="checkbox"
        name={name}
        {...held}
        aria-invalid={invalid ? 'true' : undefined}
        onChange={(event) => onEnter(name, String(event.currentTarget.checked))}
      />
      <span>{label}</span>
    </label>
  );
}

interface NumberProps extends FieldProps {
  /** What stands in the field, a number or not. */
  readonly text: string;
  /** The whole label, for those who do not see where the field stands: the label itself if left out. */
  readonly full?: string;
  /** How far a press of a button goes: 1 if left out. */
  readonly by?: number;
  /** The lowest number that a button goes to: 0 if left out. */
  readonly min?: number;
  readonly words: Words;
}

/** The field's text after a press of a button; what is no number counts as 0. */
const moved = (text: string, by: number, min: number): string => String(Math.max(min, (Math.trunc(numberIn(text)) || 0) + by));

/**
 * A number between a minus and a plus button. It takes any text and keeps it, so that what is wrong with it can be
 * explained: a browser's own number field would throw the text away.
 */
export function NumberField({ name, label, full = label, text, by = 1, min = 0, hydrated, invalid, onEnter, words }: NumberProps) {
  const held = hydrated ? { value: text } : { defaultValue: text };
  return (
    <span class="ex-field ex-number">
      <label for={`ex-${name}`}>{full === label ? label : <span aria-label={full}>{label}</span>}</label>
      <span class="ex-spin">
        <button type="button" aria-label={words.say('stepper.less', { what: full })} onClick={() => onEnter(name, moved(text, -by, min))}>
          −
        </button>
        <input
          id={`ex-${name}`}
          type="text"
          // The digits of a phone's numeric keyboard come without a minus.
          inputMode={min < 0 ? 'text' : 'numeric'}
          autoComplete="off"
          name={name}
          {...held}
          aria-invalid={invalid ? 'true' : undefined}
          onInput={(event) => onEnter(name, event.currentTarget.value)}
        />
        <button type="button" aria-label={words.say('stepper.more', { what: full })} onClick={() => onEnter(name, moved(text, by, min))}>
          +
        </button>
      </span>
    </span>
  );
}
