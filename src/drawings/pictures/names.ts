import type { Words } from '../../i18n/words.ts';

/** What a step's title says after its place in the order: "First step: game end check" is shown as "Game end check". */
export const ownName = (title: string, { capital }: Pick<Words, 'capital'>): string => capital(title.slice(title.indexOf(':') + 1).trim());

/** Keeps a citation on the line of the word before it. */
export const NO_BREAK = '\u00a0';
