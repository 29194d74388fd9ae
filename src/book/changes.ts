import { getEntry, type CollectionEntry } from 'astro:content';
import type { Lang } from '../i18n/locales.ts';
import { typeset } from '../i18n/typeset.ts';
import { citedRules } from './cite.ts';
import { games } from './game.ts';

/** A change of the rules as this site tells them. */
export type Change = CollectionEntry<'changes'>['data'][number];

/** All changes, newest first, as `content/changes.yaml` lists them. */
export const changes = async (): Promise<readonly Change[]> => (await getEntry('changes', 'changes'))?.data ?? [];

/**
 * The day on which what a page tells last changed, as `content/changes.yaml` knows it: of a chapter the last change of one of its
 * rules, of a page about a whole game the last change of the game, of a page about all games the last change of all.
 *
 * @param path the address of the page after the language, such as `turmoil/crisis/`
 * @returns a day such as `2026-11-22`, or undefined where nothing has changed since the page is there
 */
export const changedOn = async (path: string): Promise<string | undefined> => {
  const [game, chapter] = path.split('/');
  const ofChapter = (await games()).find(({ id }) => id === game)?.chapters.some((each) => each.chapter === chapter);
  const concerns = (change: Change): boolean =>
    change.game === game && (!ofChapter || change.rules.length === 0 || change.rules.some((rule) => rule.startsWith(`${chapter}.`)));
  const isOfAll = path === '' || path === 'changes/';
  // Newest first.
  return (await changes()).find((change) => isOfAll || concerns(change))?.date;
};

/** The rules that a change is about, as citations read far from their chapters; none where it is about a whole game. */
export const rulesOfChange = async ({ id, game, rules }: Change, lang: Lang) =>
  Object.entries(await citedRules(game, lang, rules, { from: '', by: `content/changes.yaml ${id}` })).map(([rule, cited]) => ({
    id: rule,
    ...cited,
  }));

/** A day as a language writes it: `22 November 2026`. */
export const dayIn = (lang: Lang, date: string): string =>
  typeset(lang, new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)));
