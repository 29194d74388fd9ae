import { LANGS, type Lang } from '../../i18n/locales.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import type { Query, QueryWord } from '../query/read.ts';
import type { Shown } from '../shown.ts';
import { foundIn, isNumber, stands } from './marks.ts';

/** Words of one language that matched though the page's text does not have them. */
export interface BesideHit {
  readonly lang: Lang;
  readonly text: string;
}

/** Words of the query that a reader sees in the hit itself. */
const seen = (query: Query, lang: Lang, hit: Shown): readonly QueryWord[] => [
  ...foundIn(query, lang, `${hit.title} ${hit.text}`),
  ...query.words.filter((word) => isNumber(word, normalForm(hit.number))),
];

const matching = (words: readonly string[], asked: readonly QueryWord[], lang: Lang): readonly string[] =>
  words.filter((word) => wordsOf(word).some(({ form }) => asked.some((each) => stands(each, lang, form))));

/** The title if it has one of the words, else the words themselves; a number in front where it was asked for. */
const textIn = (asked: readonly QueryWord[], lang: Lang, page: Lang, hit: Shown): string => {
  const { title, number, words } = hit.beside[lang];
  const titled = lang !== page && matching([title], asked, lang).length > 0;
  const numbered = lang !== page && asked.some((word) => isNumber(word, normalForm(number)));
  return [...(numbered ? [number] : []), ...(titled || numbered ? [title] : matching(words, asked, lang).slice(0, 4))].join(' · ');
};

/**
 * What stands beside a hit to explain it: for each language whose words matched while the page's own did not, those
 * words. The page's own language is among them where an everyday word of the glossary matched.
 *
 * @param page the page's language
 */
export const besideOf = (query: Query, page: Lang, hit: Shown): readonly BesideHit[] => {
  const visible = seen(query, page, hit);
  const asked = query.words.filter((word) => !visible.includes(word));
  if (!asked.length) return [];
  return LANGS.map((lang) => ({ lang, text: textIn(asked, lang, page, hit) })).filter(({ text }) => text !== '');
};
