import { ContractsTable } from '../../../drawings/mars-contracts/table.tsx';
import type { SetUpShown } from './input.ts';

/** What its places stand for. */
const FIELDS = { 'player:white': 'players', 'player:automa': 'automa counts' };

/** The table so far: tiles, seals and markers, who has a union token, the deck. */
export function Picture({ now, before, event, refused, words }: SetUpShown) {
  return (
    <ContractsTable game={now} before={before} event={event} refused={refused} fields={FIELDS} show={['seals', 'players', 'deck']} words={words} />
  );
}
