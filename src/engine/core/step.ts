import type { RuleId, Step } from './outcome.ts';

/**
 * Makes a step; without further rules it has no `also`.
 * @param rule the rule that it follows
 * @param event what happened
 * @param also further rules that decided it, maybe none
 * @returns the step
 */
export function stepOf<E, R extends RuleId>(rule: R, event: E, also: readonly R[] = []): Step<E, R> {
  return also.length === 0 ? { rule, event } : { rule, also, event };
}
