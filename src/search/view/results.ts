import { locales, type Lang } from '../../i18n/locales.ts';
import { say } from '../../i18n/say.ts';
import { breath } from '../breath.ts';
import type { Card } from '../clear.ts';
import type { Answer, Hit } from '../searcher.ts';
import type { Query } from '../query/query.ts';
import { besideOf, type BesideHit } from './beside.ts';
import { addMore, readingNote } from './card.ts';
import { element } from './element.ts';
import { excerptOf, LENGTH, markedPieces } from './excerpt.ts';
import { emptyHit } from './extras.ts';
import { part, searchItem, type Parts } from './parts.ts';
import { showRecent } from './recent.ts';

/** The nodes of a text, with the matching words in `<mark>`, those that were not typed with the class `alike`. */
const marked = (query: Query, lang: Lang, text: string): readonly Node[] =>
  markedPieces(query, lang, text).map((piece) => {
    if (!piece.hit) return document.createTextNode(piece.text);
    return element('mark', { className: piece.hit }, piece.text);
  });

const fillBeside = (item: HTMLElement, query: Query, { strings, lang: page }: Parts, { lang, text }: BesideHit): void => {
  part(item, 'beside-lang').textContent = say(strings, page, 'beside', { lang: locales[lang].name });
  const words = part(item, 'beside-text');
  words.lang = lang;
  words.append(...marked(query, lang, text));
};

const besideNode = (line: HTMLElement, query: Query, parts: Parts, beside: BesideHit): HTMLElement => {
  const item = line.cloneNode(true) as HTMLElement;
  fillBeside(item, query, parts, beside);
  return item;
};

/** Waits until the browser has painted: the frame after the next one begins. */
const painted = (): Promise<unknown> => new Promise((go) => void requestAnimationFrame(() => requestAnimationFrame(go)));

/** Adds a line for each language of a hit at once, so that nothing moves when its words come. */
const addBesides = async (item: HTMLElement, query: Query, parts: Parts, hit: Hit): Promise<void> => {
  const line = part(item, 'beside');
  const node = (beside: BesideHit): HTMLElement => besideNode(line, query, parts, beside);
  const lines = element('div', {}, ...hit.besides.map((lang) => node({ lang, text: '' })));
  line.replaceWith(lines);
  // Where only the page's language says more, the line has to be there with its hit. All else comes after the hits are painted.
  if (hit.besides.length) await painted();
  const others = await hit.others();
  lines.replaceChildren(...besideOf(query, parts.lang, hit, others).map(node));
};

const gameOf = ({ name }: Hit): string => name.split(':', 1)[0]!;

/** The game of the page, if it is one of a game. */
export const ownGame = (): string | undefined => document.documentElement.dataset['game'];

const isOwn = (hit: Hit): boolean => gameOf(hit) === ownGame();

/** The title of a hit's game, if the page belongs to another one, before the hit's text. */
const otherGame = ({ strings, lang }: Parts, hit: Hit): string => (isOwn(hit) ? '' : say(strings, lang, `game.${gameOf(hit)}`) + (hit.text && ' · '));

/**
 * On a page of a game the hits of other games are a group below its own, open if the best rule is among them. Where a rule of another
 * game is the first hit, the order stays.
 */
const grouped = ({ strings, lang }: Parts, hits: readonly Hit[], nodes: readonly HTMLElement[], open: boolean): readonly HTMLElement[] => {
  const [own, others] = [true, false].map((isOurs) => nodes.filter((_, index) => isOwn(hits[index]!) === isOurs)) as [HTMLElement[], HTMLElement[]];
  if (!own.length || !others.length) return nodes;
  const title = element('summary', {}, say(strings, lang, 'others', { hits: others.length }));
  const list = element('ol', { className: 'search-hits' }, ...others);
  return [...own, element('li', { className: 'search-others' }, element('details', { open }, title, list))];
};

