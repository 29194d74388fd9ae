import { LANGS, type Lang } from '../../i18n/locales.ts';
import { tokensOf, type Token } from '../words/tokens.ts';
import type { RuleSource, TermSource, TermWords } from './sources.ts';

/** Lists a term's official names in one language: the term, its inflected forms, its abbreviation. */
export const namesOfTerm = (term: TermSource, lang: Lang): readonly string[] => {
  const { term: name, forms = [], abbr } = term[lang];
  return [name, ...forms, ...(abbr ? [abbr] : [])];
};

/** Lists all words for a term in one language: its official names and everyday words. */
export const wordingsOf = (term: TermSource, lang: Lang): readonly string[] => [...namesOfTerm(term, lang), ...(term[lang].aliases ?? [])];

const hasAll = (tokens: ReadonlySet<Token>, wanted: ReadonlySet<Token>): boolean =>
  wanted.size > 0 && [...wanted].every((token) => tokens.has(token));

/** Lists the terms that a rule defines. */
export const definedBy = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => terms.filter((term) => term.rule === rule.id);

/**
 * Lists the terms that a rule's title or text names in some language, in full or abbreviated. All words of the term must
 * be there, in any order: Russian and French inflect them and put others between them.
 */
const namedIn = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => {
  const tokens = new Map(LANGS.map((lang) => [lang, tokensOf(lang, `${rule.title[lang]} ${rule.text[lang]}`)]));
  const isNamed = (lang: Lang, { term, abbr }: TermWords): boolean =>
    [term, abbr ?? ''].some((wording) => hasAll(tokens.get(lang)!, tokensOf(lang, wording)));
  return terms.filter((term) => LANGS.some((lang) => isNamed(lang, term[lang])));
};

/** Lists the everyday words of one language for the terms that a rule names. */
export const everydayWords = (terms: readonly TermSource[], rule: RuleSource, lang: Lang): readonly string[] =>
  namedIn(terms, rule).flatMap((term) => term[lang].aliases ?? []);

/** Lists the terms that name the parents of a rule: `crisis` and `new-government` for `crisis.new-government.bonus`. */
export const above = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => {
  const names = rule.id.split('.').slice(0, -1);
  return terms.filter(({ id }) => names.includes(id));
};
