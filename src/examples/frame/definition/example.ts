import type { ComponentChild } from 'preact';
import type { Step } from '../../../engine/core/outcome.ts';
import { replay, type Apply } from '../../../engine/core/run.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import type { RuleLinks } from '../../../drawings/cite.tsx';
import type { DrawNumber } from '../../../drawings/draw-number.ts';
import type { Flight } from '../../../drawings/flight.ts';
import type { FieldsOf } from './fields.ts';
import type { Load } from '../loading/retry.ts';
import type { LightSource, Source, Telling } from '../state/state.ts';

/** What the engine returns for one input. `T` is the type of its steps: those of an example may hold more than an event. */
export interface Played<S, E, P, T extends Step<E> = Step<E>> {
  /** All steps. For a refused input, the steps that the example shows nevertheless, often none. */
  readonly trace: readonly T[];
  /** Returns the state after a number of steps. 0 gives the state before the first step. */
  readonly after: (steps: number) => S;
  /** Why the input is refused; null if it is not. */
  readonly problem: P | null;
}

/** A refusal: the part that the problems of all engines share. */
export interface EngineProblem {
  readonly code: string;
  /** The id of the rule that forbids it, without the game. */
  readonly rule: string;
}

/** A way out of a refusal. */
export interface Fix<V> {
  /** The same in all languages: the value of `data-fix`. */
  readonly id: string;
  readonly label: string;
  /** Makes the mended input and its step from the latest ones. Null changes nothing. */
  readonly make: (value: V, step: number) => readonly [value: V, step: number] | null;
}

/** What an example knows of one problem. */
export interface About<V> {
  /** Says the problem if the example's `refuse` does not. */
  readonly text?: string;
  /** What the problem is about: keys of places in the picture, and names of fields. */
  readonly places: readonly string[];
  /** The ways out, best first; none where only the reader can know what is meant. One that does not help is not offered. */
  readonly fixes: readonly Fix<V>[];
}

/** What only a refusal needs, in the reader's language. */
export interface Refusals<V, P> {
  /** @param table the reader's table, if the input shows it */
  readonly about: (problem: P, value: V, table?: Telling) => About<V>;
}

/** The edition that applies to each rule that the editions read differently. */
export type Readings = Readonly<Record<string, string>>;

/** The props of an example's picture, form and result. `R` is the type of the readings that it looks at. */
export interface Shown<V, S, E, P, R = Readings> {
  /** The present input. */
  readonly value: V;
  readonly readings: R;
  readonly trace: readonly Step<E>[];
  /** The present step, counted from 1; 0 if there is none. */
  readonly step: number;
  /** The event of the present step; undefined if there is no step. */
  readonly event: E | undefined;
  /** The state after the present step. */
  readonly now: S;
  /** The state before the present step; undefined if there is no step. */
  readonly before: S | undefined;
  /** The state after the last step. */
  readonly end: S;
  readonly problem: P | null;
  /** The keys of the places and the names of the fields that the problem is about. It is empty until they are fetched. */
  readonly refused: ReadonlySet<string>;
  readonly words: Words;
  /** Draws the numbers of the reader's table; undefined for another input. */
  readonly drawNumber?: DrawNumber | undefined;
  readonly rules: RuleLinks;
  /** Whether the input is the reader's own, not a preset. */
  readonly own: boolean;
  /** Whether the example is part of a chapter. */
  readonly embedded: boolean;
  /** Whether the example is hydrated. Before that, a field keeps what a reader types into it. */
  readonly hydrated: boolean;
  /** Fetches a part of the example that most readers never see. */
  readonly load: Load;
  /** Puts the content of one field into the input and shows the first step. */
  readonly onEnter: (name: string, text: string) => void;
  /** Makes a new input from the latest one and shows its first step. */
  readonly onChange: (make: (value: V) => V) => void;
  /** The same with another step than the first. It takes the latest step too. Null changes nothing. */
  readonly onEdit: (make: (value: V, step: number) => readonly [value: V, step: number] | null) => void;
}

/** Finds the places of a picture in its element. */
export type Places = (picture: Element) => ReadonlyMap<string, Element>;

/** How an example's picture moves. */
interface Motion<S, V> {
  readonly places: Places;
  /** What moved between the states around a step of an input. The step is counted from 1. */
  readonly flights: (before: S, now: S, value: V, step: number) => readonly Flight[];
}

