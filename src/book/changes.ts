import { getEntry, type CollectionEntry } from 'astro:content';
import type { Lang } from '../i18n/locales.ts';
import { typeset } from '../i18n/typeset.ts';
import { citedRules } from './cite.ts';

/** A change of the rules as this site tells them. */
export type Change = CollectionEntry<'changes'>['data'][number];

/** All changes, newest first, as `content/changes.yaml` lists them. */
export const changes = async (): Promise<readonly Change[]> => (await getEntry('changes', 'changes'))?.data ?? [];

/** The rules that a change is about, as citations read far from their chapters; none where it is about a whole game. */
export const rulesOfChange = async ({ id, game, rules }: Change, lang: Lang) =>
  Object.entries(await citedRules(game, lang, rules, { from: '', by: `content/changes.yaml ${id}` })).map(([rule, cited]) => ({
    id: rule,
    ...cited,
  }));

/** A day as a language writes it: `22 November 2026`. */
export const dayIn = (lang: Lang, date: string): string =>
  typeset(lang, new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)));
