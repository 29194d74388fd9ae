import type { RuleId, Step } from './outcome.ts';

/** How an event changes a state. Must be pure: stepping back and undo rest on it. */
export type Apply<S, E> = (state: S, event: E) => S;

/**
 * One part of a procedure: looks at the state and lists what happens, each step with its rule. It changes nothing and refuses nothing itself;
 * a game names its own `Part`.
 */
export type PartOf<S, E, R extends RuleId = RuleId> = (state: S) => readonly Step<E, R>[];

/** A state, and the steps that led to it. */
export interface Run<S, E, R extends RuleId = RuleId> {
  readonly state: S;
  readonly trace: readonly Step<E, R>[];
}

/**
 * Plays the steps of a trace again.
 * @param apply what an event does to the state
 * @param before the state before the first step
 * @param trace any number of steps, from the first on: the first k of them give the state after step k
 * @returns the state after the last of these steps
 */
export function replay<S, E>(apply: Apply<S, E>, before: S, trace: readonly Step<E>[]): S {
  return trace.reduce((state, step) => apply(state, step.event), before);
}

/**
 * Runs parts one after another, each on the state that the ones before it left.
 * @param apply what an event does to the state
 * @param before the state before the first part
 * @param parts in the order of the rulebook
 * @returns the state after the last part, with all steps in order; so `replay` of the trace gives that state
 */
export function run<S, E, R extends RuleId>(apply: Apply<S, E>, before: S, parts: readonly PartOf<S, E, R>[]): Run<S, E, R> {
  let state = before;
  const trace: Step<E, R>[] = [];
  for (const part of parts) {
    const steps = part(state);
    state = replay(apply, state, steps);
    trace.push(...steps);
  }
  return { state, trace };
}
