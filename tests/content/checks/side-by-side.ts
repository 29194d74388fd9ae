import { LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { factsOf, rulesOf, type Book, type RuleText } from './book.ts';

/** One rule in all the languages that tell it. */
export interface RuleInLangs {
  readonly id: string;
  readonly at: string;
  readonly texts: ReadonlyMap<Lang, RuleText>;
}

const chapterSideBySide = (book: Book, { facts, pages }: Book['chapters'][number]): RuleInLangs[] => {
  const told = LANGS.map((lang) => [lang, rulesOf(pages[lang], lang, book)] as const);
  return factsOf(facts).map(({ id }) => ({
    id,
    at: `content/${book.game.game}/${facts.chapter}/*.mdx ${id}`,
    texts: new Map(told.flatMap(([lang, rules]) => rules.filter((rule) => rule.id === id).map((rule) => [lang, rule] as const))),
  }));
};

/** Every rule of a book with its texts side by side. */
export const sideBySide = (book: Book): RuleInLangs[] => book.chapters.flatMap((chapter) => chapterSideBySide(book, chapter));
