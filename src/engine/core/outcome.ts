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
 * or the problem that forbids it. A refusal changes nothing.
 */
export type Outcome<S, E, P, R extends RuleId = RuleId> =
  { readonly ok: true; readonly state: S; readonly trace: readonly Step<E, R>[] } | { readonly ok: false; readonly problem: P };
