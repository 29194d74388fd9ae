import type { Words } from '../../i18n/words.ts';
import { Choice } from './choice.tsx';
import type { EditionChoice } from './url-state.ts';

interface PresetProps {
  /** The example's id; its strings name the presets. */
  readonly id: string;
  readonly presets: readonly { readonly id: string }[];
  /** The preset shown; null for the reader's own input. */
  readonly chosen: string | null;
  readonly onChoose: (preset: string) => void;
  readonly words: Words;
}

/** The presets as buttons, the one shown pressed. */
export function Presets({ id, presets, chosen, onChoose, words }: PresetProps) {
  return (
    <div class="ex-presets needs-js" role="group" aria-label={words.say('stepper.presets')}>
      {presets.map((preset) => (
        <button key={preset.id} type="button" data-preset={preset.id} aria-pressed={preset.id === chosen} onClick={() => onChoose(preset.id)}>
          {words.say(`${id}.preset.${preset.id}`)}
        </button>
      ))}
      {chosen === null && <span class="ex-own">{words.say('stepper.own')}</span>}
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

/** Whose reading applies where the printed editions disagree. */
export function EditionField({ editions, edition, hydrated, onChoose, words }: EditionProps) {
  return (
    <Choice
      name="edition"
      label={words.say('stepper.edition.label')}
      value={edition}
      options={['default', ...editions].map((id) => [id, words.say(`stepper.edition.${id}`)])}
      hydrated={hydrated}
      onEnter={(_, to) => onChoose(to)}
    />
  );
}
