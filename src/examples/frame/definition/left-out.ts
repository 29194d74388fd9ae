/*
 * An example has words for a part of what its engine returns. It names what it leaves out, not what it says. So a new event or problem of
 * the engine belongs to what it says, and the functions that say it do not compile until they know it or the example leaves it out too.
 */

/** The events of an engine but those of some types: an example hides them, or none of its inputs leads to them. */
export type EventsBut<E extends { readonly type: string }, T extends E['type']> = Exclude<E, { readonly type: T }>;

/** The problems of an engine but those with some codes: none of the inputs of an example leads to them. */
export type ProblemsBut<P extends { readonly code: string }, C extends P['code']> = Exclude<P, { readonly code: C }>;
