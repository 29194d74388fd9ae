import type { Lang } from '../i18n/locales.ts';
import { t } from '../i18n/t.ts';

// A glob, so that a game with numbers needs no line here. `tests/delivery/imports.test.ts` has this exception to the rooms.
type Numbers = Readonly<Record<string, number>>;
const modules = import.meta.glob<{ readonly numbers: Numbers; readonly printedNumbers?: Numbers }>('../engine/*/data/numbers.ts', { eager: true });

/**
 * A number of a game's rules, as its engine knows it.
 *
 * @throws Error when the game has no such number; `at` says who asked
 */
export const numberOf = (game: string, id: string, at: string): number => {
  const module = modules[`../engine/${game}/data/numbers.ts`];
  const value = module?.numbers[id] ?? module?.printedNumbers?.[id];
  if (value === undefined) throw new Error(`${at}: no number "${game}: ${id}"`);
  return value;
};

/** What stands behind a number: megacredits, terraform rating, victory points. With `times` the number is a word (`twice`). */
export type Unit = 'M€' | 'tr' | 'vp' | 'times';

/** A number as a language prints it, with its unit. */
export const printedNumber = (lang: Lang, value: number, unit?: Unit): string => {
  // Each number of times that the rules have is a string; the build ends at another one.
  if (unit === 'times') return t(lang, `site:times.${value as 2}`);
  const sign = unit && t(lang, unit === 'M€' ? 'site:unit.megacredit' : `site:unit.${unit}`);
  return sign ? `${value}\u00a0${sign}` : String(value);
};
