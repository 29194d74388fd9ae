import { useEffect, useState } from 'preact/hooks';
import type { TurmoilProblem } from '../../engine/turmoil/index.ts';
import { saying, type Words } from '../../i18n/describe/words.ts';
import type { Strings } from '../../i18n/say.ts';

const strings = import.meta.glob<Strings>('../../../content/ui/*/problem.json', { import: 'default' });

type Say = (problem: TurmoilProblem) => string;

/** Fetches the words for refusals, which most readers never see. */
const fetched = async (words: Words): Promise<Say | null> => {
  const load = strings[`../../../content/ui/${words.lang}/problem.json`];
  if (load === undefined) return null;
  const [{ describeProblem }, problem] = await Promise.all([import('../../i18n/describe/problem.ts'), load()]);
  const more = saying(words, { problem });
  return (one) => describeProblem(one, more);
};

/**
 * Says why a position is refused. The words are fetched with the first refusal; until they are here the text is empty.
 *
 * @param problem the refusal, null if there is none
 */
export const useRefusal = (problem: TurmoilProblem | null, words: Words): string => {
  const [say, setSay] = useState<Say | null>(null);
  useEffect(() => {
    if (problem !== null && say === null) void fetched(words).then((found) => setSay(() => found));
  }, [problem === null]);
  return problem === null || say === null ? '' : say(problem);
};
