import { never } from '../../core/never.ts';
import { run, type Procedure } from '../../core/run.ts';
import { numbers } from '../data/numbers.ts';
import { isCompleted } from '../game/find.ts';
import { problemsOf } from '../legality/legal.ts';
import { outOfOrder } from '../legality/outcomes.ts';
import type { Game, Player, Union } from '../game/state.ts';
import type { MarsContractsRule } from '../vocabulary/rules.ts';
import type { Score, ScoringEvent, ScoringOutcome, ScoringStep } from './types.ts';

type Part = Procedure<readonly Score[], ScoringEvent, MarsContractsRule>;

/**
 * The scores before the first contract is counted.
 * @param game the game
 * @returns what was gained in play, of each player in turn order
 */
export const startScoring = ({ players }: Pick<Game, 'players'>): readonly Score[] =>
  players.map(({ id, vp }) => ({ player: id, inPlay: vp, completed: 0, lost: 0 }));

/**
 * What an event changes in the scores.
 * @param scores the scores before; left as they are
 * @param event one event of a trace
 * @returns the scores after the event
 */
export function applyScoring(scores: readonly Score[], event: ScoringEvent): readonly Score[] {
  switch (event.type) {
    case 'completed-scored':
      return scores.map((score) => (score.player === event.player ? { ...score, completed: score.completed + event.vp } : score));
    case 'uncompleted-lost':
      return scores.map((score) => (score.player === event.player ? { ...score, lost: event.vp } : score));
    default:
      return never(event);
  }
}

/** What a player gains at the end of the game, or loses if it is negative. */
export const atEnd = ({ completed, lost }: Score): number => completed - lost;

/** The VP that the progress marker of a union shows. Rule scoring.completed. */
export const vpShown = ({ tile, marker }: Union): number => tile.track[marker]!;

/**
 * Scores the contracts at the end of the game. Rules scoring.completed, scoring.uncompleted.
 * @param game a game that is over
 * @returns the scores in turn order, with a step for each union of which a player has completed contracts, and one for what is lost
 * @refuses a game that cannot be on a table, and one that is not over
 */
export function scoreContracts(game: Game): ScoringOutcome {
  const problem = problemsOf(game)[0] ?? outOfOrder(game, ['over']);
  if (problem !== null) return { ok: false, problem };
  const parts = game.players.flatMap((player): readonly Part[] => [() => completed(game, player), () => uncompleted(player)]);
  return { ok: true, ...run(applyScoring, startScoring(game), parts) };
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
