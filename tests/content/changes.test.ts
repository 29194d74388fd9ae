import { expect, test } from 'vitest';
import { fullIds, games, readBook } from './checks/book.ts';
import { changeFaults, readChanges, type Change } from './checks/changes.ts';

const rules = games.flatMap((game) => fullIds(readBook(game)));
const faults = (changes: readonly Change[]): string[] => changeFaults(changes, games, rules).map(({ at, what }) => `${at}: ${what}`);

test('the change log names rules that there are, in every language, newest first', () => {
  expect(readChanges().length).toBeGreaterThan(0);
  expect(faults(readChanges())).toEqual([]);
});

const good: Change = { id: 'a', date: '2026-11-22', game: 'turmoil', rules: ['committee.neutral'], what: { ru: 'Да.', en: 'Yes.', fr: 'Oui.' } };

test.each<[string, readonly Change[], string]>([
  ['an unknown rule', [{ ...good, rules: ['committee.gone'] }], 'unknown rule "committee.gone"'],
  ['an unknown game', [{ ...good, game: 'chess', rules: [] }], 'unknown game "chess"'],
  ['a language left out', [{ ...good, what: { ru: 'Да.', en: 'Yes.' } }], 'nothing is said in fr'],
  ['an id twice', [good, good], 'the id appears twice'],
  ['an older entry first', [{ ...good, id: 'b', date: '2026-11-21' }, good], 'dates run from the newest'],
  ['no date', [{ ...good, date: 'soon' }], 'dates run from the newest'],
])('%s is reported', (_, changes, wanted) => {
  expect(faults([good])).toEqual([]);
  expect(faults(changes).join()).toContain(wanted);
});
