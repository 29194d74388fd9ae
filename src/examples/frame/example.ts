import type { ComponentChild } from 'preact';
import type { Outcome, Step } from '../../engine/core/outcome.ts';
import { replay, type Apply } from '../../engine/core/run.ts';
import type { Said, Words } from '../../i18n/words.ts';
import type { RuleLinks } from '../../drawings/cite.tsx';
import type { LightSource, Source } from './state.ts';

/** What the engine says of one input. */
export interface Played<S, E, P> {
  /** All steps; of a refused input those that an example shows all the same, often none. */
  readonly trace: readonly Step<E>[];
  /** The state after a number of steps; after 0 it is the state before the first. */
  readonly after: (steps: number) => S;
  /** Why the input is refused; null when it is not. */
  readonly problem: P | null;
}

/** A refusal as every engine returns it. */
export interface Refusal {
  readonly code: string;
  /** The id of the rule that forbids it, without the game. */
  readonly rule: string;
}

/** The rules that the editions read differently, each with the edition that applies. */
export type Readings = Readonly<Record<string, string>>;

/** What picture, form and result are drawn from. */
export interface Shown<V, S, E, P> {
  /** The present input. */
  readonly value: V;
  readonly readings: Readings;
  readonly trace: readonly Step<E>[];
  /** The present step, from 1; 0 when there is none. */
  readonly step: number;
  /** The event of the present step; undefined when there is none. */
  readonly event: E | undefined;
  /** The state after the present step. */
  readonly now: S;
  /** The state before the present step; undefined when there is no step. */
  readonly before: S | undefined;
  /** The state after the last step. */
  readonly end: S;
  readonly problem: P | null;
  readonly words: Words;
  readonly rules: RuleLinks;
  /** Whether the reader's own input is shown, not a preset. */
  readonly own: boolean;
  /** Whether it stands in a chapter. */
  readonly embedded: boolean;
  /** False until the example is hydrated: until then a field keeps what somebody typed into it. */
  readonly hydrated: boolean;
  /** Puts the content of one field into the input, and shows the first step. */
  readonly onEnter: (name: string, text: string) => void;
  /** Makes a new input of the latest one, and shows its first step. */
  readonly onChange: (make: (value: V) => V) => void;
  /** Takes a whole input, and shows its first step or the one that is named. */
  readonly onEdit: (value: V, step?: number) => void;
}

/** A part of an example that is drawn anew at each step. */
type Part<V, S, E, P> = (shown: Shown<V, S, E, P>) => ComponentChild;

/**
 * Puts the content of one field into an input. A name or a choice that does not exist changes nothing; a typed text is kept
 * as it is, so that what is wrong with it can be explained. A tick box says `true` or `false`.
 */
export type Enter<V> = (value: V, name: string, text: string) => V;

/** The same, fetched together with a form that most readers never open; that form calls it through `onChange`. */
interface LightEnter<V> {
  readonly fetch: () => Promise<Enter<V>>;
}

/**
 * One worked example: everything about it that runs in a reader's browser. `V` is what a reader enters, `S`, `E` and `P` are
 * the engine's state, events and problems.
 */
export interface Example<V, S, E, P extends Refusal> {
  /** Its permanent id: the name of its folder, of its words, and in addresses. */
  readonly id: string;
  readonly source: Source<V> | LightSource<V>;
  readonly enter: Enter<V> | LightEnter<V>;
  /** Asks the engine. */
  readonly play: (value: V, readings: Readings) => Played<S, E, P>;
  /** Says one step. */
  readonly describe: (step: Step<E>, shown: { readonly value: V; readonly readings: Readings }, words: Words) => Said;
  /** Says why an input is refused; null where the words are among those of `refusals`. */
  readonly refuse: (problem: P, words: Words, value: V) => string | null;
  /** Fetches the words for refusals that most readers never see. */
  readonly refusals?: (words: Words) => Promise<(problem: P) => string>;
  /** Whether the editions read its rules alike: then there is no edition to choose. */
  readonly oneReading?: boolean;
  /** The picture of the present step. */
  readonly Picture: Part<V, S, E, P>;
  /** The fields of the reader's own input; left out where the picture takes it. */
  readonly Form?: Part<V, S, E, P>;
  /** What the example gives in the end; not shown for a refused input. */
  readonly Result?: Part<V, S, E, P>;
}

/** An example whose types do not matter to whoever holds it, such as the frame and the tests of all examples. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of examples mixes their types, and `unknown` fits none
export type AnyExample = Example<any, any, any, any>;

/**
 * Makes what the frame shows of what a procedure returns.
 *
 * @param outcome what the engine returned
 * @param apply what an event does to the state
 * @param before the state before the first step
 * @param trace the steps to show of a refused input; none if left out
 */
export const playedFrom = <S, E, P>(
  outcome: Outcome<unknown, E, P>,
  apply: Apply<S, E>,
  before: S,
  trace: readonly Step<E>[] = [],
): Played<S, E, P> => {
  const steps = outcome.ok ? outcome.trace : trace;
  return { trace: steps, after: (count) => replay(apply, before, steps.slice(0, count)), problem: outcome.ok ? null : outcome.problem };
};
