import type { Contract } from '../../engine/mars-contracts/index.ts';

/** The number of the card that is taken. */
export const CARD = '7';

/** The cards below a union tile: the one that is taken, and another like it, which stays. */
export const cardsBelow = (card: Omit<Contract, 'id'>): readonly Contract[] => [CARD, '8'].map((id) => ({ ...card, id }));
