import { numbers } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';
import { Choice } from '../frame/choice.tsx';
import { ownersFor, SOURCES, type LobbyingInput, type Source } from './input.ts';

/** Names the source of a delegate. */
export const sourceIn = (source: Source, words: Words): string => words.say(`lobbying.choose.${source}`, { cost: numbers['lobbying.cost'] });

interface Props {
  readonly input: LobbyingInput;
  readonly hydrated: boolean;
  readonly onEnter: (name: string, text: string) => void;
  readonly words: Words;
}

/** The fields for the next tap on a party: the owner of the delegate and its source. */
export function Chooser({ input: { game, next }, hydrated, onEnter, words }: Props) {
  return (
    <div class="lob-fields needs-js" role="group" aria-label={words.say('lobbying.choose.hint')}>
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
        value={next.source}
        options={SOURCES.map((source) => [source, sourceIn(source, words)])}
        hydrated={hydrated}
        onEnter={onEnter}
      />
    </div>
  );
}

interface UndoProps {
  /** Whether there is no action. */
  readonly disabled: boolean;
  /** Keeps only the first actions. The function takes their number and returns how many to keep. */
  readonly onKeep: (keep: (count: number) => number) => void;
  readonly words: Words;
}

/** The buttons that undo the last action or all actions. */
export function Undo({ disabled, onKeep, words }: UndoProps) {
  const button = (action: 'undo' | 'clear', keep: (count: number) => number) => (
    <button type="button" data-action={action} aria-disabled={disabled ? 'true' : undefined} onClick={() => disabled || onKeep(keep)}>
      {words.say(`lobbying.choose.${action}`)}
    </button>
  );
  return (
    <p class="ex-buttons lob-undos">
      {button('undo', (count) => Math.max(0, count - 1))}
      {button('clear', () => 0)}
    </p>
  );
}
