import { LANGS, type Lang } from '../../i18n/locales.ts';
import { tokensOf, type Token } from '../words/tokens.ts';
import type { RuleSource, TermSource, TermWords } from './sources.ts';

/** What a language's rules call a term: the term itself, its forms, its short form. */
export const namesOfTerm = (term: TermSource, lang: Lang): readonly string[] => {
  const { term: name, forms = [], abbr } = term[lang];
  return [name, ...forms, ...(abbr ? [abbr] : [])];
};

/** All that a language calls a term: its names and everyday words for it. */
export const wordingsOf = (term: TermSource, lang: Lang): readonly string[] => [...namesOfTerm(term, lang), ...(term[lang].aliases ?? [])];

const hasAll = (tokens: ReadonlySet<Token>, wanted: ReadonlySet<Token>): boolean =>
  wanted.size > 0 && [...wanted].every((token) => tokens.has(token));

/** The terms that a rule defines. */
export const definedBy = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => terms.filter((term) => term.rule === rule.id);

/**
 * The terms that a rule's title or text names in some language, in full or by the short form. All words of the term must be there, in any order,
 * since Russian and French bend and part them.
 */
const namedIn = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => {
  const tokens = new Map(LANGS.map((lang) => [lang, tokensOf(lang, `${rule.title[lang]} ${rule.text[lang]}`)]));
  const isNamed = (lang: Lang, { term, abbr }: TermWords): boolean =>
    [term, abbr ?? ''].some((wording) => hasAll(tokens.get(lang)!, tokensOf(lang, wording)));
  return terms.filter((term) => LANGS.some((lang) => isNamed(lang, term[lang])));
};

/** What readers of a language say instead of the terms that a rule names. */
export const everydayWords = (terms: readonly TermSource[], rule: RuleSource, lang: Lang): readonly string[] =>
  namedIn(terms, rule).flatMap((term) => term[lang].aliases ?? []);

/** The terms that name what a rule stands under: `crisis` and `new-government` for `crisis.new-government.bonus`. */
export const above = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => {
  const names = rule.id.split('.').slice(0, -1);
  return terms.filter(({ id }) => names.includes(id));
};
