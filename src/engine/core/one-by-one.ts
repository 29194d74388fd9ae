import type { Outcome, RuleId, Step } from './outcome.ts';

/**
 * Carries out several inputs one after another, each on the state that the one before it left. The first that is refused refuses all.
 * @param before the state before the first
 * @param inputs in the order in which they happen; none is allowed too
 * @param carryOut carries out one of them, `after` so many others
 * @returns the state after the last, with the steps of all, or the problem
 */
export function oneByOne<S, E, P, R extends RuleId, I>(
  before: S,
  inputs: readonly I[],
  carryOut: (state: S, input: I, after: number) => Outcome<S, E, P, R>,
): Outcome<S, E, P, R> {
  let state = before;
  const trace: Step<E, R>[] = [];
  for (const [after, input] of inputs.entries()) {
    const outcome = carryOut(state, input, after);
    if (!outcome.ok) return outcome;
    state = outcome.state;
    trace.push(...outcome.trace);
  }
  return { ok: true, state, trace };
}

/**
 * Adds to a problem after how many other inputs it came.
 * @param outcome of one of several inputs
 * @param after how many were carried out before it
 * @returns the same outcome; a problem has `after` too
 */
export function withAfter<S, E, P, R extends RuleId>(outcome: Outcome<S, E, P, R>, after: number): Outcome<S, E, P & { readonly after: number }, R> {
  return outcome.ok ? outcome : { ok: false, problem: { ...outcome.problem, after } };
}
