import type { RuleId } from './outcome.ts';

/**
 * Finds the rules whose conditions hold.
 * @param rules each with its condition
 * @returns the rules, in order
 */
export const holding = <const R extends RuleId>(...rules: readonly (readonly [holds: boolean, rule: R])[]): readonly R[] =>
  rules.flatMap(([holds, rule]) => (holds ? [rule] : []));
