/* How a query was read, shown above the hits. */
import { say } from '../../i18n/say.ts';
import type { Answer } from '../engine.ts';
import { searchItem, type Parts } from './parts.ts';

/** One sentence for the other keyboard layout, one for each corrected word. */
const sentences = ({ strings, lang }: Parts, { query }: Answer): readonly string[] => {
  const layout = query.read === query.text ? [] : [say(strings, lang, 'layout', { query: query.read })];
  const corrected = query.words.flatMap(({ form, meant }) =>
    meant ? [say(strings, lang, 'meant', { word: form, meant: meant.slice(0, 3).join(', ') })] : [],
  );
  return [...layout, ...corrected];
};

/** Shows how a query was read. For an empty answer it also shows what was tried, and offers similar words. */
export const showTried = (parts: Parts, answer: Answer): void => {
  const { tried, near, strings, lang } = parts;
  const nothing = answer.total + answer.entries.length === 0 ? [say(strings, lang, 'tried')] : [];
  tried.textContent = [...sentences(parts, answer), ...nothing].join(' ');
  near.hidden = !answer.nearest.length;
  near.querySelector('ul')!.replaceChildren(...answer.nearest.map((word) => searchItem(parts, word)));
};
