import { countedTable, playInTurn, scoreContracts, setUp, type ProcedureId, type Step } from '../../../src/engine/mars-contracts/index.ts';
import { CASES, REFUSALS } from './cases.ts';
import { IMPOSSIBLE } from './legal-cases.ts';
import { table } from './said.ts';
import { countedWith, REFUSED_COUNTS, REFUSED_SCORINGS, SCORING_CASES } from './scoring-cases.ts';
import { box, REFUSED_SETUPS, SETUP_CASES } from './setup-cases.ts';

type Run = { readonly ok: true; readonly trace: readonly Step<unknown>[] } | { readonly ok: false; readonly problem: { readonly rule: string } };

const shownBy = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap((run) => (run.ok ? run.trace.flatMap(({ rule, also = [] }) => [rule, ...also]) : [run.problem.rule]));

/** The rules of the cases that are written as moves. */
const played = (procedure: string): readonly string[] =>
  shownBy([...CASES[procedure]!, ...REFUSALS[procedure]!].map(({ before, moves }) => playInTurn(table(before), moves)));

/** Every rule that shows itself in the cases of a procedure. */
export const shown: Readonly<Record<ProcedureId, () => readonly string[]>> = {
  setup: () => shownBy([...SETUP_CASES, ...REFUSED_SETUPS].map(([, change]) => setUp(box(change)))),
  'union-actions': () => played('union-actions'),
  'contract-life': () => played('contract-life'),
  automa: () => played('automa'),
  'new-contracts': () => played('new-contracts'),
  round: () => [...played('round'), ...IMPOSSIBLE.map(([, , , problem]) => (problem as { readonly rule: string }).rule)],
  scoring: () =>
    shownBy([
      ...SCORING_CASES.map(({ before }) => scoreContracts(table({ ...before, round: { phase: 'over' } }))),
      ...REFUSED_SCORINGS.map(([, phase]) => scoreContracts(table({ round: { phase } }))),
      ...REFUSED_COUNTS.map(([, vp, change]) => countedTable(countedWith(vp, change))).map((one) => (one.ok ? { ...one, trace: [] } : one)),
    ]),
};

const saidBy = (procedure: string): readonly string[] => [...CASES[procedure]!, ...REFUSALS[procedure]!].map(({ shows }) => shows);

/** What the cases of each procedure show, in words. */
export const NAMED_CASES: Readonly<Record<ProcedureId, readonly string[]>> = {
  setup: [...SETUP_CASES, ...REFUSED_SETUPS].map(([shows]) => shows),
  'union-actions': saidBy('union-actions'),
  'contract-life': saidBy('contract-life'),
  automa: saidBy('automa'),
  'new-contracts': saidBy('new-contracts'),
  round: [...saidBy('round'), ...IMPOSSIBLE.map(([shows]) => shows)],
  scoring: SCORING_CASES.map(({ shows }) => shows),
};
