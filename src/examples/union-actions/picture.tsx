import { ContractsTable } from '../../drawings/mars-contracts/table.tsx';
import type { ActionShown } from './input.ts';

/** The union tile with its slots, its track and the card below it; what the players have. */
export function Picture({ now, before, refused, words }: ActionShown) {
  return <ContractsTable game={now} before={before} refused={refused} show={['track', 'players', 'stock']} words={words} />;
}
