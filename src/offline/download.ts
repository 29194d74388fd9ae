/* Fetching languages at the reader's wish: how much it is, and how far it has come. */
import { fileHref } from '../web/links.ts';
import type { Lang } from '../i18n/locales.ts';
import { SIZES, type Sizes } from './sizes.ts';
import { begunLangs, filesOf, keepFolder, keptLangs, setRefused } from './languages.ts';

let sizes: Promise<Sizes | undefined> | undefined;

const ask = async (): Promise<Sizes | undefined> => {
  const found = await fetch(fileHref(SIZES))
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Sizes) : undefined))
    .catch(() => undefined);
  // The next call asks again.
  if (!found) sizes = undefined;
  return found;
};

/** Fetched once a page; without a network nothing is known of what is not kept. */
const fetchSizes = (): Promise<Sizes | undefined> => (sizes ??= ask());

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);

/**
 * What some languages still have to fetch, for people to read; undefined where it is not known. What all languages ask for comes with
 * the first of them, so that the others are as large before it has come as after.
 */
export const sizeOf = async (langs: readonly Lang[]): Promise<string | undefined> => {
  const [all, there, begun] = await Promise.all([fetchSizes(), keptLangs(), begunLangs()]);
  if (!all) return undefined;
  const own = langs.filter((lang) => !there.includes(lang)).reduce((sum, lang) => sum + (all.langs[lang]?.bytes ?? 0), 0);
  return megabytes(own + (begun.some((lang) => !langs.includes(lang)) ? 0 : all.shared));
};

/** How often the progress is looked at, in milliseconds. */
const LOOK = 300;

/**
 * Says again and again how much of a language has come, from 0 to 1. Returns what ends it: nothing is said after that, also of files
 * that are being counted then.
 */
const watching = (lang: Lang, files: number, tell: (lang: Lang, part: number) => void): (() => void) => {
  let isOver = false;
  const look = async (): Promise<void> => {
    const part = files ? Math.min(1, (await filesOf(lang)) / files) : 0;
    if (!isOver) tell(lang, part);
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
};

/**
 * Fetches languages, one after the other, so that the first can be read soon.
 *
 * @param tell is told how much of which language has come, from 0 to 1
 * @throws Error when one did not come. What came is there, and the next try goes on from it
 */
export const keepLangs = async (langs: readonly Lang[], tell: (lang: Lang, part: number) => void): Promise<void> => {
  const all = await fetchSizes();
  for (const lang of langs) {
    setRefused(lang, false);
    const end = watching(lang, all?.langs[lang]?.files ?? 0, tell);
    try {
      if (!(await keepFolder(`${lang}/`))) throw new Error(`${lang} is not whole`);
    } finally {
      end();
    }
  }
};
