import { bound, minused, type Words } from '../../../i18n/words.ts';
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
        aria-invalid={invalid || undefined}
        onChange={(event) => onEnter(name, String(event.currentTarget.checked))}
      />
      <span>{label}</span>
    </label>
  );
}

interface TextProps extends FieldProps {
  readonly text: string;
}

/** A field for a row of digits. */
export function TextField({ name, label, text, hydrated, invalid, onEnter }: TextProps) {
  const held = hydrated ? { value: text } : { defaultValue: text };
  return (
    <label class="ex-field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        name={name}
        {...held}
        aria-invalid={invalid || undefined}
        onInput={(event) => onEnter(name, event.currentTarget.value)}
      />
    </label>
  );
}

interface NumberProps extends FieldProps {
  /** The text in the field, a number or not. */
  readonly text: string;
  /** The accessible name, for readers who do not see where the field is; the label if left out. */
  readonly full?: string;
  /** By how much one press changes the number of a button; 1 if left out. */
  readonly by?: number;
  /** The smallest number that the buttons reach; 0 if left out. */
  readonly min?: number;
  readonly words: Words;
}

/** Computes the text after a press of a button. Text that is not a number counts as 0. */
const moved = (text: string, by: number, min: number): string => String(Math.max(min, (Math.trunc(numberIn(text)) || 0) + by));

/**
 * A number field between a minus button and a plus button. It keeps any text, so that the example can explain what is wrong
 * with it. A native number field would drop such text.
 */
export function NumberField({ name, label, full = label, text, by = 1, min = 0, hydrated, invalid, onEnter, words }: NumberProps) {
  const id = `ex-${name}`;
  const shown = minused(text);
  const held = hydrated ? { value: shown } : { defaultValue: shown };
  return (
    <span class="ex-field ex-number">
      <label for={id}>{label}</label>
      <span class="ex-spin">
        <button type="button" aria-label={words.say('stepper.less', { what: full })} onClick={() => onEnter(name, moved(text, -by, min))}>
          −
        </button>
        <input
          id={id}
          type="text"
          // A phone's numeric keyboard has no minus sign.
          inputMode={min < 0 ? 'text' : 'numeric'}
          name={name}
          {...held}
          aria-label={full === label ? undefined : full}
          aria-invalid={invalid || undefined}
          onInput={(event) => onEnter(name, event.currentTarget.value)}
        />
        <button type="button" aria-label={words.say('stepper.more', { what: full })} onClick={() => onEnter(name, moved(text, by, min))}>
          +
        </button>
      </span>
    </span>
  );
}

/** In a picture that draws no refused input: what was entered into a refused field. */
export function Entered({ label, text }: { readonly label: string; readonly text?: string }) {
  return (
    <p class="cm-box" data-refused>
      {text === undefined ? label : bound(`${label}:`, text)}
    </p>
  );
}
