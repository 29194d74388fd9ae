import type { Claim } from '../checks/claims.ts';

/** Something that must be said, with a pattern for each language (see checks/claims.ts). */
export const claim = (says: string, ru: string, en: string, fr: string): Claim => [says, { ru, en, fr }];
