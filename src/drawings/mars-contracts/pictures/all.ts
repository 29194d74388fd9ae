import type { PicturesOf } from '../../pictures/types.ts';
import { ContractCardPicture } from './contract-card.tsx';
import { needs } from './needs.ts';
import { UnionActionsTable } from './union-actions.tsx';
import { UnionTilePicture } from './union-tile.tsx';

const drawing = { sheets: ['pictures', 'drawings'], strings: ['pictures', 'site'] } as const;

/** The pictures of Mars Contracts. */
export const pictures: PicturesOf<keyof typeof needs> = {
  'union-tile': { Shown: UnionTilePicture, ...drawing, ...needs['union-tile'] },
  'contract-card': { Shown: ContractCardPicture, ...drawing, ...needs['contract-card'] },
  'union-actions': { Shown: UnionActionsTable, sheets: ['tables'], strings: ['pictures'], ...needs['union-actions'] },
};
