import { describe, expect, test } from 'vitest';
import { markFirst, markMentions, mentionFinder, type Findable } from '../../src/book/mentions.ts';
import type { WholeLang as Lang } from '../../src/i18n/locales.ts';
import { readBook } from './checks/book.ts';

const { glossary } = readBook('turmoil');

const finders = { ru: mentionFinder(glossary, 'ru'), en: mentionFinder(glossary, 'en'), fr: mentionFinder(glossary, 'fr') };

/** What is found in a text, as `words=term`. */
const found = (lang: Lang, text: string): string[] => finders[lang](text).map(({ id, start, end }) => `${text.slice(start, end)}=${id}`);

const marked = (html: string, lang: Lang = 'en'): string => markMentions(html, finders[lang], (id) => `#${id}`);

const link = (id: string, words: string): string => `<a data-term="${id}" href="#${id}">${words}</a>`;

describe('a term is found', () => {
  test.each<[what: string, lang: Lang, text: string, wanted: string[]]>([
    ['in any Russian case', 'ru', 'Из очереди, за очередью; к делегатам', ['очереди=lobby', 'очередью=lobby', 'делегатам=delegate']],
    ['in a Russian phrase that agrees', 'ru', 'нет ведущей партии', ['ведущей партии=dominant-party']],
    ['over a no-break space', 'ru', 'Комитету по\u00a0терраформированию', ['Комитету по\u00a0терраформированию=terraforming-committee']],
    ['in the French plural', 'fr', 'des représentants neutres', ['représentants neutres=neutral-delegate']],
    ['after an elision', 'fr', 'l’influence d’un parti', ['influence=influence', 'parti=party']],
    [
      'with an apostrophe of its own, of either kind',
      'fr',
      "la phase d'action, la phase d’action",
      ["phase d'action=action-phase", 'phase d’action=action-phase'],
    ],
    ['before a possessive', 'en', 'the chairman’s vote', ['chairman=chairman']],
    ['at the start of a sentence', 'en', 'Delegates vote.', ['Delegates=delegate']],
    ['as an abbreviation in capitals', 'ru', '1 РТ по очереди, 2 ПО', ['РТ=terraform-rating', 'ПО=victory-point']],
    ['in its longest form', 'en', 'the party leader seat', ['party leader seat=leader-seat']],
    ['in a form that another term continues', 'fr', 'l’événement global à venir', ['événement global à venir=coming-event']],
  ])('%s', (_, lang, text, wanted) => expect(found(lang, text)).toEqual(wanted));
});

describe('nothing is found', () => {
  test.each<[what: string, lang: Lang, text: string]>([
    ['inside a longer word', 'en', 'counterpartying, delegateship'],
    ['beside a hyphen', 'fr', 'sous-parti'],
    ['in small letters where the term is a name', 'en', 'scientists, greens and riots'],
    ['in a Russian word that is a name elsewhere', 'ru', 'красных и зелёных, беспорядки'],
    ['in a turn of phrase that means something else', 'ru', 'В первую очередь ходите, в порядке очереди, в свою очередь'],
    ['of an abbreviation in small letters', 'ru', 'по часовой стрелке'],
  ])('%s', (_, lang, text) => expect(found(lang, text)).toEqual([]));
});

test('a glossary without terms finds nothing', () => expect(mentionFinder([] as Findable[], 'en')('lobby')).toEqual([]));

describe('in the HTML of a rule', () => {
  test('the first mention is a link, the others are words', () =>
    expect(marked('<p>A delegate and a delegate.</p><p>Delegates</p>')).toBe(
      `<p>A ${link('delegate', 'delegate')} and a delegate.</p><p>Delegates</p>`,
    ));

  test('what is inside other marks is found', () =>
    expect(marked('<ul><li>1 <data value="1">1 TR</data></li></ul>')).toBe(
      `<ul><li>1 <data value="1">1 ${link('terraform-rating', 'TR')}</data></li></ul>`,
    ));

  test.each([
    ['a link', '<p><a href="/">the lobby</a></p>'],
    ['a citation', '<p><a class="cite" href="/" title="Lobby">the lobby</a></p>'],
    ['a heading', '<h3>The lobby</h3>'],
    ['the heading of an inset', '<p class="inset-title">The lobby</p>'],
    ['the label of an edition', '<p><span class="only"><small>lobby</small></span></p>'],
    ['a picture', '<figure><svg><text>lobby</text></svg><figcaption>lobby</figcaption></figure>'],
    ['another mention', '<p><a data-term="party" href="#party">the lobby</a></p>'],
  ])('nothing is marked in %s', (_, html) => expect(marked(html)).toBe(html));

  test('what an author keeps free is free, and the fence goes', () =>
    expect(marked('<p><no-term>A lobby</no-term> is no lobby.</p>')).toBe(`<p>A lobby is no ${link('lobby', 'lobby')}.</p>`));

  test('a mention that an author made counts as the first', () =>
    expect(marked('<p><a data-term="lobby" href="#lobby">hall</a>, lobby</p>')).toBe('<p><a data-term="lobby" href="#lobby">hall</a>, lobby</p>'));
});

test('a chapter underlines the first mention of a term that a reader sees: not what is folded away', () => {
  const folded = `<details><p>${link('lobby', 'lobby')}</p></details>`;
  const first = (term: string): string => link(term, term).replace(' href', ' class="term" href');
  expect(markFirst(`${folded}<p>${link('party', 'party')} ${link('lobby', 'lobby')} ${link('party', 'party')}</p>`)).toBe(
    `${folded}<p>${first('party')} ${first('lobby')} ${link('party', 'party')}</p>`,
  );
});
