import { LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { sideBySide, type Book, type Term } from './book.ts';
import type { Fault } from './fault.ts';
import { plain } from './mdx.ts';

const spelt = (word: Term[Lang] | undefined): string[] => (word ? [word.term, ...word.forms] : []).map((form) => plain(form).toLowerCase());
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Makes a finder of glossary terms in a language's plain text; of two terms in one place the longer is found. */
export const termFinder = (glossary: readonly Term[], lang: Lang): ((text: string) => ReadonlySet<string>) => {
  const idOf = new Map(glossary.flatMap((term) => spelt(term[lang]).map((form) => [form, term.id] as const)));
  // Abbreviations are found in capitals only: ПО is a victory point, «по» is a preposition.
  const idOfAbbr = new Map(glossary.flatMap((term) => { const abbr = (term[lang] as Term[Lang] | undefined)?.abbr; return abbr ? [[abbr, term.id] as const] : []; }));
  const longestFirst = [...idOf.keys(), ...idOfAbbr.keys()].sort((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const named = (form: string): string | undefined => idOf.get(form.toLowerCase()) ?? idOfAbbr.get(form);
  return (text) => new Set((text.match(pattern) ?? []).flatMap((form) => named(form) ?? []));
};

/** Faults: a glossary term that one language of a rule has and another has not. */
export const termFaults = (book: Book): Fault[] => {
  const find = Object.fromEntries(LANGS.map((lang) => [lang, termFinder(book.glossary, lang)])) as Record<Lang, ReturnType<typeof termFinder>>;
  return sideBySide(book).flatMap(({ at, texts }) => {
    const found = [...texts].map(([lang, { text }]) => ({ lang, ids: find[lang](text) }));
    const all = [...new Set(found.flatMap(({ ids }) => [...ids]))];
    return all.flatMap((id) => {
      const without = found.filter(({ ids }) => !ids.has(id)).map(({ lang }) => lang);
      return without.length ? [{ at, what: `term "${id}" is not in ${without.join(', ')}` }] : [];
    });
  });
};

/** Faults in the glossary itself: a language or its word missing, the same form under two terms. */
export const glossaryFaults = (book: Book): Fault[] => LANGS.flatMap((lang) => {
  const owner = new Map<string, string>();
  return book.glossary.flatMap((term) => {
    const at = `content/${book.game.game}/glossary.yaml ${term.id}`;
    const word = term[lang];
    if (!word?.term || !Array.isArray(word.forms) || !Array.isArray(word.aliases)) return [{ at, what: `${lang}: term, forms and aliases are wanted` }];
    return [...new Set(spelt(word))].flatMap((form) => {
      const other = owner.get(form);
      owner.set(form, term.id);
      return other && other !== term.id ? [{ at, what: `${lang}: "${form}" belongs to "${other}" too` }] : [];
    });
  });
});
