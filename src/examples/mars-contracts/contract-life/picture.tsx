import { ContractsTable } from '../../../drawings/mars-contracts/table.tsx';
import type { LifeShown } from './input.ts';

/** What its places stand for. */
const FIELDS = { 'track:1': 'marker track', 'cards:1': 'levels vp steps' };

/** The union tile with the card below it, and White with the contracts. */
export function Picture({ now, before, event, refused, words }: LifeShown) {
  return (
    <ContractsTable
      game={now}
      before={before}
      event={event}
      refused={refused}
      fields={FIELDS}
      show={['track', 'players', 'vp', 'discarded']}
      words={words}
    />
  );
}
