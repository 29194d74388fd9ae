import { unreachable } from '../../core/unreachable.ts';
import { run, type PartOf } from '../../core/run.ts';
import { numbers } from '../data/numbers.ts';
import { isCompleted } from '../game/find.ts';
import { problemsOf } from '../legality/legal.ts';
import { outOfOrder } from '../legality/outcomes.ts';
import type { Game, Player, Union } from '../game/state.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import { AUTOMA } from '../vocabulary/words.ts';
import type { Score, ScoringEvent, ScoringOutcome, ScoringStep } from './types.ts';

type Part = PartOf<readonly Score[], ScoringEvent, MarsContractsRule>;

/**
 * The scores before the first contract is counted.
 * @param game the game
 * @returns no points for each player, in turn order
 */
export const startScoring = ({ players }: Pick<Game, 'players'>): readonly Score[] =>
  players.map(({ id }) => ({ player: id, inPlay: 0, completed: 0, lost: 0 }));

/**
 * What an event changes in the scores.
 * @param scores the scores before; left as they are
 * @param event one event of a trace
 * @returns the scores after the event
 */
export function applyScoring(scores: readonly Score[], event: ScoringEvent): readonly Score[] {
  const withScore = (change: (score: Score) => Partial<Score>): readonly Score[] =>
    scores.map((score) => (score.player === event.player ? { ...score, ...change(score) } : score));
  switch (event.type) {
    case 'in-play-kept':
      return withScore(() => ({ inPlay: event.vp }));
    case 'completed-scored':
      return withScore(({ completed }) => ({ completed: completed + event.vp }));
    case 'uncompleted-lost':
      return withScore(() => ({ lost: event.vp }));
    default:
      return unreachable(event);
  }
}

/** What a player gains at the end of the game, or loses if it is negative. */
export const atEnd = ({ completed, lost }: Score): number => completed - lost;

/** The VP that the progress marker of a union shows. Rule scoring.completed. */
export const vpShown = ({ tile, marker }: Union): number => tile.track[marker]!;

/**
 * Scores the contracts at the end of the game. Rules scoring.completed, scoring.uncompleted.
 * @param game a game that is over
 * @returns the scores in turn order, with a step for what was gained in play, for each union of which a player
 *   has completed contracts, and for what is lost
 * @refuses a game that cannot be on a table, and one that is not over
 */
export function scoreContracts(game: Game): ScoringOutcome {
  const problem = problemsOf(game)[0] ?? outOfOrder(game, ['over']);
  if (problem !== null) return { ok: false, problem };
  const parts = game.players.flatMap((player): readonly Part[] => [() => inPlay(player), () => completed(game, player), () => uncompleted(player)]);
  return { ok: true, ...run(applyScoring, startScoring(game), parts) };
}

/** Rewards A; of the Automa, its commitments. */
function inPlay({ id: player, vp }: Player): readonly ScoringStep[] {
  if (vp === 0) return [];
  return [{ rule: player === AUTOMA ? 'automa.commit' : 'contracts.reward-a', event: { type: 'in-play-kept', player, vp } }];
}

function completed({ unions }: Game, { id: player, contracts: held }: Player): readonly ScoringStep[] {
  return unions.flatMap((union): readonly ScoringStep[] => {
    const contracts = held.filter((one) => one.union === union.tile.number && isCompleted(one)).length;
    const each = vpShown(union);
    const event = { type: 'completed-scored', player, union: union.tile.number, contracts, each, vp: contracts * each } as const;
    return contracts === 0 ? [] : [{ rule: 'scoring.completed', event }];
  });
}

function uncompleted({ id: player, contracts: held }: Player): readonly ScoringStep[] {
  const contracts = held.filter((one) => !isCompleted(one)).length;
  if (contracts === 0) return [];
  return [{ rule: 'scoring.uncompleted', event: { type: 'uncompleted-lost', player, contracts, vp: contracts * numbers['uncompleted.vp'] } }];
}
