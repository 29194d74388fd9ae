import { ContractsTable } from '../../../drawings/mars-contracts/table.tsx';
import type { ActionShown } from './input.ts';

/** What its places stand for. */
const FIELDS = { 'slot:1.0': 'first', 'slot:1.1': 'second', 'cards:1': 'card', 'player:white': 'action slot trade' };

/** The union tile with its slots, its track and the card below it; what the players have. */
export function Picture({ now, before, event, refused, words }: ActionShown) {
  return (
    <ContractsTable game={now} before={before} event={event} refused={refused} fields={FIELDS} show={['track', 'players', 'stock']} words={words} />
  );
}