/** A small screen, upright as in `search/phone.css` or on its side: a long card would leave no room for other hits. */
const SMALL = '(max-width: 40rem), (max-height: 26rem)';

/** The characters that have room in the lines of a hit there: in those of the first one and in those of the others. */
const ROOM = [150, 90] as const;

/** The text of a hit: a whole answer; of a rule, the part with the words of the query, or the whole rule on a card if there is room. */
const textOf = ({ lang, all }: Parts, query: Query, { kind, text, title }: Hit, isFirst: boolean, card: Card | undefined): string => {
  const isSmall = all && matchMedia(SMALL).matches;
  const isWhole = card === 'named' || (card && !isSmall);
  return kind === 'question' || isWhole ? text : excerptOf(query, lang, text, title, isSmall ? ROOM[isFirst ? 0 : 1] : LENGTH);
};

const hitNode = (parts: Parts, base: string, query: Query, hit: Hit, isFirst: boolean, card?: Card): HTMLElement => {
  const { lang, strings } = parts;
  const item = emptyHit();
  item.dataset['hit'] = hit.kind;
  item.dataset['game'] = gameOf(hit);
  item.dataset[hit.kind === 'rule' ? 'rule' : 'entry'] = hit.name;
  part<HTMLAnchorElement>(item, 'link').href = base + hit.url.replace(/^\//, '');
  part(item, 'number').textContent = hit.kind === 'rule' ? hit.number : say(strings, lang, `kind.${hit.kind}`);
  part(item, 'title').replaceChildren(...marked(query, lang, hit.title));
  part(item, 'game').textContent = otherGame(parts, hit);
  if (hit.rules) item.dataset['rules'] = hit.rules.join(' ');
  if (card) item.dataset['card'] = card;
  const text = part(item, 'text');
  text.append(...marked(query, lang, textOf(parts, query, hit, isFirst, card)));
  if (card) text.before(...readingNote(parts, hit));
  addMore(item, parts, base, hit, card !== undefined);
  return item;
};

const setOpen = ({ panel }: Parts, open: boolean): void => void panel.toggleAttribute('data-open', open);

/** Tells whether an answer is shown. */
export const isOpen = ({ panel }: Parts): boolean => panel.hasAttribute('data-open');

/** Removes an answer. `data-search-done` goes first: it says that the hits are complete. */
export const clear = (parts: Parts): void => {
  const { list, tips, tried, near, recent, all, status } = parts;
  delete list.dataset['searchDone'];
  setOpen(parts, false);
  list.replaceChildren();
  tried.textContent = '';
  for (const extra of [tips, near, recent, all]) if (extra) extra.hidden = true;
  status.textContent = '';
};

/** The status text: the number of all rules found, and of what kinds the entries below them are. */
const announced = ({ strings, lang }: Parts, { query, total, entries }: Answer): string => {
  // In a sentence only the first letter is another: the official name of a card keeps its capitals.
  const kinds = [...new Set(entries.map(({ kind }) => say(strings, lang, `kind.${kind}`).replace(/^./u, (letter) => letter.toLowerCase())))];
  const said = {
    query: query.text,
    entries: kinds.join(', '),
    found: total ? say(strings, lang, 'found', { count: total }) : '',
  };
  if (!total) return say(strings, lang, said.entries ? 'only' : 'none', said);
  return said.entries ? say(strings, lang, 'also', said) : said.found;
};

/** What an answer shows: the entry that was surely meant, the rules with questions between the first of them, then the other entries. */
const inOrder = ({ hits: [first, second, ...others], entries, lead, near: [one, other] }: Answer): readonly Hit[] => [
  ...new Set([lead, first, one, second, other, ...others, ...entries].filter((hit) => hit !== undefined)),
];

/**
 * Makes the hits of an answer, which are not on the page yet.
 *
 * @param base the folder that the site is served under, ending in `/`
 */
export const hitNodes = async (parts: Parts, base: string, answer: Answer): Promise<readonly HTMLElement[]> => {
  const { query, hits, card } = answer;
  const nodes: HTMLElement[] = [];
  for (const hit of inOrder(answer)) {
    nodes.push(hitNode(parts, base, query, hit, !nodes.length, hit === hits[0] ? card : undefined));
    await breath();
  }
  return nodes;
};

/**
 * Shows an answer, also an empty one: the hits and their number, then what other languages say.
 *
 * @param nodes the hits, as `hitNodes` makes them
 * @param chosen the game to which the reader has narrowed the hits
 * @returns a promise that is kept when all is there
 */
export const show = (parts: Parts, answer: Answer, nodes: readonly HTMLElement[], chosen?: string): Promise<unknown> => {
  const { query, total, hits, entries, away, stays } = answer;
  const { list, tips, all, status } = parts;
  const found = inOrder(answer);
  const whole = Promise.all(nodes.map((node, index) => addBesides(node, query, parts, found[index]!)));
  list.replaceChildren(...(away && !isOwn(hits[0]!) ? nodes : grouped(parts, found, nodes, away)));
  tips.hidden = total > 0 || entries.length > 0;
  if (all) {
    all.hidden = total <= hits.length;
    const game = stays ? (chosen ?? ownGame()) : undefined;
    all.search = `?q=${encodeURIComponent(query.text)}${game ? `&game=${game}` : ''}`;
  }
  status.textContent = announced(parts, answer);
  showTried(parts, answer);
  showRecent(parts, false);
  setOpen(parts, true);
  return whole;
};

/** Says that an answer is complete. */
export const finish = ({ list }: Parts, { query }: Answer): void => void (list.dataset['searchDone'] = query.text);

/** Shows the recent searches, if there are any. */
export const offerRecent = (parts: Parts): void => {
  if (showRecent(parts, true)) setOpen(parts, true);
};

/** Shows that the index could not be fetched, and a button that asks again. */
export const showFailure = (parts: Parts, again: (event: MouseEvent) => void): void => {
  const { status, strings, lang } = parts;
  clear(parts);
  status.append(say(strings, lang, 'failed'), ' ', element('button', { type: 'button', onclick: again }, say(strings, lang, 'retry')));
  setOpen(parts, true);
};

/* How a query was read, shown above the hits. */

/** Only such words are named if they find nothing. Shorter ones are mostly parts of contractions. */
const NAMEABLE = /^\p{L}{4,}$/u;

/** One sentence for the other keyboard layout, one for each corrected word, and one for the words that find nothing if others do. */
const sentences = ({ strings, lang }: Parts, { query }: Answer): readonly string[] => {
  const layout = query.read === query.text ? [] : [say(strings, lang, 'layout', { query: query.read })];
  const corrected = query.words.flatMap(({ form, meant }) =>
    meant ? [say(strings, lang, 'meant', { word: form, meant: meant.slice(0, 3).join(', ') })] : [],
  );
  const unknown = query.words.flatMap(({ form, unknown }) => (unknown && NAMEABLE.test(form) ? form : []));
  const isPart = unknown.length > 0 && unknown.length < query.words.length;
  return [...layout, ...corrected, ...(isPart ? [say(strings, lang, 'unknown', { words: unknown.join(', ') })] : [])];
};

/** Shows how a query was read. For an empty answer it also shows what was tried, and offers similar words. */
const showTried = (parts: Parts, answer: Answer): void => {
  const { tried, near, strings, lang } = parts;
  const nothing = answer.total + answer.entries.length === 0 ? [say(strings, lang, 'tried')] : [];
  tried.textContent = [...sentences(parts, answer), ...nothing].join(' ');
  near.hidden = !answer.nearest.length;
  near.querySelector('ul')!.replaceChildren(...answer.nearest.map((word) => searchItem(parts, word)));
};
