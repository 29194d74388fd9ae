import type { Lang } from '../i18n/locales.ts';
import { once } from './once.ts';
import { chapterText, type PlacedRule } from './game.ts';

const ruleTag = /<Rule\s+id="([^"]+)"\s+title="([^"]+)"/g;
const groupTag = /<Group\s+id="([^"]+)"\s+title="([^"]+)"/g;

const titlesIn = (body: string, tag: RegExp): ReadonlyMap<string, string> => new Map([...body.matchAll(tag)].map(([, id, title]) => [id!, title!]));

const titles = once(async (key) => {
  const [game = '', chapter = '', lang] = key.split('/');
  const body = (await chapterText(game, chapter, lang as Lang)).body ?? '';
  return { rules: titlesIn(body, ruleTag), groups: titlesIn(body, groupTag) };
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
