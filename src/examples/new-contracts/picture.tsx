import { ContractsTable } from '../../drawings/mars-contracts/table.tsx';
import type { NewShown } from './input.ts';

/** The union tiles with the cards below them, the deck and the box. */
export function Picture({ now, before, refused, words }: NewShown) {
  return <ContractsTable game={now} before={before} refused={refused} show={['deck', 'box']} words={words} />;
}
