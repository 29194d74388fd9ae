import {
  resolveInfluence,
  crisis,
  meetRequirement,
  followCard,
  lobbyInTurn,
  parse,
  problemsOf,
  takeActions,
  setUpBoards,
  type Game,
  finalScoring,
  resolveTemperature,
  solarPhase,
  type ProcedureId,
  type Step,
} from '../../../src/engine/turmoil/index.ts';
import { setUp } from './crisis-case.ts';
import { CASES } from './crisis-cases.ts';
import { EVENT_CASES } from './event-cases.ts';
import { eventSteps } from './event-steps.ts';
import { POLICY_CASES, POLICY_REFUSALS, actions, under } from './policy-cases.ts';
import { REQUIREMENTS_MET, REQUIREMENTS_REFUSED, asked } from './requirement-cases.ts';
import { refusedInput, REFUSED_STARTS, TRACK_CASES, trackInput } from './event-track-cases.ts';
import { actionsIn, LOBBYING_CASES } from './lobbying-cases.ts';
import { REFUSED_SETUPS, SETUP_CASES } from './setup-cases.ts';
import { CASES as SCORINGS, REFUSED as WRONG_SCORINGS, sketched as scoring } from './final-scoring-cases.ts';
import { game, player } from './sketch.ts';
import { CASES as PHASES, REFUSED as WRONG_PHASES, sketched as phase } from './solar-phase-cases.ts';
import { CASES as TEMPERATURES, sketched as temperature } from './temperature-cases.ts';

interface Problem {
  readonly rule: string;
}
type Run = { readonly ok: true; readonly trace: readonly Step<unknown>[] } | { readonly ok: false; readonly problem: Problem };

const rulesOf = (steps: readonly Step<unknown>[]): readonly string[] => steps.flatMap(({ rule, also = [] }) => [rule, ...also]);
const shownBy = (runs: readonly Run[]): readonly string[] => runs.flatMap((run) => (run.ok ? rulesOf(run.trace) : [run.problem.rule]));

const sketch = { players: { red: {}, blue: {} }, parties: { unity: 'Br1' }, dominant: 'unity' } as const;

/** A game where much is wrong. */
function wrong(): readonly string[] {
  const { committee } = game(sketch);
  const impossible = { ...committee, chairman: null, lobby: { ...committee.lobby, red: 2 as 1 } };
  const off = { temperature: 9, oceans: 0, zeroPassed: false };
  return problemsOf({ ...game(sketch), committee: impossible, players: [player('red', { mc: -1 })], mars: off }).map(({ rule }) => rule);
}

/** Games in which one thing each is wrong, for procedures that tell only the first problem. */
function wrongOnce(): readonly Game[] {
  const right = game(sketch);
  const { committee } = right;
  const numbers = [{ tr: -1 }, { mc: -1 }, { heat: -1 }, { cities: -1 }];
  return [
    { ...right, players: [] },
    ...numbers.map((off) => ({ ...right, players: [player('red', off), player('blue')] })),
    { ...right, committee: { ...committee, chairman: null, reserve: { ...committee.reserve, neutral: 14 } } },
    { ...right, committee: { ...committee, lobby: { ...committee.lobby, red: 2 as 1 } } },
    { ...right, events: { distant: 'riots', coming: 'riots', current: null } },
    { ...right, mars: { temperature: 9, oceans: 0, zeroPassed: false } },
  ];
}

const influence = { card: 'riots', player: 'red', amount: 7, chairman: true, leader: true, delegates: 0, reading: 'ru' } as const;

/** Every rule that shows itself in the cases of a procedure. */
export const shown: Readonly<Record<ProcedureId, () => readonly string[]>> = {
  influence: () =>
    shownBy([resolveInfluence(influence), resolveInfluence({ ...influence, delegates: 6 }), resolveInfluence({ ...influence, has: 1 })]),
  crisis: () => [
    ...shownBy([...CASES.map(setUp).map(({ game: before, input }) => crisis(before, input)), parse('') as Run]),
    ...EVENT_CASES.flatMap((one) => rulesOf(eventSteps(one))),
    ...wrong(),
  ],
  temperature: () => shownBy(TEMPERATURES.map(([, sketch]) => resolveTemperature(temperature(sketch)))),
  'solar-phase': () =>
    shownBy([
      ...PHASES.map(([, distances, played, raised]) => solarPhase(phase(distances, played, raised))),
      ...WRONG_PHASES.map(([, distances, raised]) => solarPhase(phase(distances, 'v', raised))),
    ]),
  'final-scoring': () =>
    shownBy([...SCORINGS, ...WRONG_SCORINGS].map(([, players, chairman, leaders]) => finalScoring(scoring(players, chairman, leaders)))),
  policies: () =>
    shownBy(
      [...POLICY_CASES, ...POLICY_REFUSALS].map(({ player: one, actions: list, reading = 'ru' }) =>
        takeActions(under(one), actions(list), { 'parties.reds.policy': reading }),
      ),
    ),
  requirement: () => shownBy([...REQUIREMENTS_MET, ...REQUIREMENTS_REFUSED].map(([, sketch]) => meetRequirement(asked(sketch)))),
  'event-track': () => shownBy([...TRACK_CASES.map(trackInput), ...REFUSED_STARTS.map(([, change]) => refusedInput(change))].map(followCard)),
  setup: () => shownBy([...SETUP_CASES, ...REFUSED_SETUPS.map(([, input]) => input)].map(setUpBoards)),
  lobbying: () => {
    const cases = LOBBYING_CASES.map(({ board, actions }) => lobbyInTurn(game({ players: sketch.players, ...board }), actionsIn(actions)));
    return shownBy([...cases, ...wrongOnce().map((off) => lobbyInTurn(off, []))]);
  },
};
