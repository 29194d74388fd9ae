import { ContractsTable } from '../../../drawings/mars-contracts/table.tsx';
import type { AutomaShown } from './input.ts';

/** What its places stand for. */
const FIELDS = { 'slot:1.0': 'first', 'slot:1.1': 'second', 'cards:1': 'card', 'credits:automa': 'credits', 'player:automa': 'used trade' };

/** The union tile with its slots, its track and the card below it; what the Automa has. */
export function Picture({ now, before, event, refused, words }: AutomaShown) {
  const automa = ({ players, ...game }: AutomaShown['now']) => ({ ...game, players: players.slice(1) });
  return (
    <ContractsTable
      game={automa(now)}
      before={before && automa(before)}
      event={event}
      refused={refused}
      fields={FIELDS}
      show={['track', 'players', 'stock', 'vp']}
      words={words}
    />
  );
}
