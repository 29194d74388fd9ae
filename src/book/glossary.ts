import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { unmarked } from '../i18n/borrowed.ts';
import { contentHash } from '../web/content-hash.ts';
import { href } from '../web/links.ts';
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import { t } from '../i18n/t.ts';
import { citeLabel } from './cite.ts';
import { gameOf, rulePath, ruleOf } from './game.ts';
import { mentionFinder, type Mention } from './mentions.ts';
import { onceForAll } from './once.ts';

/** A term with its words in each language, as glossary.yaml has it. */
export type Term = CollectionEntry<'glossaries'>['data'][number];

/** A game's terms; a game without a glossary has none. */
export const termsOf = async (game: string): Promise<readonly Term[]> => (await getEntry('glossaries', game))?.data ?? [];

/** The name by which a term is sorted: without a French article. */
export const sortKeyOf = (term: Term, lang: Lang): string => unmarked(term[lang].term).replace(/^(l’|les? |la )/i, '');

/** A game's terms in the alphabetical order of a language. */
export const termsInOrder = async (game: string, lang: Lang): Promise<readonly Term[]> => {
  const { compare } = new Intl.Collator(lang);
  return (await termsOf(game)).toSorted((one, other) => compare(sortKeyOf(one, lang), sortKeyOf(other, lang)));
};

/** A term's name with its abbreviation. */
export const nameOf = (term: Term, lang: Lang): string => [term[lang].term, term[lang].abbr].filter(Boolean).join(', ');

/** The anchor of a term's entry: no rule has such an id. */
export const termAnchor = (id: string): string => `term-${id}`;

/** The address of the glossary after the language. */
export const glossaryPath = (game: string): string => `${game}/glossary/`;

/** The address of a term's entry as a chapter's page says it: short, since a page says it often. */
export const termLink = (id: string): string => `../glossary/#${termAnchor(id)}`;

const finders = new Map<string, (text: string) => readonly Mention[]>();

/** The finder of a game's terms in a language; it is made once a build. */
export const finderOf = async (game: string, lang: Lang): Promise<(text: string) => readonly Mention[]> => {
  const key = `${game}/${lang}`;
  const finder = finders.get(key) ?? mentionFinder(await termsOf(game), lang);
  finders.set(key, finder);
  return finder;
};

const ruleShown = async (game: string, id: string, lang: Lang) => {
  const rule = ruleOf(await gameOf(game), id, `content/${game}/glossary.yaml`);
  return { href: href(lang, rulePath(rule)), label: await citeLabel(rule, lang, '') };
};

const shown = async (game: string, lang: Lang, term: Term) => ({
  term: nameOf(term, lang),
  definition: term.definition[lang],
  names: Object.fromEntries(LANGS.filter((other) => other !== lang).map((other) => [other, nameOf(term, other)])),
  rule: term.rule && (await ruleShown(game, term.rule, lang)),
});

/** What the popover of a game's pages shows in a language: every term, and the words around it. */
export const popoverData = async (game: string, lang: Lang) => ({
  words: {
    more: t(lang, 'site:glossary.more'),
    rule: t(lang, 'site:glossary.go'),
    langs: Object.fromEntries(LANGS.map((each) => [each, locales[each].short])),
  },
  terms: Object.fromEntries(await Promise.all((await termsOf(game)).map(async (term) => [term.id, await shown(game, lang, term)] as const))),
});

/** The name of the file that holds {@link popoverData}: it changes with what the file says. */
export const popoverHash = async (game: string, lang: Lang): Promise<string> => contentHash(await popoverData(game, lang));

/** The address of that file; a game without a glossary has none. */
export const popoverAddress = async (game: string, lang: Lang): Promise<string | undefined> =>
  (await gamesWithTerms()).includes(game) ? href(lang, `${game}/glossary.${await popoverHash(game, lang)}.json`) : undefined;

/** Ids of the games that have a glossary. */
export const gamesWithTerms = onceForAll(async (): Promise<readonly string[]> => (await getCollection('glossaries')).map(({ id }) => id));
