import { getEntry } from 'astro:content';
import { borrowed } from '../i18n/borrowed.ts';
import { locales, type Lang } from '../i18n/locales.ts';
import { once } from './once.ts';
import { chapterText, type PlacedRule } from './game.ts';

const ruleTag = /<Rule\s+id="([^"]+)"\s+title="([^"]+)"/g;
const groupTag = /<Group\s+id="([^"]+)"\s+title="([^"]+)"/g;

const titlesIn = (body: string, tag: RegExp): ReadonlyMap<string, string> => new Map([...body.matchAll(tag)].map(([, id, title]) => [id!, title!]));

/** Titles of a language with those that it lacks taken from its fallback and marked. */
const merged = (own: ReadonlyMap<string, string>, from: Lang, other: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...other].map(([id, title]) => [id, own.get(id) ?? borrowed(from, title)]));

const titles = once(async (key) => {
  const [game = '', chapter = '', lang] = key.split('/');
  const { fallback } = locales[lang as Lang];
  const text = fallback ? await getEntry('chapters', key) : await chapterText(game, chapter, lang as Lang);
  const own = { rules: titlesIn(text?.body ?? '', ruleTag), groups: titlesIn(text?.body ?? '', groupTag) };
  if (!fallback) return { ...own, own: own.rules };
  return {
    rules: merged(own.rules, fallback, await ruleTitles(game, chapter, fallback)),
    groups: merged(own.groups, fallback, await groupTitles(game, chapter, fallback)),
    own: own.rules,
  };
});

/** The titles of a chapter's rules in a language, by id, as its text gives them. */
export const ruleTitles = async (game: string, chapter: string, lang: Lang): Promise<ReadonlyMap<string, string>> =>
  (await titles(`${game}/${chapter}/${lang}`)).rules;

/** The titles of a chapter's groups of rules in a language, by id. */
export const groupTitles = async (game: string, chapter: string, lang: Lang): Promise<ReadonlyMap<string, string>> =>
  (await titles(`${game}/${chapter}/${lang}`)).groups;

/**
 * The title of a rule in a language.
 *
 * @throws Error when the chapter's text does not hold the rule
 */
export const titleOf = async (rule: Pick<PlacedRule, 'game' | 'chapter' | 'id'>, lang: Lang): Promise<string> => {
  const title = (await ruleTitles(rule.game, rule.chapter, lang)).get(rule.id);
  if (title === undefined) throw new Error(`content/${rule.game}/${rule.chapter}/${lang}.mdx: no rule "${rule.id}"`);
  return title;
};

/** The language that a rule is shown in: the page's own, or its fallback where it has no text of the rule. */
export const langOfRule = async ({ game, chapter, id }: Pick<PlacedRule, 'game' | 'chapter' | 'id'>, lang: Lang): Promise<Lang> => {
  const { fallback } = locales[lang];
  return !fallback || (await titles(`${game}/${chapter}/${lang}`)).own.has(id) ? lang : fallback;
};
