import { twiceIn } from '../../core/twice.ts';
import { numbers } from '../data/numbers.ts';
import { AUTOMA } from '../vocabulary/words.ts';
import { playerOf, tokensOn } from '../game/find.ts';
import type { Problems } from '../game/problems.ts';
import { problemsOfContracts } from './contracts.ts';
import { problemsOfNumbers } from './numbers.ts';
import { problemsOfUnions } from './unions.ts';
import type { Game, PlayerId } from '../game/state.ts';

/**
 * Lists what makes a game impossible.
 * @param game any state of the right shape
 * @returns every problem, in a fixed order; none if the game can be on a table
 */
export function problemsOf(game: Game): Problems {
  return [
    ...problemsOfPlayers(game),
    ...problemsOfTokens(game),
    ...problemsOfUnions(game),
    ...problemsOfContracts(game),
    ...problemsOfNumbers(game),
    ...problemsOfRound(game),
  ];
}

function problemsOfPlayers({ players, automa }: Game): Problems {
  const ids = players.map(({ id }) => id);
  const count = ids.filter((id) => id !== AUTOMA).length;
  const has = numbers['components.union-tokens'];
  return [
    ...(count === 0 ? [{ code: 'too-few-players', rule: 'setup.union-token', count, min: 1 } as const] : []),
    ...(ids.length > has ? [{ code: 'pieces-missing', rule: 'components.list', piece: 'union-tokens', has, needs: ids.length } as const] : []),
    ...twiceIn(ids).map((player) => ({ code: 'same-player-twice', rule: 'setup.union-token', player }) as const),
    ...(automa === null && ids.includes(AUTOMA) ? [{ code: 'no-automa', rule: 'automa.cards' } as const] : []),
    ...(automa !== null && !ids.includes(AUTOMA) ? [{ code: 'not-playing', rule: 'automa.cards', player: AUTOMA } as const] : []),
  ];
}

/** Names that are not those of players, each once. */
const strangersAmong = ({ players }: Game, ids: readonly PlayerId[]): readonly PlayerId[] =>
  [...new Set(ids)].filter((id) => players.every((player) => player.id !== id));

function problemsOfTokens(game: Game): Problems {
  const tokens = tokensOn(game);
  const due = numbers['tokens.each'];
  const unionTokens = (id: PlayerId): number =>
    tokens.filter(({ owner, kind }) => owner === id && kind === 'union').length + Number(playerOf(game, id).unionToken);
  const strangers = strangersAmong(
    game,
    tokens.map(({ owner }) => owner),
  );
  return [
    ...strangers.map((player) => ({ code: 'not-playing', rule: 'unions.grant', player }) as const),
    ...game.players
      .filter(({ id }) => unionTokens(id) !== due)
      .map(({ id }) => ({ code: 'wrong-token-count', rule: 'setup.union-token', player: id, count: unionTokens(id), due }) as const),
  ];
}

function problemsOfRound(game: Game): Problems {
  const { turn } = game.round;
  const named = (id: PlayerId | null | undefined): readonly PlayerId[] => (id === null || id === undefined ? [] : [id]);
  return [
    ...strangersAmong(game, named(turn.player)).map((player) => ({ code: 'not-playing', rule: 'unions.two-actions', player }) as const),
    ...strangersAmong(game, named(game.tradeUnion?.holder)).map(
      (player) => ({ code: 'not-playing', rule: 'assistance.trade-union', player }) as const,
    ),
  ];
}
