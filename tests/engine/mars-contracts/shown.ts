import { scoreContracts, type ProcedureId, type Step } from '../../../src/engine/mars-contracts/index.ts';
import { IMPOSSIBLE } from './legal-cases.ts';
import { table } from './said.ts';
import { REFUSED_SCORINGS, SCORING_CASES } from './scoring-cases.ts';

type Run = { readonly ok: true; readonly trace: readonly Step<unknown>[] } | { readonly ok: false; readonly problem: { readonly rule: string } };

const shownBy = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap((run) => (run.ok ? run.trace.flatMap(({ rule, also = [] }) => [rule, ...also]) : [run.problem.rule]));

/** Every rule that shows itself in the cases of a procedure. */
export const shown: Readonly<Record<ProcedureId, () => readonly string[]>> = {
  round: () => IMPOSSIBLE.map(([, , , problem]) => (problem as { readonly rule: string }).rule),
  scoring: () =>
    shownBy([
      ...SCORING_CASES.map(({ before }) => scoreContracts(table({ ...before, round: { phase: 'over' } }))),
      ...REFUSED_SCORINGS.map(([, phase]) => scoreContracts(table({ round: { phase } }))),
    ]),
};

/** What the cases of each procedure show, in words. */
export const NAMED_CASES: Readonly<Record<ProcedureId, readonly string[]>> = {
  round: IMPOSSIBLE.map(([shows]) => shows),
  scoring: SCORING_CASES.map(({ shows }) => shows),
};
