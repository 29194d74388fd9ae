import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_LANG, type Lang } from '../../../src/i18n/locales.ts';
import { inFile } from './in-file.ts';

type Units = Readonly<Record<string, string>>;

/** The words for units in `content/ui/<lang>/site.json`, and for how many times; a language that is not translated yet has none. */
const unitsIn = (lang: Lang): Units => {
  const path = `content/ui/${lang}/site.json`;
  if (!existsSync(path)) return {};
  const { unit, times } = inFile(path, () => JSON.parse(readFileSync(path, 'utf8')) as { readonly unit?: Units; readonly times?: Units });
  return { ...unit, ...times };
};

const known = new Map<Lang, Units>();

/**
 * What a language calls a unit of `<Num>`. A language without a word for it takes the default language's.
 *
 * @param unit as the texts have it: `M€`, `tr`, `vp`, a number of times such as `2`, or '' for a plain number
 */
export const unitOf = (lang: Lang, unit: string): string | undefined => {
  const own = known.get(lang) ?? unitsIn(lang);
  known.set(lang, own);
  return own[unit === 'M€' ? 'megacredit' : unit] ?? (lang === DEFAULT_LANG ? undefined : unitOf(DEFAULT_LANG, unit));
};
