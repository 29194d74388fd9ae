import { ContractsTable } from '../../drawings/mars-contracts/table.tsx';
import type { AutomaShown } from './input.ts';

/** The union tile with its slots, its track and the card below it; what the Automa has. */
export function Picture({ now, before, refused, words }: AutomaShown) {
  const automa = ({ players, ...game }: AutomaShown['now']) => ({ ...game, players: players.slice(1) });
  return (
    <ContractsTable game={automa(now)} before={before && automa(before)} refused={refused} show={['track', 'players', 'stock', 'vp']} words={words} />
  );
}
