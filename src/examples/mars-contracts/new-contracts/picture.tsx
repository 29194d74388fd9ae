import { ContractsTable } from '../../../drawings/mars-contracts/table.tsx';
import type { NewShown } from './input.ts';

/** What its places stand for. */
const FIELDS = { deck: 'deck', 'union:1': 'left.1', 'union:2': 'left.2', 'union:3': 'left.3', 'union:4': 'left.4' };

/** The union tiles with the cards below them, the deck and the box. */
export function Picture({ now, before, event, refused, words }: NewShown) {
  return <ContractsTable game={now} before={before} event={event} refused={refused} fields={FIELDS} show={['deck', 'box']} words={words} />;
}
