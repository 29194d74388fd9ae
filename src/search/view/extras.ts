/* What an answer shows beside its hits, if it has reason to: similar words, recent searches, advice. Made when a search starts. */
import type { Lang } from '../../i18n/locales.ts';
import { say, type Strings } from '../../i18n/say.ts';
import { element } from './element.ts';

const marked = <E extends HTMLElement>(name: string, made: E): E => {
  made.dataset['part'] = name;
  return made;
};

const listed = (name: string, title: string, ...more: readonly Node[]): HTMLElement =>
  marked(name, element('div', { className: 'search-words', hidden: true }, element('p', {}, title), element('ul', {}), ...more));

/** Words that are similar to those that found nothing. */
export const nearWords = (strings: Strings, lang: Lang): HTMLElement => listed('near', say(strings, lang, 'near'));

/** Recent searches, and a button that deletes them. */
export const recentSearches = (strings: Strings, lang: Lang): HTMLElement => {
  const forget = element('button', { type: 'button' }, say(strings, lang, 'recent.forget'));
  forget.dataset['forget'] = '';
  return listed('recent', say(strings, lang, 'recent.title'), forget);
};

/**
 * Advice for when nothing is found.
 *
 * @param homePage the address of the home page
 */
export const adviceFor = (strings: Strings, lang: Lang, homePage: string): HTMLElement => {
  const item = (name: string): HTMLElement => element('li', {}, say(strings, lang, `tips.${name}`));
  const contents = element('a', { href: homePage }, say(strings, lang, 'tips.contents'));
  const list = element('ul', {}, ...['fewer', 'number'].map(item));
  return marked(
    'tips',
    element('div', { className: 'search-tips', hidden: true }, element('p', {}, say(strings, lang, 'tips.lead')), list, element('p', {}, contents)),
  );
};

/** An empty hit: its number and title as a link, its game, its text, and what another language says. */
export const emptyHit = (): HTMLElement => {
  const span = (name: string, className = ''): HTMLElement => marked(name, element('span', { className }));
  const link = marked('link', element('a', {}, span('number', 'search-number'), ' ', span('title')));
  const text = marked('text', element('p', { className: 'search-text' }, span('game', 'search-game')));
  const beside = element('p', { className: 'search-beside' }, span('beside-lang'), ' ', marked('beside-text', element('i', {})));
  return element('li', { className: 'search-hit' }, link, text, marked('beside', beside));
};
