import type { Outcome, RuleId } from './outcome.ts';
import { run, type Apply, type PartOf } from './run.ts';

/**
 * Gives a game the function that makes one part of several.
 * @param apply what an event does to the state of the game
 * @returns makes of parts, in the order in which they happen, a part whose steps are all of theirs
 */
export const joining =
  <S, E, R extends RuleId>(apply: Apply<S, E>) =>
  (...parts: readonly PartOf<S, E, R>[]): PartOf<S, E, R> =>
  (state) =>
    run(apply, state, parts).trace;

/** What all procedures of a game share. */
export interface Common<S, E, P, Phase> {
  /** What an event does to the state. */
  readonly apply: Apply<S, E>;
  /** What makes a state impossible, the first thing first. */
  readonly problemsOf: (state: S) => readonly P[];
  /** Refuses a state whose phase is none of those that are `due`. */
  readonly outOfOrder: (state: S, due: readonly Phase[]) => P | null;
}

/**
 * Makes a procedure of the phases in which it may be carried out, of what else forbids it, and of its parts. The procedure takes the state, and
 * whatever `refuse` and `parts` take. A game names its own types of parts and outcomes.
 */
export type Maker<S, Phase, P, Part, O> = <I extends readonly unknown[]>(
  phases: readonly Phase[],
  refuse: (state: S, ...input: I) => P | null,
  parts: (...input: I) => readonly Part[],
) => (state: S, ...input: I) => O;

/**
 * Gives a game the function that makes a procedure of what forbids it and what it does.
 * @param common what all procedures of the game share
 * @returns makes a procedure that refuses an impossible state, a wrong phase, what `refuse` finds, and what would lead to an impossible state,
 *   such as a number higher than the engine counts
 */
export const making =
  <S, E, P, R extends RuleId, Phase>({
    apply,
    problemsOf,
    outOfOrder,
  }: Common<S, E, P, Phase>): Maker<S, Phase, P, PartOf<S, E, R>, Outcome<S, E, P, R>> =>
  (phases, refuse, parts) =>
  (state, ...input) => {
    const problem = problemsOf(state)[0] ?? outOfOrder(state, phases) ?? refuse(state, ...input);
    if (problem !== null) return { ok: false, problem };
    const done = run(apply, state, parts(...input));
    const [wrong] = problemsOf(done.state);
    return wrong === undefined ? { ok: true, ...done } : { ok: false, problem: wrong };
  };

/**
 * Finds the first problem.
 * @param checks in order; a later one may rely on the ones before it
 * @returns the first that is not null
 */
export function firstOf<P>(...checks: readonly (() => P | null)[]): P | null {
  for (const check of checks) {
    const refused = check();
    if (refused !== null) return refused;
  }
  return null;
}
