import { isLang, type Lang } from '../i18n/locales.ts';

/** A filter of the hits: only those with words of a language, only those of a game or a chapter. */
export interface HitFilter {
  readonly lang?: Lang;
  readonly game?: string;
  readonly chapter?: string;
}

/** The filters' names in the form and in the address of its page. */
export const NARROWS = ['lang', 'game', 'chapter'] as const;

/**
 * Reads the filter from a form or an address. Missing and unknown values do not filter.
 *
 * @param get returns the value of a name
 */
export const readFilter = (get: (name: string) => string | null): HitFilter => {
  const [lang, game, chapter] = NARROWS.map(get);
  return { ...(isLang(lang) && { lang }), ...(game && { game }), ...(chapter && { chapter }) };
};

/** Sets the fields of the form. One that has no such choice is empty, and so does not filter. */
export const setFields = (fields: readonly HTMLSelectElement[], narrow: HitFilter): void => {
  for (const field of fields) {
    field.value = narrow[field.name as keyof HitFilter] ?? '';
    if (field.selectedIndex < 0) field.value = '';
  }
};

/**
 * Tells whether the hits of a page pass the filter.
 *
 * @param page `game/chapter`
 */
export const isWithin = ({ game, chapter }: HitFilter, page: string): boolean => {
  const [inGame, inChapter] = page.split('/');
  return (!game || game === inGame) && (!chapter || chapter === inChapter);
};
