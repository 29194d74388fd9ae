import { ContractsTable } from '../../drawings/mars-contracts/table.tsx';
import type { LifeShown } from './input.ts';

/** The union tile with the card below it, and White with the contracts. */
export function Picture({ now, before, refused, words }: LifeShown) {
  return <ContractsTable game={now} before={before} refused={refused} show={['track', 'players', 'vp', 'discarded']} words={words} />;
}
