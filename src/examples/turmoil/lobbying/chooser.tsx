import { numbers } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { ownersFor, SOURCES, type LobbyingInput, type Source } from './input.ts';
import { canUndo } from './taps.ts';

/** Names the source of a delegate. */
export const sourceIn = (source: Source, words: Words): string => words.say(`lobbying.choose.${source}`, { cost: numbers['lobbying.cost'] });

interface Props {
  readonly input: LobbyingInput;
  /** The source of the next tap. */
  readonly source: Source;
  readonly hydrated: boolean;
  readonly onEnter: (name: string, text: string) => void;
  readonly onUndo: () => void;
  /** Whether the reader made moves, which can become part of the own table. */
  readonly moved: boolean;
  readonly words: Words;
}

/** Asks for the position after the moves as the reader's table. The editor of the table sees the mark. */
const keep = ({ form }: HTMLButtonElement): void => {
  form!.dataset['keep'] = '';
  form!.querySelector<HTMLElement>('[data-action="table"]')!.click();
};

/** The palette: whose turn it is; how the delegate moves; the own table; undo. */
export function Chooser({ input, source, hydrated, onEnter, onUndo, moved, words }: Props) {
  const { game, next } = input;
  return (
    <div class={`lob-fields needs-js${moved ? ' has-keep' : ''}`} role="group" aria-label={words.say('lobbying.choose.hint')}>
      <Choice
        name="player"
        label={words.say('lobbying.choose.player')}
        value={next.owner}
        options={ownersFor(game, next.source).map((owner) => [owner, ownerIn(words, owner)])}
        hydrated={hydrated}
        onEnter={onEnter}
      />
      <Choice
        name="source"
        label={words.say('lobbying.choose.source')}
        value={source}
        options={SOURCES.map((one) => [one, sourceIn(one, words)])}
        hydrated={hydrated}
        onEnter={onEnter}
      />
      {moved && (
        <Take action="keep" onTake={keep} sign="M3 15h18M5 15v5M19 15v5M12 3v8M8 7l4 4 4-4" name="lobbying.choose.keep-short" words={words} />
      )}
      <Take
        action="undo"
        disabled={!canUndo(input)}
        onTake={onUndo}
        sign="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9"
        name="own-table.short.undo"
        words={words}
      />
    </div>
  );
}

interface TakeProps {
  readonly action: 'undo' | 'clear' | 'keep';
  readonly disabled?: boolean;
  readonly onTake: (button: HTMLButtonElement) => void;
  readonly words: Words;
  /** What is drawn in the place of its name, and the key of the short name below that. */
  readonly sign?: string;
  readonly name?: string;
}

/** A button that does something with all actions, or with the last one. While it is disabled, it keeps the focus. */
export function Take({ action, disabled, onTake, words, sign, name }: TakeProps) {
  const label = words.say(`lobbying.choose.${action}`);
  return (
    <button
      type="button"
      class="lob-take"
      data-action={action}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={({ currentTarget }) => disabled || onTake(currentTarget)}
    >
      {sign ? (
        <>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={sign} />
          </svg>
          <span class="cm-label">{words.say(name!)}</span>
        </>
      ) : (
        label
      )}
    </button>
  );
}
