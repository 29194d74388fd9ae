import type { TurmoilProblem } from '../../engine/turmoil/index.ts';
import { describeProblem } from '../../i18n/describe/problem.ts';
import { saying, type Words } from '../../i18n/describe/words.ts';
import type { Strings } from '../../i18n/say.ts';

const strings = import.meta.glob<Strings>('../../../content/ui/*/problem.json', { import: 'default' });

/** Says a refusal. */
export type Say = (problem: TurmoilProblem) => string;

/** Fetches the strings for refusals in the language of some words; null if it has none. */
export const sayingRefusals = async (words: Words): Promise<Say | null> => {
  const load = strings[`../../../content/ui/${words.lang}/problem.json`];
  if (load === undefined) return null;
  const more = saying(words, { problem: await load() });
  return (problem) => describeProblem(problem, more);
};
