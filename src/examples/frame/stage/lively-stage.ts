import type { AnyMotion } from '../definition/example.ts';
import type { Move } from '../state/moves.ts';

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
  readonly motion?: (() => Promise<AnyMotion>) | undefined;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly walk: (move: Move) => void;
  readonly go: (step: number) => void;
}
