import { playInTurn, rank, setUp, type ProcedureId, type Step } from '../../../src/engine/world-problems/index.ts';
import { box } from './box.ts';
import { CASES, REFUSALS } from './cases.ts';
import { IMPOSSIBLE } from './legal-cases.ts';
import { countriesIn, metIn, RANKING_CASES, REFUSED_RANKINGS } from './ranking-cases.ts';
import { REFUSED_SETUPS, SETUP_CASES } from './setup-cases.ts';
import { table } from './said.ts';

type Run = { readonly ok: true; readonly trace: readonly Step<unknown>[] } | { readonly ok: false; readonly problem: { readonly rule: string } };

const shownBy = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap((run) => (run.ok ? run.trace.flatMap(({ rule, also = [] }) => [rule, ...also]) : [run.problem.rule]));

/** The rules of the cases that are written as moves. */
const ofMoves = (procedure: string): readonly string[] =>
  shownBy([...CASES[procedure]!, ...REFUSALS[procedure]!].map(({ before, moves }) => playInTurn(table(before), moves)));

const over = { cycle: { phase: 'over', side: 'a' } } as const;
const compared = ['food'];

/** Every rule that shows itself in the cases of a procedure. */
export const shown: Readonly<Record<ProcedureId, () => readonly string[]>> = {
  setup: () => shownBy([...SETUP_CASES, ...REFUSED_SETUPS].map(([, change]) => setUp(box(change)))),
  cycle: () => [...ofMoves('cycle'), ...IMPOSSIBLE.map(([, , , problem]) => (problem as { readonly rule: string }).rule)],
  funds: () => ofMoves('funds'),
  'bank-and-technology': () => ofMoves('bank-and-technology'),
  alliances: () => ofMoves('alliances'),
  compensation: () => ofMoves('compensation'),
  'karma-and-radicals': () => ofMoves('karma-and-radicals'),
  ranking: () =>
    shownBy([
      ...RANKING_CASES.map(({ reputation, alliances = [], met }) =>
        rank(table({ countries: countriesIn(reputation), alliances, ...over }), { met: metIn(met), compared }),
      ),
      ...REFUSED_RANKINGS.map(([, met, change, kinds]) => rank(table({ ...over, ...change }), { met: metIn(met), compared: kinds })),
    ]),
};
