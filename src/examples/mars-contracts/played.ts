import { playInTurn, type Game, type Move, type PlayOutcome } from '../../engine/mars-contracts/index.ts';

/** What an input comes to. */
export interface PlayedMoves {
  readonly outcome: PlayOutcome;
  /** What the example shows: of a refused input the moves before the refusal. */
  readonly shown: PlayOutcome;
}

/** Carries out the moves of an input. */
export function playedMoves(table: Game, moves: readonly Move[]): PlayedMoves {
  const outcome = playInTurn(table, moves);
  return { outcome, shown: outcome.ok ? outcome : playInTurn(table, moves.slice(0, outcome.problem.after)) };
}