/** A part of an example. The picture is rendered again at each step; the form is not, so it shows nothing of the step. */
type ExamplePart<V, S, E, P, R> = (shown: Shown<V, S, E, P, R>) => ComponentChild;

/**
 * Puts the content of one field into an input. An unknown name or an unknown choice changes nothing. A typed text is kept as it
 * is, so that the example can explain what is wrong with it. The content of a tick box is `true` or `false`.
 */
export type Enter<V> = (value: V, name: string, text: string) => V;

/** The same function, fetched together with a form that most readers never open. That form calls it through `onChange`. */
interface LightEnter<V> {
  readonly fetch: () => Promise<Enter<V>>;
}

/**
 * One worked example: everything about it that runs in a reader's browser. `V` is the type of the input. `S`, `E` and `P` are
 * the types of the engine's states, events and problems. `R` is the type of the readings that it looks at, `T` that of its steps.
 */
export interface Example<V, S, E, P extends EngineProblem, R extends Readings = Readings, T extends Step<E> = Step<E>> {
  /** Its permanent id: the name of its folder and of its strings. Addresses use it too. */
  readonly id: string;
  readonly source: Source<V> | LightSource<V>;
  readonly enter: Enter<V> | LightEnter<V>;
  /** Runs the engine. */
  readonly play: (value: V, readings: R) => Played<S, E, P, T>;
  /** Describes one step in words. `now` is the state after the step. */
  readonly describe: (step: T, shown: { readonly value: V; readonly readings: R; readonly now: S }, words: Words) => Said;
  /** The table of a step whose words have one. */
  readonly Table?: (props: { readonly table: NonNullable<Said['table']>; readonly words: Words }) => ComponentChild;
  /** Says why an input is refused; null if only `refusals` has the words. */
  readonly refuse: (problem: P, words: Words, value: V) => string | null;
  /** Fetches what most readers never need: the words of refusals, their places, and the ways out of them. */
  readonly refusals?: (words: Words) => Promise<Refusals<V, P>>;
  /** Whether all editions read its rules alike. Then there is no edition to choose. */
  readonly oneReading?: boolean;
  /** The picture of the present step. */
  readonly Picture: ExamplePart<V, S, E, P, R>;
  /**
   * Fetches how the picture moves; left out if nothing in it does. What moves is a board with a line for each player: the styles
   * give it a small screen for itself.
   */
  readonly motion?: () => Promise<Motion<S, V>>;
  /** The form of the reader's own input, on the example's own page. Left out if the picture takes the input. */
  readonly Form?: ExamplePart<V, S, E, P, R>;
  /** The fields of the same form, if it is no more than fields: `formOf` makes both. */
  readonly fields?: FieldsOf<V>;
  /** The result after the last step. It is not shown for a refused input. */
  readonly Result?: ExamplePart<V, S, E, P, R>;
}

/**
 * An example of any types, for code that handles all examples, such as the frame and the tests. Only here are the types of an example
 * left out. Such code gives an example its own inputs, the readings of its game, and the steps and states that its `play` returned.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of examples mixes their types, and `unknown` fits none
export type AnyExample = Example<any, any, any, any>;

/** How the picture of such an example moves. */
export type AnyMotion = Awaited<ReturnType<NonNullable<AnyExample['motion']>>>;

/** The outcome of a procedure, as far as the frame shows it. */
type Ran<T, P> = { readonly ok: true; readonly trace: readonly T[] } | { readonly ok: false; readonly problem: P };

/**
 * Converts the outcome of a procedure into what the frame shows.
 *
 * The types of the example may leave out events and problems of the engine, `T0` and `P0`: those that `EventsBut` and `ProblemsBut` name.
 * It is the only place where they are left out, and it cannot add any.
 *
 * @param outcome the outcome from the engine
 * @param apply applies an event to a state
 * @param before the state before the first step
 * @param trace the steps to show for a refused input; none if left out
 */
export const playedFrom = <S, T0 extends Step<unknown>, P0, T extends Step<T0['event']> = T0, P extends P0 = P0>(
  outcome: Ran<T0, P0>,
  apply: Apply<S, T0['event']>,
  before: S,
  trace: readonly T0[] = [],
): Played<S, T['event'], P, T> => {
  const steps = outcome.ok ? outcome.trace : trace;
  const states = [before];
  const after = (count: number): S => (states[count] ??= replay(apply, after(count - 1), steps.slice(count - 1, count)));
  return { trace: steps as readonly Step<unknown>[] as readonly T[], after, problem: outcome.ok ? null : (outcome.problem as P) };
};
