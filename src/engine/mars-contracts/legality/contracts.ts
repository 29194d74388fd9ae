import { twiceIn } from '../../core/twice.ts';
import { AUTOMA } from '../vocabulary/words.ts';
import type { Problems } from '../game/problems.ts';
import type { Contract, Game, HeldContract, Player } from '../game/state.ts';

/** Every contract card of a game, wherever it lies. */
export const contractsIn = ({ deck, discarded, box, unions, players }: Game): readonly Contract[] => [
  ...[...deck, ...discarded, ...box.contracts],
  ...unions.flatMap(({ contracts }) => contracts),
  ...players.flatMap(({ contracts }) => contracts.map(({ contract }) => contract)),
];

/** What is wrong with the contract cards of a game. */
export function problemsOfContracts(game: Game): Problems {
  const cards = contractsIn(game);
  return [
    ...twiceIn(cards.map(({ id }) => id)).map((contract) => ({ code: 'same-card-twice', rule: 'setup.contract-deck', contract }) as const),
    ...cards.filter(({ levels }) => levels === 0).map(({ id: contract }) => ({ code: 'no-levels', rule: 'contracts.complete', contract }) as const),
    ...game.players.flatMap((player) => player.contracts.flatMap((held) => problemsOfHeld(game, player, held))),
  ];
}

function problemsOfHeld(
  { unions }: Game,
  { id: player }: Player,
  { contract: { id: contract, levels: last }, union, level }: HeldContract,
): Problems {
  return [
    ...(player === AUTOMA ? [{ code: 'automa-holds-contract', rule: 'automa.commit', contract } as const] : []),
    ...(unions.some(({ tile }) => tile.number === union) ? [] : [{ code: 'unknown-union', rule: 'unions.commit', union } as const]),
    ...(level > last ? [{ code: 'wrong-level', rule: 'contracts.advance', player, contract, level, last } as const] : []),
  ];
}
