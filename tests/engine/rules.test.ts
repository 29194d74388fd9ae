import { describe, expect, test } from 'vitest';
import {
  CITED_RULES,
  adjustForInfluence,
  citedBy,
  crisis,
  meetRequirement,
  parse,
  placeDelegate,
  problemsOf,
  takeActions,
  type ProcedureId,
  type Step,
} from '../../src/engine/turmoil/index.ts';
import { setUp } from './crisis-case.ts';
import { CASES } from './crisis-cases.ts';
import { EVENT_CASES } from './event-cases.ts';
import { eventSteps } from './event-steps.ts';
import { POLICY_CASES, POLICY_REFUSALS, actions, under } from './policy-cases.ts';
import { REQUIREMENTS_MET, REQUIREMENTS_REFUSED, asked } from './requirement-cases.ts';
import { game, player } from './sketch.ts';

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

const adjust = { card: 'riots', player: 'red', amount: 7, chairman: true, leader: true, delegates: 0, reading: 'ru' } as const;

/** Every rule that shows itself in the cases of a procedure. */
const shown: Readonly<Record<ProcedureId, () => readonly string[]>> = {
  influence: () => shownBy([adjustForInfluence(adjust), adjustForInfluence({ ...adjust, delegates: 6 })]),
  crisis: () => [
    ...shownBy([...CASES.map(setUp).map(({ game: before, input }) => crisis(before, input)), parse('') as Run]),
    ...EVENT_CASES.flatMap((one) => rulesOf(eventSteps(one))),
    ...wrong(),
  ],
  lobbying: () => shownBy([placeDelegate(game(sketch), { player: 'red', party: 'unity', source: 'reserve' })]),
  policies: () =>
    shownBy(
      [...POLICY_CASES, ...POLICY_REFUSALS].map(({ player: one, actions: list, reading = 'ru' }) =>
        takeActions(under(one), actions(list), { 'parties.reds.policy': reading }),
      ),
    ),
  requirement: () => shownBy([...REQUIREMENTS_MET, ...REQUIREMENTS_REFUSED].map(([, sketch]) => meetRequirement(asked(sketch)))),
};

describe('the rules that the engine names', () => {
  test.each(Object.keys(shown) as ProcedureId[])('%s: each of its list is at work in its cases, and no other', (id) => {
    const inList: readonly string[] = citedBy[id];
    const found = [...new Set(shown[id]())].sort();
    expect(found).toEqual([...inList].sort());
  });

  test('are listed once', () => {
    expect(new Set(CITED_RULES).size).toBe(CITED_RULES.length);
  });
});
