import { useEffect, useRef } from 'preact/hooks';
import { apply, crisis, type Game, type Readings, type TurmoilOutcome, type TurmoilProblem } from '../../../engine/turmoil/index.ts';
import { changesBetween, NOTHING } from '../../../drawings/turmoil/changes.ts';
import { EventsBoard } from '../../../drawings/turmoil/events.tsx';
import { changesAt, Kept } from '../../../drawings/turmoil/pieces.tsx';
import { withRefused } from '../../../drawings/turmoil/refused.ts';
import { boardsIn, CommitteePlaces, People } from '../../../drawings/turmoil/places.tsx';
import { WorkingTable } from '../../../drawings/turmoil/working.tsx';
import { describeStep } from '../../../sentences/turmoil/step.ts';
import { toldAsOne, type ToldStep } from '../../../sentences/turmoil/working.ts';
import { ofParty, whoIn } from '../../../sentences/turmoil/words.ts';
import { playedFrom, type Example, type Shown } from '../../frame/definition/example.ts';
import { useLater } from '../../frame/loading/use-later.ts';
import type { Form } from './form.tsx';
import type { CrisisInput } from './input.ts';
import { source } from './presets.ts';

type ToldEvent = ToldStep['event'];
type CrisisShown = Shown<CrisisInput, Game, ToldEvent, TurmoilProblem>;

/** Runs the crisis if all numbers are whole. All players meet the global event in one step, as in the rulebook. */
const run = ({ position, problem }: CrisisInput, readings: Readings) => {
  const outcome: TurmoilOutcome = problem ? { ok: false, problem } : crisis(position.game, { ...position, readings });
  return outcome.ok ? { ...outcome, trace: toldAsOne(outcome.trace) } : outcome;
};

const applyTold = (game: Game, event: ToldEvent): Game => (event.type === 'event-met' ? event.met : [event]).reduce(apply, game);

/** The committee board, the events board and the players' numbers. What the present step changed is marked. */
function Table({ now, before, refused, words, drawNumber }: CrisisShown) {
  const changes = withRefused(before ? changesBetween(before, now) : NOTHING, refused);
  return (
    <div class="cm has-assets" role="group" aria-label={boardsIn(words)}>
      <CommitteePlaces game={now} changes={changes} words={words} />
      <Kept of={[now.events, changesAt(changes, 'event'), words]} draw={() => <EventsBoard events={now.events} changes={changes} words={words} />} />
      <People game={now} changes={changes} words={words} drawNumber={drawNumber} />
    </div>
  );
}

/** Parties and chairman after the crisis. The value for programs is the id of the ruling party. */
function Result({ end: { committee }, words }: CrisisShown) {
  const { ruling, dominant, chairman } = committee;
  const names = { ruling: ofParty(words, ruling), dominant: ofParty(words, dominant), owner: chairman ? whoIn(words, chairman) : '' };
  return (
    <output class="ex-result" data-value={ruling}>
      {words.say('crisis.result', names)}
    </output>
  );
}

/** The reader's own committee in a collapsed section. Its form has about a hundred fields. It is fetched when the section is first opened. */
function Editor({ own, problem, value, onChange, words, load }: CrisisShown) {
  const details = useRef<HTMLDetailsElement>(null);
  // `then` packs to fewer bytes than `await` with its function, and this page has none to spare.
  const [Fields, fetchForm] = useLater<Form>(() => import('./form.tsx').then((form) => form.formIn(words.lang)), load);
  const opens = own && problem !== null;
  // A refused input opens the form, where it can be mended. A reader may have opened it before hydration.
  useEffect(() => {
    if (!details.current) return;
    if (opens) details.current.open = true;
    if (details.current.open) fetchForm();
  }, [opens]);
  return (
    <details ref={details} class="ex-editor" onToggle={fetchForm}>
      <summary>{words.say('crisis.own')}</summary>
      {Fields && <Fields input={value} onChange={onChange} words={words} />}
    </details>
  );
}

/**
 * The example `crisis`: a whole crisis step by step on the committee board, from a preset or from a committee that the reader
 * enters. A committee that the rules do not allow is refused with the rule that forbids it. Follows crisis.*.
 */
export default {
  id: 'crisis',
  source,
  enter: { fetch: () => import('./form.tsx').then((form) => form.enter) },
  play: (input, readings) => playedFrom(run(input, readings), applyTold, input.position.game),
  describe: (step, { readings, now }, words) => describeStep(step, { game: now, reading: readings['influence.adjust'] }, words),
  Table: WorkingTable,
  refuse: () => null,
  refusals: (words) => import('./refusals.ts').then((all) => all.refusals(words)),
  Picture: Table,
  motion: () => import('../../../drawings/turmoil/flights.ts').then((all) => all.boardMotion),
  Form: Editor,
  Result,
} satisfies Example<CrisisInput, Game, ToldEvent, TurmoilProblem, Readings, ToldStep>;
