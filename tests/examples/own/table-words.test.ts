import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { OWNERS, PARTIES, sketched, type EventId, type Party, type Position } from '../../../src/engine/turmoil/index.ts';
import { cardsFor } from '../../../src/examples/editors/own-table/editor/cards.ts';
import { partyBeside } from '../../../src/examples/editors/own-table/editor/editor.tsx';
import { sayAgain, sayEdit, sayFix, sayParty, sayProblem } from '../../../src/examples/editors/own-table/state/say.ts';
import { WHOLE, type TableExample } from '../../../src/examples/editors/own-table/table/inputs.ts';
import { attempt, type Edit } from '../../../src/examples/editors/own-table/table/table.ts';
import { WHOLE_LANGS as LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { wordsOf, type Names, type Words } from '../../../src/i18n/words.ts';
import { sayLeader } from '../../../src/sentences/turmoil/words.ts';
import { expectSentence, FILES, stringsIn } from '../strings.ts';

/** The words of the editor, with the ids of the cards as names. */
const wordsFor = (lang: Lang): Words => {
  const names = new Proxy({}, { get: (_, id) => String(id) }) as Names;
  return wordsOf(stringsIn(lang, [...FILES, 'own-table']), lang, names);
};

describe('cards by letters', () => {
  const found = (typed: string) => cardsFor(['Émeutes', 'Soutien à la Terre', 'Tempête de poussière', 'Terre en guerre'], String, typed);

  it('accents and case do not matter; the start of the name comes before the start of a word, and that before its inside', () => {
    expect(found('eme')).toEqual(['Émeutes']);
    expect(found('TER')).toEqual(['Terre en guerre', 'Soutien à la Terre']);
    expect(found('la t')).toEqual(['Soutien à la Terre']);
    expect(found('uss')).toEqual(['Tempête de poussière']);
    expect(cardsFor(['Libération de l’aquifère'], String, "l'aq")).toHaveLength(1);
    expect(found('xyz')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });
});

interface Card {
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly fr: string;
}
const CARDS = parse(readFileSync('content/turmoil/events.yaml', 'utf8')) as readonly Card[];

it.each(['ru', 'en', 'fr'] as const)('three letters of some word lead to each card in %s', (lang) => {
  const name = (card: Card): string => card[lang];
  const isFound = (card: Card): boolean =>
    name(card)
      .split(/[^\p{L}]+/u)
      .some((word) => cardsFor(CARDS, name, word.slice(0, 3))[0] === card);
  expect(CARDS.filter((card) => !isFound(card)).map(name)).toEqual([]);
});

it('arrow keys go round the ring as the parties stand', () => {
  expect(partyBeside('mars-first', 'ArrowRight')).toBe('kelvinists');
  expect(partyBeside('reds', 'ArrowDown')).toBe('greens');
  expect(partyBeside('scientists', 'ArrowUp')).toBe('mars-first');
  expect(partyBeside('mars-first', 'ArrowLeft')).toBe('mars-first');
  expect(partyBeside('unity', 'Enter')).toBeNull();
});

describe.each(LANGS)('what the editor says in %s', (lang) => {
  const words = wordsFor(lang);
  const middle = sketched({ players: { red: {}, green: {}, blue: {} }, parties: { unity: 'rrg', greens: 'gr', reds: 'bbn' }, lobby: [] });

  it('each edit in whole sentences', () => {
    const edits: readonly Edit[] = [
      ...OWNERS.flatMap((one): Edit[] =>
        one === 'yellow' || one === 'black'
          ? []
          : [
              { type: 'add', owner: one, party: 'unity' },
              { type: 'chairman', owner: one },
            ],
      ),
      { type: 'remove', owner: 'red', party: 'unity' },
      { type: 'move', owner: 'green', from: 'unity', party: 'mars-first' },
      { type: 'leader', owner: 'red', party: 'greens' },
      { type: 'policy', party: 'mars-first' },
      { type: 'lobby', player: 'blue', waits: true },
      { type: 'lobbies', waits: true },
      { type: 'lobbies', waits: false },
      { type: 'number', player: 'blue', field: 'tr', value: 3 },
      { type: 'event', space: 'revealed', card: 'riots' },
      { type: 'player', player: 'black', plays: true },
      { type: 'player', player: 'blue', plays: false },
    ];
    for (const edit of edits) {
      const tried = attempt(middle, edit);
      if (!tried.ok) throw new Error(`${edit.type}: ${tried.problem.code}`);
      const said = sayEdit(edit, middle, tried.table, words, WHOLE);
      expect(said).not.toEqual([]);
      for (const sentence of said) expectSentence(sentence);
      for (const how of ['undone', 'redone'] as const) expect(sayAgain(how, said[0]!, words)).toContain(said[0]!.slice(0, -1));
    }
  });

  it('that a delegate comes from the lobby, and only then', () => {
    const players = { red: {}, green: {} };
    const parties = { unity: 'rrrrrr' };
    const edit: Edit = { type: 'add', owner: 'red', party: 'reds' };
    const saidOf = (before: Position): readonly string[] => {
      const tried = attempt(before, edit);
      return tried.ok ? sayEdit(edit, before, tried.table, words, WHOLE) : [];
    };
    const said = words.say('own-table.said.from-lobby');
    expect(saidOf(sketched({ players, parties: { unity: 'rrrrr' } }))).not.toContain(said);
    expect(saidOf(sketched({ players, parties }))[1]).toBe(said);
  });

  it('which space a card has left', () => {
    const before = sketched({ players: { red: {} }, events: { distant: 'riots', coming: 'pandemic' }, revealed: 'eco-sabotage' });
    const saidOf = (card: EventId): readonly string[] => {
      const edit: Edit = { type: 'event', space: 'coming', card };
      const tried = attempt(before, edit);
      return tried.ok ? sayEdit(edit, before, tried.table, words, WHOLE) : [];
    };
    const emptied = words.say('own-table.said.emptied', { space: words.say('turmoil.space.distant') });
    expectSentence(emptied);
    expect(saidOf('riots')[1]).toBe(emptied);
    expect(saidOf('eco-sabotage')[1]).toContain(words.say('own-table.deck'));
    expect(saidOf('sabotage')).toHaveLength(1);
  });

  it('why more numbers are asked: the current event counts them, or the bonus of the dominant party', () => {
    const before = sketched({ players: { red: {} }, dominant: 'reds' });
    const lastSaid = (id: TableExample, edit: Edit, from = before): string | undefined => {
      const tried = attempt(from, edit);
      if (!tried.ok) throw new Error(`${edit.type}: ${tried.problem.code}`);
      return sayEdit(edit, from, tried.table, words, id).at(-1);
    };
    const event: Edit = { type: 'event', space: 'current', card: 'riots' };
    const counted = words.say('own-table.said.asks-event');
    expectSentence(counted);
    expect(lastSaid('crisis', event)).toBe(counted);
    // The final scoring counts no event, and the crisis does not ask anew for what it has asked for.
    expect(lastSaid('final-scoring', event)).not.toBe(counted);
    expect(lastSaid('crisis', event, sketched({ players: { red: {} }, dominant: 'reds', events: { current: 'riots' } }))).not.toBe(counted);
    const paid = words.say('own-table.said.asks-bonus');
    expectSentence(paid);
    expect(lastSaid('crisis', { type: 'marker', party: 'unity' })).toBe(paid);
    // The bonus of the Reds is TR, which is asked in any case.
    const unity = sketched({ players: { red: {} }, dominant: 'unity' });
    expect(lastSaid('crisis', { type: 'marker', party: 'reds' }, unity)).not.toBe(paid);
  });

  it('that a leader was overtaken only if the old one is still in the party', () => {
    const saidOf = (party: Party, edit: Edit): readonly string[] => {
      const tried = attempt(middle, edit);
      const leader = tried.ok ? tried.table.game.committee.parties[party].leader : null;
      if (!tried.ok || !leader) throw new Error(`${edit.type}: nobody leads`);
      const [overtaken, only] = [middle.game.committee.parties[party].leader, null].map((from) => sayLeader({ party, from, to: leader }, words));
      return sayEdit(edit, middle, tried.table, words, WHOLE).map((one) => (one === overtaken ? 'overtaken' : one === only ? 'leads' : ''));
    };
    expect(saidOf('reds', { type: 'player', player: 'blue', plays: false })).toContain('leads');
    expect(saidOf('greens', { type: 'remove', owner: 'green', party: 'greens' })).toContain('leads');
    expect(saidOf('greens', { type: 'add', owner: 'red', party: 'greens' })).toContain('overtaken');
  });

  it('each party, refusal and fix', () => {
    for (const one of PARTIES) expectSentence(sayParty(middle, one, words));
    const rule = 'committee.delegate';
    expectSentence(sayProblem({ code: 'none-to-remove', rule, owner: 'red', party: 'reds' }, null, words));
    const tooMany = { code: 'wrong-delegate-count', rule, owner: 'neutral', count: 15, due: 14 } as const;
    expectSentence(sayProblem(tooMany, { type: 'add', owner: 'neutral', party: 'reds' }, words));
    expect(sayProblem(tooMany, null, words)).toContain('15');
    const fixes: readonly Edit[] = [
      { type: 'marker', party: 'reds' },
      { type: 'leader', owner: 'red', party: 'reds' },
      { type: 'remove', owner: 'red', party: 'reds' },
      { type: 'chairman', owner: 'neutral' },
      { type: 'move', owner: 'red', from: 'unity', party: 'reds' },
      { type: 'lobbies', waits: true },
    ];
    for (const fix of fixes) expect(sayFix(fix, words)).toMatch(/^\p{Lu}[^{}.]+$/u);
  });
});
