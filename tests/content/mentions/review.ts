import { mentionFinder, type Findable } from '../../../src/book/mentions.ts';
import { LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { games, readBook, rulesOf, type Book, type RuleText } from '../checks/book.ts';
import { markedTerms, type Marked } from './found.ts';
import { markedRule } from './rendered.ts';

/** A finder of the terms that have a word in the language. */
const finderOf = ({ glossary }: Book, lang: Lang) =>
  mentionFinder(glossary.filter((term) => (term[lang] as unknown) !== undefined) as Findable[], lang);

/** The rules of a book that are written in a language, in the order of game.yaml. */
const rulesIn = (book: Book, lang: Lang): readonly RuleText[] => book.chapters.flatMap(({ pages }) => rulesOf(pages[lang], lang, book));

/** Marked rules by glossary and rule: many checks ask for the same ones. */
const known = new WeakMap<Book['glossary'], WeakMap<RuleText['node'], readonly Marked[]>>();

const knownOr = ({ glossary }: Book, node: RuleText['node'], mark: () => readonly Marked[]): readonly Marked[] => {
  const ofGlossary = known.get(glossary) ?? new WeakMap<RuleText['node'], readonly Marked[]>();
  const marked = ofGlossary.get(node) ?? mark();
  known.set(glossary, ofGlossary.set(node, marked));
  return marked;
};

/** The terms that are marked in each rule of a book in a language, by rule id. */
export const mentionsOf = (book: Book, lang: Lang): ReadonlyMap<string, readonly Marked[]> => {
  const find = finderOf(book, lang);
  const marked = ({ node }: RuleText) => knownOr(book, node, () => markedTerms(markedRule(node, lang, find)));
  return new Map(rulesIn(book, lang).map((rule) => [rule.id, marked(rule)]));
};

const section = (book: Book, lang: Lang): string[] => {
  const lines = [...mentionsOf(book, lang)].flatMap(([id, mentions]) =>
    mentions.map((mention) => `- \`${id}\` ${mention.term}: ${mention.inContext}`),
  );
  return lines.length ? [`## ${book.game.game}, ${lang}\n\n${lines.join('\n')}`] : [];
};

const head = `# Terms found in the rules

Every mention of a glossary term that the pages mark, with its neighbours. \`npm run fix\` writes this list, and a unit test
compares it with the texts. \`#\` stands for a number and \`§\` for a cited rule, so that the list changes only when words do.

Read what \`git diff docs/terms-review.md\` shows before you commit it. Where a word does not mean the term, write
\`<NoTerm>…</NoTerm>\` around it, or put the turn of phrase into \`never\` beside the term's forms in \`glossary.yaml\`.`;

/**
 * The list of all marked terms, for people to read.
 *
 * @param read reads a game's texts
 */
export const review = (read: (game: string) => Book = readBook): string =>
  `${[head, ...games.map((game) => read(game)).flatMap((book) => LANGS.flatMap((lang) => section(book, lang)))].join('\n\n')}\n`;
