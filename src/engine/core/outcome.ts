/** The permanent id of a rule inside its game, such as `committee.lobbying`. Listed in ids.lock; never renamed. */
export type RuleId = string;

/** One thing that happened, `event`, because of one rule. Events hold numbers and ids only, never a sentence. */
export interface Step<E, R extends RuleId = RuleId> {
  readonly rule: R;
  readonly event: E;
  /** Further rules that decided this step; those that changed nothing in it are left out. */
  readonly also?: readonly R[];
}

/**
 * What a procedure returns: the state after it with the steps that led there,
 * or the problem that forbids it. A problem changes nothing.
 */
export type Outcome<S, E, P, R extends RuleId = RuleId> =
  { readonly ok: true; readonly state: S; readonly trace: readonly Step<E, R>[] } | { readonly ok: false; readonly problem: P };

/** Rules that stand in a list under a condition, such as `[isTied && 'committee.dominance-tie']`; false is a rule that does not hold. */
export type Rules<R extends RuleId> = readonly (R | false)[];

/**
 * Makes a step; without further rules it has no `also`.
 * @param rule the rule that it follows
 * @param event what happened
 * @param rules further rules that decided it, maybe none; those that are false are left out
 * @returns the step
 */
export function stepOf<E, R extends RuleId>(rule: R, event: E, rules: Rules<R> = []): Step<E, R> {
  const also = rules.filter((one) => one !== false);
  return also.length === 0 ? { rule, event } : { rule, also, event };
}
