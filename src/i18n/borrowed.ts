import { LANGS, type Lang } from './locales.ts';

// Private characters around words of another language: what opens, which language, what closes.
const OPEN = '\uE010';
const CLOSE = '\uE011';
const FIRST_LANG = 0xe020;

/** A run of text in one language: `lang` where it is not the page's own. */
export interface Run {
  readonly text: string;
  readonly lang: Lang | undefined;
}

/**
 * Marks words as borrowed from another language, where a language has none of its own. The mark goes wherever the words
 * go, into other texts too; {@link runsOf} reads it when the page is whole.
 */
export const borrowed = (from: Lang, text: string): string => `${OPEN}${String.fromCharCode(FIRST_LANG + LANGS.indexOf(from))}${text}${CLOSE}`;

/** Whether a text is marked, in whole or in part. */
export const isBorrowed = (text: string): boolean => text.includes(OPEN);

/** A text without its marks. */
export const unmarked = (text: string): string => text.replace(new RegExp(`${OPEN}.|${CLOSE}`, 'gs'), '');

/** Takes a marked text apart; marks may stand within each other, and the innermost counts. */
export const runsOf = (text: string): readonly Run[] => {
  const within: (Lang | undefined)[] = [];
  const runs: Run[] = [];
  for (const [part] of text.matchAll(new RegExp(`${OPEN}.|${CLOSE}|[^${OPEN}${CLOSE}]+`, 'gs'))) {
    if (part.startsWith(OPEN)) within.push(LANGS[part.charCodeAt(1) - FIRST_LANG]);
    else if (part === CLOSE) within.pop();
    else runs.push({ text: part, lang: within.at(-1) });
  }
  return runs;
};
