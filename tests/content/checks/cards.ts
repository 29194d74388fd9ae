import { isLang, LANGS, WHOLE_LANGS } from '../../../src/i18n/locales.ts';
import { ruleIds, type Book, type Card } from './book.ts';
import type { Fault } from './fault.ts';

const KEYS = ['id', 'own', 'unsure', 'rules', 'note', ...LANGS];

const cardFaults = (at: string, card: Card, rules: readonly string[]): Fault[] => [
  ...Object.keys(card)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({ at, what: `unknown key "${key}"` })),
  ...WHOLE_LANGS.filter((lang) => !card[lang]).map((lang) => ({ at, what: `no name in ${lang}` })),
  ...WHOLE_LANGS.filter((lang) => card.note && !card.note[lang]).map((lang) => ({ at, what: `no note in ${lang}` })),
  ...(card.own ?? []).filter((lang) => !isLang(lang)).map((lang) => ({ at, what: `own: unknown language "${lang}"` })),
  ...(card.rules ?? []).filter((rule) => !rules.includes(rule)).map((rule) => ({ at, what: `unknown rule "${rule}"` })),
];

/** Faults of events.yaml: a card that only it or only the engine has, a language without a name, an unknown rule. */
export const cardsFaults = (book: Book): Fault[] => {
  const path = `content/${book.game.game}/events.yaml`;
  const rules = ruleIds(book.game);
  const ids = book.cards.map(({ id }) => id);
  return [
    ...book.engine.cards
      .filter((id) => !ids.includes(id))
      .map((id) => ({ at: `${path} ${id}`, what: 'the engine has this card: its names are missing' })),
    ...ids.filter((id) => !book.engine.cards.includes(id)).map((id) => ({ at: `${path} ${id}`, what: 'the engine has no such card' })),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => ({ at: `${path} ${id}`, what: 'appears twice' })),
    ...book.cards.flatMap((card) => cardFaults(`${path} ${card.id}`, card, rules)),
  ];
};
