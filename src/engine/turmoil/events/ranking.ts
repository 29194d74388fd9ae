import { influenceOf } from '../game/delegates.ts';
import { countedFor, influenceIn } from './counting.ts';
import type { Ranking } from '../data/effects.ts';
import type { Change, Score } from '../game/events.ts';
import type { Game, Player } from '../game/state.ts';

const totalOf = ({ counted, influence }: Score): number => counted + influenceIn(influence);

/**
 * Compares all players for a global event: what it counts, without a limit, and influence. Rules crisis.global-event,
 * solo.differences.
 * @param ranking the effect of the card
 * @param game before the new government
 * @returns the scores, the highest first, players who tie in turn order, and the TR that each of the ranked gains or loses
 */
export function rank(ranking: Ranking, game: Game): { readonly scores: readonly Score[]; readonly changes: readonly Change[] } {
  const scores = game.players.map((player) => scoreOf(ranking, player, game)).sort((a, b) => totalOf(b) - totalOf(a));
  const due = scores.length === 1 ? soloDue : placeDue;
  const changes = scores.flatMap((score) => changeOf(score, due(ranking, score, scores), game.players));
  return { scores, changes };
}

function scoreOf({ score }: Ranking, player: Player, { committee }: Game): Score {
  const counted = score.reduce((sum, count) => sum + countedFor(count, player), 0);
  return { player: player.colour, counted, influence: influenceOf(committee, player.colour) };
}

/** Whoever plays alone is measured by the card's own scores. */
function soloDue({ solo }: Ranking, score: Score): number {
  return solo.find(({ atLeast }) => totalOf(score) >= atLeast)?.tr ?? 0;
}

/** Ties are settled alike for all; if several are first, nobody is second. */
function placeDue({ first, second, least }: Ranking, score: Score, scores: readonly Score[]): number {
  const total = totalOf(score);
  const ahead = scores.filter((other) => totalOf(other) > total).length;
  if (total < least || ahead > 1) return 0;
  return ahead === 0 ? first : second;
}

/** Nobody falls below 0 TR. */
function changeOf({ player }: Score, due: number, players: readonly Player[]): readonly Change[] {
  const tr = players.find(({ colour }) => colour === player)?.tr ?? 0;
  return due === 0 ? [] : [{ player, by: Math.max(due, 0 - tr) }];
}
