import type { Words } from '../../../i18n/words.ts';
import type { AnyExample } from '../definition/example.ts';
import { EDITION, type EditionChoice } from '../state/url-state.ts';

/** The props of every field. */
export interface FieldProps {
  /** The same in all languages. Tests and addresses use it. */
  readonly name: string;
  readonly label: string;
  /** Whether the example is hydrated. Before that, a field keeps what a reader types into it. */
  readonly hydrated: boolean;
  readonly invalid?: boolean | undefined;
  /** Takes the field's name and its new content. The content of a tick box is `true` or `false`. */
  readonly onEnter: (name: string, text: string) => void;
}

interface ChoiceProps extends FieldProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** On a phone a choice with more letters has a row of its own. */
const SHORT = 20;

/** A native list of options with its label. */
export function Choice({ name, label, value, options, hydrated, invalid, onEnter }: ChoiceProps) {
  const held = hydrated ? { value } : { defaultValue: value };
  return (
    <label class={options.some(([, text]) => text[SHORT]) ? 'ex-field is-long' : 'ex-field'}>
      <span>{label}</span>
      <select name={name} {...held} aria-invalid={invalid || undefined} onChange={(event) => onEnter(name, event.currentTarget.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id} selected={hydrated ? undefined : id === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PresetProps {
  /** Its strings name the presets. */
  readonly example: Pick<AnyExample, 'id' | 'source'>;
  /** The present preset; null for the reader's own input. */
  readonly chosen: string | null;
  /** Whether the reader's own input is the reader's table. */
  readonly table: boolean;
  readonly onChoose: (preset: string) => void;
  /** Opens the reader's own table; undefined if the example has none. */
  readonly onTable: (() => void) | undefined;
  /** Goes to the fields of the reader's own input; undefined if the example has none here. */
  readonly onOwn: (() => void) | undefined;
  readonly words: Words;
}

/** The reader's own table, an input that is no preset, and the presets as buttons. The button of what is shown is pressed. */
export function Presets({ example: { id, source }, chosen, table, onChoose, onTable, onOwn = onTable, words }: PresetProps) {
  return (
    <div class="ex-presets needs-js" role="group" aria-label={words.say('stepper.presets')}>
      {onTable && (
        <button type="button" data-action="table" aria-pressed={table} onClick={onTable}>
          {words.say('stepper.table')}
        </button>
      )}
      {/* A link may have brought it, so it is not called the reader's table. */}
      {onOwn && !(onTable && (chosen || table)) && (
        <button type="button" data-action="own" aria-pressed={chosen === null} onClick={onOwn}>
          {words.say('stepper.own')}
        </button>
      )}
      {source.presets.map((preset) => (
        <button key={preset.id} type="button" data-preset={preset.id} aria-pressed={preset.id === chosen} onClick={() => onChoose(preset.id)}>
          {words.say(`${id}.preset.${preset.id}`)}
        </button>
      ))}
    </div>
  );
}

interface EditionProps {
  readonly editions: readonly string[];
  readonly edition: EditionChoice;
  readonly hydrated: boolean;
  readonly onChoose: (edition: EditionChoice) => void;
  readonly words: Words;
}

/** The choice of the edition that applies where the printed editions differ. */
export function EditionField({ editions, edition, hydrated, onChoose, words }: EditionProps) {
  return (
    <Choice
      name={EDITION}
      label={words.say('stepper.edition.label')}
      value={edition}
      options={['default', ...editions].map((id) => [id, words.say(`stepper.edition.${id}`)])}
      hydrated={hydrated}
      onEnter={(_, to) => onChoose(to)}
    />
  );
}
