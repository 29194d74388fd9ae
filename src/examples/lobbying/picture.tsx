import type { Party } from '../../engine/turmoil/index.ts';
import { changesBetween, NOTHING } from '../../drawings/turmoil/changes.ts';
import type { Choose } from '../../drawings/turmoil/party.tsx';
import { CommitteePlaces, People } from '../../drawings/turmoil/places.tsx';
import { ownerIn } from '../../sentences/turmoil/words.ts';
import { Chooser, sourceIn, Undo } from './chooser.tsx';
import { enter } from './input.ts';
import { withFirst, withTap, type LobbyingShown } from './play.ts';

interface BoardProps extends Pick<LobbyingShown, 'now' | 'before' | 'words'> {
  /** The action of a tap on a party. */
  readonly choose?: Choose | undefined;
}

/** The committee board. Each party is a button. No card moves in an action phase, so the events board is left out. */
function Board({ now, before, choose, words }: BoardProps) {
  const changes = before ? changesBetween(before, now) : NOTHING;
  return (
    <div class="cm" role="group" aria-label={words.label('committee-board')}>
      <CommitteePlaces game={now} changes={changes} words={words} choose={choose} />
      <People game={now} changes={changes} words={words} />
    </div>
  );
}

/**
 * The committee board as the input. A tap on a party sends the chosen delegate there, or lets a card remove it, and shows the
 * first step of this action. A change of the choice stays at the present step.
 */
export function LobbyingBoard(shown: LobbyingShown) {
  const { value, hydrated, embedded, onEdit, words } = shown;
  const choose = (party: Party): void => onEdit((latest) => withTap(latest, party));
  const enterNext = (name: string, text: string): void => onEdit((latest, step) => [enter(latest, name, text), step]);
  const label = (party: Party): string =>
    words.say('lobbying.choose.party', {
      party: words.label(party),
      owner: ownerIn(words, value.next.owner),
      source: sourceIn(value.next.source, words),
    });
  // A chapter shows the steps; a reader plays on the example's own page.
  if (embedded) return <Board {...shown} />;
  return (
    <>
      <Chooser input={value} hydrated={hydrated} onEnter={enterNext} words={words} />
      <Board {...shown} choose={{ label, onChoose: choose }} />
    </>
  );
}

/** What a reader may do, and the buttons that take it back. */
export function Actions({ value, onEdit, words }: LobbyingShown) {
  return (
    <>
      <p>{words.say('lobbying.choose.hint')}</p>
      <Undo
        disabled={value.actions.length === 0}
        onKeep={(keep) => onEdit((latest) => withFirst(latest, keep(latest.actions.length)))}
        words={words}
      />
    </>
  );
}
