import type { TurmoilProblem } from '../../engine/turmoil/index.ts';
import { describeProblem } from '../../sentences/turmoil/problem.ts';
import { saying, type Words } from '../../i18n/words.ts';
import type { Strings } from '../../i18n/say.ts';

const strings = import.meta.glob<Strings>('../../../content/ui/*/{problem,turmoil}.json', { import: 'default' });

const stringsIn = async (lang: string, feature: string): Promise<Strings | undefined> => strings[`../../../content/ui/${lang}/${feature}.json`]?.();

/** Says a refusal. */
export type Say = (problem: TurmoilProblem) => string;

/** Fetches the strings for refusals in the language of some words; null if it has none. */
export const sayingRefusals = async (words: Words): Promise<Say | null> => {
  // A refusal may name any number of a player's, more than an example says otherwise.
  const [problem, turmoil] = await Promise.all([stringsIn(words.lang, 'problem'), stringsIn(words.lang, 'turmoil')]);
  if (problem === undefined || turmoil === undefined) return null;
  const more = saying(words, { problem, turmoil });
  return (one) => describeProblem(one, more);
};
