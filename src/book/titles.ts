import type { Lang } from '../i18n/locales.ts';
import { chapterText, type PlacedRule } from './game.ts';

const ruleTag = /<Rule\s+id="([^"]+)"\s+title="([^"]+)"/g;
const groupTag = /<Group\s+id="([^"]+)"\s+title="([^"]+)"/g;

const titlesIn = (body: string, tag: RegExp): ReadonlyMap<string, string> => new Map([...body.matchAll(tag)].map(([, id, title]) => [id!, title!]));

/** The titles of a chapter's rules in a language, by id, as its text gives them. */
export const ruleTitles = async (game: string, chapter: string, lang: Lang): Promise<ReadonlyMap<string, string>> =>
  titlesIn((await chapterText(game, chapter, lang)).body ?? '', ruleTag);

/** The titles of a chapter's groups of rules in a language, by id. */
export const groupTitles = async (game: string, chapter: string, lang: Lang): Promise<ReadonlyMap<string, string>> =>
  titlesIn((await chapterText(game, chapter, lang)).body ?? '', groupTag);

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
