import type { Lang } from '../i18n/locales.ts';
import { chapterText, gameOf, type PlacedRule } from './game.ts';

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
