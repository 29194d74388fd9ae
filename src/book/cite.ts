import type { Lang } from '../i18n/locales.ts';
import { href } from '../web/links.ts';
import { chapterText, gameOf, rulePath, ruleOf, type PlacedRule } from './game.ts';
import { titleOf } from './titles.ts';

/**
 * What a citation of a rule shows: its number, with the chapter's title before it where the number is a procedure's own
 * and is read outside that chapter (3e there, Crisis 3e elsewhere).
 *
 * @param from the chapter in which the citation stands
 */
export const citeLabel = async (rule: PlacedRule, lang: Lang, from: string): Promise<string> => {
  const number = rule.number[lang];
  const chapter = (await gameOf(rule.game)).chapters.find((each) => each.chapter === rule.chapter);
  if (chapter?.numbering !== 'own' || from === rule.chapter) return number;
  return `${(await chapterText(rule.game, rule.chapter, lang)).data.title}\u00a0${number}`;
};

/** Where a cited rule stands, and what its citation shows. */
interface CitedRule {
  readonly href: string;
  readonly number: string;
  readonly title: string;
}

/**
 * Addresses, numbers and titles of rules in a language, by id: what a widget or picture needs to cite them.
 *
 * @param from the chapter in which the citations stand
 * @param by who cites, for the message
 * @throws Error when the game has not one of the rules, or a chapter not its text
 */
export const citedRules = async (
  gameId: string,
  lang: Lang,
  ids: readonly string[],
  { from, by }: { readonly from: string; readonly by: string },
): Promise<Readonly<Record<string, CitedRule>>> => {
  const game = await gameOf(gameId);
  const rules = ids.map((id) => ruleOf(game, id, by));
  const links = rules.map(
    async (rule) =>
      [rule.id, { href: href(lang, rulePath(rule)), number: await citeLabel(rule, lang, from), title: await titleOf(rule, lang) }] as const,
  );
  return Object.fromEntries(await Promise.all(links));
};
