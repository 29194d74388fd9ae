import { mentionFinder } from '../../../src/book/mentions.ts';
import { LANGS, WHOLE_LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { typeset } from '../../../src/i18n/typeset.ts';
import { sideBySide, type Book, type Term } from './book.ts';
import type { Fault } from './fault.ts';
import { plain } from './mdx.ts';

const spelt = (word: Term[Lang] | undefined): string[] => (word ? [word.term, ...word.forms] : []).map((form) => plain(form).toLowerCase());

/** Makes a finder of the glossary terms that a text names. A term that a language lacks is another check's business. */
const termFinder = (glossary: readonly Term[], lang: Lang): ((text: string) => ReadonlySet<string>) => {
  const find = mentionFinder(
    glossary.filter((term) => (term[lang] as Term[Lang] | undefined)?.term),
    lang,
  );
  return (text) => new Set(find(text).map(({ id }) => id));
};

/** Faults: a glossary term that one language of a rule has and another has not. */
export const termFaults = (book: Book): Fault[] => {
  const find = Object.fromEntries(LANGS.map((lang) => [lang, termFinder(book.glossary, lang)])) as Record<Lang, ReturnType<typeof termFinder>>;
  return sideBySide(book).flatMap(({ at, texts }) => {
    const found = [...texts].map(([lang, { text }]) => ({ lang, ids: find[lang](text) }));
    const all = [...new Set(found.flatMap(({ ids }) => [...ids]))];
    return all.flatMap((id) => {
      const named = (lang: Lang): boolean => (book.glossary.find((term) => term.id === id)?.[lang] as unknown) !== undefined;
      const without = found.filter(({ lang, ids }) => named(lang) && !ids.has(id)).map(({ lang }) => lang);
      return without.length ? [{ at, what: `term "${id}" is not in ${without.join(', ')}` }] : [];
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

/** Faults: a term without a definition in each language, one with figures (the engine has those), one not typeset. */
export const definitionFaults = (game: string, glossary: readonly Term[]): Fault[] =>
  glossary.flatMap((term) =>
    WHOLE_LANGS.flatMap((lang) => {
      const at = `content/${game}/glossary.yaml ${term.id}`;
      const text = term.definition?.[lang];
      if (!text) return [{ at, what: `${lang}: no definition` }];
      return [
        ...(/\d/.test(text) ? [{ at, what: `${lang}: a figure in the definition` }] : []),
        ...(typeset(lang, text) === text ? [] : [{ at, what: `${lang}: typography; wanted: ${typeset(lang, text)}` }]),
        ...(/[.]$/.test(text) && !/["']/.test(text) ? [] : [{ at, what: `${lang}: a sentence without straight quotes is wanted` }]),
      ];
    }),
  );
