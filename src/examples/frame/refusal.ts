import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';
import type { AnyExample, Refusal } from './example.ts';

type Say = (problem: Refusal) => string;

/**
 * Says why an input is refused. Words that most readers never see are fetched with the first refusal that needs them; until
 * they are here the text is empty.
 *
 * @param problem the refusal; null if there is none
 */
export const useRefusal = ({ refuse, refusals }: AnyExample, problem: Refusal | null, value: unknown, words: Words): string => {
  const [say, setSay] = useState<Say | null>(null);
  const said = problem && refuse(problem, words, value);
  const missing = problem !== null && said === null;
  useEffect(() => {
    if (missing && say === null) void refusals?.(words).then((found: Say) => setSay(() => found));
  }, [missing]);
  return said ?? (problem && say ? say(problem) : '');
};
