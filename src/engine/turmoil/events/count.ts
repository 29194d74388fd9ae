import { stepOf, type Outcome } from '../../core/outcome.ts';
import { influenceOf } from '../game/delegates.ts';
import type { InfluenceSource } from '../game/events.ts';
import { problemsOf } from '../game/legal.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { Game } from '../game/state.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Colour } from '../vocabulary/words.ts';
import { influenceIn } from './counting.ts';

/** The influence of a player was counted; the game does not change. */
export interface InfluenceCounted {
  readonly type: 'influence-counted';
  readonly player: Colour;
  readonly sources: readonly InfluenceSource[];
  readonly influence: number;
}

/** What `countInfluence` returns. */
export type InfluenceCountOutcome = Outcome<Game, InfluenceCounted, TurmoilProblem, TurmoilRule>;

/** The rule that makes a seat a source of influence. */
const SOURCE_RULES = {
  chairman: 'committee.chairman',
  leader: 'committee.leader-of-dominant',
  delegate: 'influence.sources',
} as const satisfies Readonly<Record<InfluenceSource, TurmoilRule>>;

/**
 * Counts the influence of a player. Rule influence.sources.
 * @param game the state as it is now
 * @param player the player
 * @returns the same state, with one step that names the sources and the sum
 * @refuses a game that cannot be on a table, and a colour that nobody plays
 */
export function countInfluence(game: Game, player: Colour): InfluenceCountOutcome {
  const [problem] = problemsOf(game);
  if (problem !== undefined) return { ok: false, problem };
  if (!game.players.some(({ colour }) => colour === player)) {
    return { ok: false, problem: { code: 'not-playing', rule: 'committee.delegate', owner: player } };
  }
  const sources = influenceOf(game.committee, player);
  const also = sources.map((source) => SOURCE_RULES[source]).filter((rule) => rule !== 'influence.sources');
  const event: InfluenceCounted = { type: 'influence-counted', player, sources, influence: influenceIn(sources) };
  return { ok: true, state: game, trace: [stepOf<InfluenceCounted, TurmoilRule>('influence.sources', event, also)] };
}
