import { LANGS, WHOLE_LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { mentionsOf } from '../mentions/review.ts';
import type { Book, Term } from './book.ts';
import type { Fault } from './fault.ts';
import { plain } from './mdx.ts';
import { sideBySide } from './side-by-side.ts';

const spelt = (word: Term[Lang] | undefined): string[] => (word ? [word.term, ...word.forms] : []).map((form) => plain(form).toLowerCase());

const howToFix = (term: string): string =>
  `name it, or mark other words for it (<Term id="${term}">), or, where the word means something else, <NoTerm>`;

/** Faults: a glossary term that is marked in one language of a rule and not in another. */
export const termFaults = (book: Book): Fault[] => {
  const marked = new Map(LANGS.map((lang) => [lang, mentionsOf(book, lang)] as const));
  const named = (id: string, lang: Lang): boolean => (book.glossary.find((term) => term.id === id)?.[lang] as unknown) !== undefined;
  return sideBySide(book).flatMap(({ id: rule, at, texts }) => {
    const found = [...texts.keys()].map((lang) => ({
      lang,
      ids: new Set(
        marked
          .get(lang)
          ?.get(rule)
          ?.map(({ term }) => term),
      ),
    }));
    const all = [...new Set(found.flatMap(({ ids }) => [...ids]))];
    return all.flatMap((id) => {
      const without = found.filter(({ lang, ids }) => named(id, lang) && !ids.has(id)).map(({ lang }) => lang);
      return without.length ? [{ at, what: `term "${id}" is not in ${without.join(', ')}: ${howToFix(id)}` }] : [];
    });
  });
};

/** Faults in the glossary itself: a language or its word missing, the same form under two terms. */
export const glossaryFaults = (book: Book): Fault[] =>
  WHOLE_LANGS.flatMap((lang) => {
    const owner = new Map<string, string>();
    return book.glossary.flatMap((term) => {
      const at = `content/${book.game.game}/glossary.yaml ${term.id}`;
      const word = term[lang];
      if (!word?.term || !Array.isArray(word.forms) || !Array.isArray(word.aliases))
        return [{ at, what: `${lang}: term, forms and aliases are wanted` }];
      return [...new Set(spelt(word))].flatMap((form) => {
        const other = owner.get(form);
        owner.set(form, term.id);
        return other && other !== term.id ? [{ at, what: `${lang}: "${form}" belongs to "${other}" too` }] : [];
      });
    });
  });

/** Faults: a term without a definition in each language, one with figures (the engine has those), one that is no sentence. */
export const definitionFaults = (game: string, glossary: readonly Term[]): Fault[] =>
  glossary.flatMap((term) =>
    WHOLE_LANGS.flatMap((lang) => {
      const at = `content/${game}/glossary.yaml ${term.id}`;
      const text = term.definition?.[lang];
      if (!text) return [{ at, what: `${lang}: no definition` }];
      return [
        ...(/\d/.test(text) ? [{ at, what: `${lang}: a figure in the definition` }] : []),
        ...(text.endsWith('.') ? [] : [{ at, what: `${lang}: the definition does not end with a full stop` }]),
      ];
    }),
  );
