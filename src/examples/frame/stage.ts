import type { Flight } from '../../drawings/flight.ts';
import type { Places } from './motion.ts';
import type { Move } from './moves.ts';

/** How an example's picture moves. */
export interface Motion<S, V = unknown> {
  /** Finds the places of the picture in its element. */
  readonly places: Places;
  /** What moved between the states around a step of an input. The step is counted from 1. */
  readonly flights: (before: S, now: S, value: V, step: number) => readonly Flight[];
}

/** What a lively stage must know of its example. */
export interface Lively {
  /** The present step, counted from 1. */
  readonly step: number;
  /** All steps, with what each of them says. */
  readonly steps: readonly { readonly what: string }[];
  /** The states around the present step. */
  readonly before: unknown;
  readonly after: unknown;
  /** The input. If a reader changed it, what the new step did travels too. */
  readonly input: unknown;
  /** Fetches how the picture moves; left out if nothing in it does. */
  readonly motion?: (() => Promise<Motion<never, never>>) | undefined;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly walk: (move: Move) => void;
  readonly go: (step: number) => void;
}
