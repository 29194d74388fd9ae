import { isLang, type Lang } from '../i18n/locales.ts';

/** What hits are narrowed to: words of one language, the rules of a game or of a chapter. */
export interface Narrow {
  readonly lang?: Lang;
  readonly game?: string;
  readonly chapter?: string;
}

/** Their names in a form and in the address of its page. */
export const NARROWS = ['lang', 'game', 'chapter'] as const;

/** Reads what a form or an address asks for; what it leaves out or cannot mean narrows nothing. */
export const readNarrow = (get: (name: string) => string | null): Narrow => {
  const [lang, game, chapter] = NARROWS.map(get);
  return { ...(isLang(lang) && { lang }), ...(game && { game }), ...(chapter && { chapter }) };
};

/** Whether a chapter, given as `game/chapter`, is among those asked for. */
export const isWithin = ({ game, chapter }: Narrow, place: string): boolean => {
  const [inGame, inChapter] = place.split('/');
  return (!game || game === inGame) && (!chapter || chapter === inChapter);
};
