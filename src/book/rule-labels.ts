import { contentHash } from '../web/content-hash.ts';
import { href } from '../web/links.ts';
import type { Lang } from '../i18n/locales.ts';
import { citeLabel } from './cite.ts';
import { games, rulePath } from './game.ts';
import { once } from './once.ts';
import { titleOf } from './titles.ts';

/**
 * Number and title of every rule in a language, as they are read outside its chapter, by its address after the language. A reader's
 * browser fetches them when it needs one.
 */
export const ruleLabels = once(async (lang): Promise<Readonly<Record<string, string>>> => {
  const rules = (await games()).flatMap((game) => [...game.rules.values()]);
  const labels = rules.map(
    async (rule) => [rulePath(rule), `${await citeLabel(rule, lang as Lang, '')} ${await titleOf(rule, lang as Lang)}`] as const,
  );
  return Object.fromEntries(await Promise.all(labels));
});

/** The name of the file with these labels tells what is in it. */
export const labelsHash = async (lang: Lang): Promise<string> => contentHash(await ruleLabels(lang));

/** The address of the file with these labels. */
export const labelsAddress = async (lang: Lang): Promise<string> => href(lang, `rules.${await labelsHash(lang)}.json`);
