import { useMemo } from 'preact/hooks';
import type { Player } from '../../../engine/turmoil/index.ts';
import { minused } from '../../../i18n/words.ts';
import { changesBetween, NOTHING } from '../../../drawings/turmoil/changes.ts';
import { withRefused } from '../../../drawings/turmoil/refused.ts';
import type { Choose } from '../../../drawings/turmoil/party.tsx';
import { CommitteePlaces, People } from '../../../drawings/turmoil/places.tsx';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { Chooser, sourceIn, Take } from './chooser.tsx';
import { comparedWith, landings, paidBy, placesAbout, toldAt, type LobbyingShown } from './play.ts';
import { sayAnswer } from './sentences.ts';
import { chosen, cleared, sourceAt, undone, withTap } from './taps.ts';

interface BoardProps extends Pick<
  LobbyingShown,
  'value' | 'own' | 'trace' | 'step' | 'event' | 'now' | 'before' | 'problem' | 'refused' | 'words' | 'drawNumber'
> {
  /** The action of a tap on a party. */
  readonly choose?: Choose | undefined;
}

/** The committee board. Each party is a button. No card moves in an action phase, so the events board is left out. */
function Board({ value, own, trace, step, event, now, before, problem, refused, choose, words, drawNumber }: BoardProps) {
  // A move is refused after the last step. So of the reader's own moves nothing is marked there that an earlier one did.
  const alone = problem && step === trace.length;
  const stale = alone && own;
  const changed = before && !stale ? changesBetween(comparedWith(value, step, before), now) : NOTHING;
  const about = event && !stale ? placesAbout(event).map((key) => [key, ''] as const) : [];
  const changes = withRefused(new Map([...about, ...changed]), refused);
  // The same function for all steps of an input, so that a line is drawn again only if it changed.
  const note = useMemo(
    () => (player: Player) => {
      const cost = paidBy(value, player);
      return cost > 0 && <span class="cm-small lob-paid">{words.say('lobbying.choose.paid', { cost: minused(-cost) })}</span>;
    },
    [value, words],
  );
  return (
    <div class="cm" role="group" data-alone={alone ? '' : undefined} data-told={toldAt(trace, step)} aria-label={words.label('committee-board')}>
      <CommitteePlaces game={now} changes={changes} words={words} choose={choose} />
      <People game={now} changes={changes} words={words} drawNumber={drawNumber} note={note} />
    </div>
  );
}

/** The answer to the last press, unless the refusal says it. Before the first action it also says what to do, where the first step will stand. */
function Answered({ value: { answer, actions }, step, problem, hydrated, words }: LobbyingShown) {
  const isSaid = answer?.at === Math.max(1, step) && !(problem && answer.type === 'same-reason');
  return (
    <p class="lob-answer" role="status">
      {isSaid && `${sayAnswer(answer, words)} `}
      {hydrated && !actions.length && !problem && <span class="lob-hint">{words.say('lobbying.choose.hint')}</span>}
    </p>
  );
}

/**
 * The committee board as the input. A tap on a party sends the chosen delegate there, or lets a card remove it, and shows what
 * came of it. A change of the choice stays at the present step.
 */
export function LobbyingBoard(shown: LobbyingShown) {
  const { value, own, step, hydrated, embedded, onEdit, words } = shown;
  const source = useMemo(() => sourceAt(value, step), [value, step]);
  // Most steps change nothing of the buttons.
  const choose = useMemo((): Choose => {
    const names = { owner: ownerIn(words, value.next.owner), source: sourceIn(source, words) };
    return {
      label: (party) => words.say('lobbying.choose.party', { party: words.label(party), ...names }),
      onChoose: (party) => onEdit((latest, step) => withTap(latest, party, step)),
    };
  }, [value, source, words]);
  const chooser = useMemo(() => {
    const enterNext = (name: string, text: string): void => onEdit((latest, step) => chosen(latest, name, text, step));
    const moved = own && landings(value).length > 0;
    return (
      <Chooser input={value} source={source} hydrated={hydrated} moved={moved} words={words} onEnter={enterNext} onUndo={() => onEdit(undone)} />
    );
  }, [value, own, source, hydrated, words]);
  // A chapter shows the steps; a reader plays on the example's own page.
  if (embedded) return <Board {...shown} />;
  return (
    <>
      {chooser}
      <Board {...shown} choose={choose} />
      <Answered {...shown} />
    </>
  );
}

/** What a reader may do, and the button that takes all of it back. */
export function Actions({ value, onEdit, words }: LobbyingShown) {
  return (
    <>
      <p class="lob-what">{words.say('lobbying.choose.hint')}</p>
      <p class="ex-buttons">
        <Take action="clear" disabled={value.actions.length === 0} onTake={() => onEdit(cleared)} words={words} />
      </p>
    </>
  );
}
