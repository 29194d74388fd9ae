/* The lines below the text of a hit: on a card the example that shows its rule, then the rules that limit it. */
import { say } from '../../i18n/say.ts';
import type { Hit } from '../searcher.ts';
import { element } from './element.ts';
import type { Parts } from './parts.ts';

const linkTo = (base: string, url: string, ...text: readonly string[]): HTMLElement => element('a', { href: base + url.replace(/^\//, '') }, ...text);

const exampleLink = ({ lang, strings }: Parts, base: string, { example }: Hit): readonly HTMLElement[] => {
  if (!example) return [];
  const link = linkTo(base, example.url, say(strings, lang, 'kind.example'));
  link.className = 'search-run';
  link.append(' ', element('span', {}, example.title));
  return [link];
};

const limitLinks = ({ lang, strings }: Parts, base: string, { limitedBy }: Hit): readonly HTMLElement[] => {
  const [first, ...others] = limitedBy.map(({ url, number, title }) => linkTo(base, url, `${number} ${title}`));
  return first ? [element('span', {}, say(strings, lang, 'related'), ' ', first), ...others] : [];
};

/**
 * Adds the further links of a hit.
 *
 * @param base the folder that the site is served under, ending in `/`
 * @param isCard whether the hit is shown as a card, with its example
 */
export const addMore = (item: HTMLElement, parts: Parts, base: string, hit: Hit, isCard: boolean): void => {
  const links = [...(isCard ? exampleLink(parts, base, hit) : []), ...limitLinks(parts, base, hit)];
  if (links.length) item.append(element('p', { className: 'search-more' }, ...links));
};

/** Names the edition whose text a card shows, where editions differ. */
export const readingNote = ({ lang, strings }: Parts, { edition }: Hit): readonly HTMLElement[] =>
  edition
    ? [element('p', { className: 'search-reading' }, say(strings, lang, 'differs', { edition: say(strings, lang, `edition.${edition}`) }))]
    : [];
