import { contentHash } from '../../web/content-hash.ts';
import { counting } from '../../i18n/counting.ts';
import { href } from '../../web/links.ts';
import type { Lang } from '../../i18n/locales.ts';
import { EDITIONS, shortTitles } from '../../i18n/named.ts';
import type { Strings } from '../../i18n/say.ts';
import { stringsOf } from '../../i18n/t.ts';

/** What the search says in its answers. A reader's browser fetches it with the code of the search, so that no page carries it. */
export const answerWords = (lang: Lang): Strings => {
  const { answer, results, all, near, recent, tips } = stringsOf(lang, 'search');
  const { retry } = stringsOf(lang, 'stepper');
  const { rule, differs } = stringsOf(lang, 'site') as Readonly<Record<string, Strings>>;
  const editions = Object.entries(stringsOf(lang, EDITIONS)).map(([id, words]) => [id, (words as Strings)['applied']!]);
  return counting(lang, {
    ...(answer as Strings),
    results: results!,
    all: all!,
    near: near!,
    recent: recent!,
    tips: tips!,
    retry: retry!,
    game: shortTitles(lang),
    related: rule!['related']!,
    differs: differs!['title']!,
    edition: Object.fromEntries(editions) as Strings,
  });
};

/** The name of the file with these words tells what is in it. */
export const wordsHash = (lang: Lang): string => contentHash(answerWords(lang));

/** The address of the file with these words. */
export const wordsAddress = (lang: Lang): string => href(lang, `search/words.${wordsHash(lang)}.json`);
