/* What was made of a query beyond its letters, said above the hits. */
import { say } from '../../i18n/say.ts';
import type { Answer } from '../engine.ts';
import type { Parts } from './results.ts';

/** An item with a link that asks something else. */
export const linkTo = (address: string, query: string): HTMLElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${address}?q=${encodeURIComponent(query)}`;
  link.textContent = query;
  item.append(link);
  return item;
};

/** One sentence for the other keyboard layout, one for each word that was taken for others. */
const sentences = ({ strings, lang }: Parts, { query }: Answer): readonly string[] => {
  const layout = query.read === query.text ? [] : [say(strings, lang, 'layout', { query: query.read })];
  const slips = query.words.flatMap(({ form, meant }) =>
    meant ? [say(strings, lang, 'meant', { word: form, meant: meant.slice(0, 3).join(', ') })] : [],
  );
  return [...layout, ...slips];
};

/** Says how a query was read; of an empty answer also what was tried, and offers the nearest words. */
export const showTried = (parts: Parts, answer: Answer): void => {
  const { tried, near, strings, lang, searchHref } = parts;
  const nothing = answer.total + answer.entries.length === 0 ? [say(strings, lang, 'tried')] : [];
  tried.textContent = [...sentences(parts, answer), ...nothing].join(' ');
  near.hidden = !answer.nearest.length;
  near.querySelector('ul')!.replaceChildren(...answer.nearest.map((word) => linkTo(searchHref, word)));
};
