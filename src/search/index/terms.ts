import type { Lang } from '../../i18n/locales.ts';
import type { RuleSource, TermSource } from './sources.ts';

/** Lists a term's official names in one language: the term, its inflected forms, its abbreviation. */
export const namesOfTerm = (term: TermSource, lang: Lang): readonly string[] => {
  const { term: name, forms = [], abbr } = term[lang];
  return [name, ...forms, ...(abbr ? [abbr] : [])];
};

/** Lists all words for a term in one language: its official names and everyday words. */
export const wordingsOf = (term: TermSource, lang: Lang): readonly string[] => [...namesOfTerm(term, lang), ...(term[lang].aliases ?? [])];

/** Lists the terms that a rule defines. */
export const definedBy = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => terms.filter((term) => term.rule === rule.id);

/** Lists the terms that name the parents of a rule: `crisis` and `new-government` for `crisis.new-government.bonus`. */
export const above = (terms: readonly TermSource[], rule: RuleSource): readonly TermSource[] => {
  const names = rule.id.split('.').slice(0, -1);
  return terms.filter(({ id }) => names.includes(id));
};
