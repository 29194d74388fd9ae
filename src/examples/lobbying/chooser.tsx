import { numbers } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { ownersFor, SOURCES, withSource, type LobbyingInput, type Source } from './input.ts';
import { ownerIn } from '../../sentences/turmoil/words.ts';

interface Props {
  readonly input: LobbyingInput;
  readonly awake: boolean;
  readonly onEdit: (input: LobbyingInput) => void;
  readonly words: Words;
}

/** How a delegate moves, in words. */
export const sourceIn = (source: Source, words: Words): string => words.say(`lobbying.choose.${source}`, { cost: numbers['lobbying.cost'] });

/** What the next tap on a party does: whose delegate, and how it moves. */
export function Chooser({ input, awake, onEdit, words }: Props) {
  const { game, next } = input;
  return (
    <div class="lob-choose needs-js">
      <p>{words.say('lobbying.choose.hint')}</p>
      <div class="lob-fields">
        <Choice
          name="player"
          label={words.say('lobbying.choose.player')}
          value={next.owner}
          options={ownersFor(game, next.source).map((owner) => [owner, ownerIn(words, owner)])}
          awake={awake}
          onChange={(to) => onEdit({ ...input, next: { ...next, owner: ownersFor(game, next.source).find((owner) => owner === to) ?? next.owner } })}
        />
        <Choice
          name="source"
          label={words.say('lobbying.choose.source')}
          value={next.source}
          options={SOURCES.map((source) => [source, sourceIn(source, words)])}
          awake={awake}
          onChange={(to) => onEdit(withSource(input, SOURCES.find((source) => source === to) ?? next.source))}
        />
      </div>
    </div>
  );
}

interface UndoProps {
  readonly count: number;
  readonly onKeep: (count: number) => void;
  readonly words: Words;
}

/** Takes the last action back, or all of them. */
export function Undo({ count, onKeep, words }: UndoProps) {
  const rests = count === 0;
  const button = (action: 'undo' | 'clear', keep: number) => (
    <button type="button" class="lob-undo" data-action={action} aria-disabled={rests ? 'true' : undefined} onClick={() => rests || onKeep(keep)}>
      {words.say(`lobbying.choose.${action}`)}
    </button>
  );
  return (
    <p class="lob-undos needs-js">
      {button('undo', count - 1)}
      {button('clear', 0)}
    </p>
  );
}
