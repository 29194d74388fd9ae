import { numbers } from '../data/numbers.ts';
import { nextProblem } from '../funds/next.ts';
import { inTurn, procedure, type Part } from '../game/outcomes.ts';
import type { Game } from '../game/state.ts';
import type { Side } from '../vocabulary/words.ts';
import { effectsOn } from './radicals.ts';

/**
 * Moves the karma marker down, towards the side that solved the problem, and lets the space that it reaches act at once. Rules
 * karma.move, karma.board, karma.at-once, open-questions.whom-karma-affects.
 * @param game the state before, after compensation
 * @returns the state after, with its steps; at the bottom of the board the marker stays, and nothing happens
 */
export const moveKarma = procedure(
  ['karma'],
  () => null,
  () => [move, nextProblem],
);

const move: Part = (game) => {
  const { board, walk } = game.supplement!.karma;
  const side = game.cycle.side!;
  const next = [...walk, ...Array<Side>(numbers['karma.steps']).fill(side)];
  const space = board[next.join('')];
  if (space === undefined) return [{ rule: 'karma.board', event: { type: 'karma-kept', walk } }];
  const moved: Part = () => [{ rule: 'karma.move', event: { type: 'karma-moved', side, walk: next } }];
  return inTurn(moved, ...effectsOn(game, space, 'karma.board', 'open-questions.whom-karma-affects', isLast(game) && 'karma.at-once'))(game);
};

/** Whether the problem that was just solved ends the game. */
const isLast = ({ cycle, problems }: Game): boolean => cycle.at + 1 === problems.length;
