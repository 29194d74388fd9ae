import { useEffect, useState } from 'preact/hooks';
import type { TurmoilProblem } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import type { Say } from './refusal-words.ts';

/** Fetches the words for refusals, which most readers never see. */
const fetched = async (words: Words): Promise<Say | null> => (await import('./refusal-words.ts')).sayingRefusals(words);

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
