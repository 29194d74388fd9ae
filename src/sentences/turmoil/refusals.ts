import type { TurmoilProblem } from '../../engine/turmoil/index.ts';
import type { Strings } from '../../i18n/say.ts';
import { saying, type Words } from '../../i18n/words.ts';
import { describeProblem } from './problem.ts';

const strings = import.meta.glob<Strings>('../../../content/ui/*/{problem,turmoil}.json', { import: 'default' });

const stringsIn = async (lang: string, file: string): Promise<Strings> => {
  const load = strings[`../../../content/ui/${lang}/${file}.json`];
  if (!load) throw new Error(`${lang}: no strings "${file}"`);
  return load();
};

/**
 * Fetches the words for refusals in the language of some words. A refusal may name any number of a player's, more than an
 * example says otherwise.
 *
 * @returns says why a position is refused
 */
export const sayingRefusals = async (words: Words): Promise<(problem: TurmoilProblem) => string> => {
  const [problem, turmoil] = await Promise.all([stringsIn(words.lang, 'problem'), stringsIn(words.lang, 'turmoil')]);
  const more = saying(words, { problem, turmoil });
  return (one) => describeProblem(one, more);
};
