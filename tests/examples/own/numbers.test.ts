import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sketched, type Position } from '../../../src/engine/turmoil/index.ts';
import { ALL_OWN } from '../../../src/examples/turmoil/crisis/numbers.ts';
import { carriedAs, enteredWith, isGiven, openedWith, type Entered } from '../../../src/examples/editors/own-table/table/given.ts';
import { numbersMost, TABLE_EXAMPLES, tableIn } from '../../../src/examples/editors/own-table/table/inputs.ts';
import { attempt, freshTable, type Edit } from '../../../src/examples/editors/own-table/table/table.ts';

/** The table after an edit, which must be possible. */
const after = (table: Position, edit: Edit): Position => {
  const tried = attempt(table, edit);
  if (!tried.ok) throw new Error(tried.problem.code);
  return tried.table;
};

const addressIs = (hash: string) => vi.stubGlobal('location', { hash });
beforeAll(() => void addressIs(''));

describe('the numbers that a reader entered', () => {
  const cities = ALL_OWN.find(({ field }) => field === 'cities')!;
  const set = (value: number): Edit => ({ type: 'number', player: 'red', field: 'cities', value });
  const enter = (before: Entered, edit: Edit): Entered => enteredWith(before, edit, after(before.table, edit));
  const knows = (entered: Entered, player: number): boolean => isGiven(entered, entered.table.game.players[player]!, cities);

  it('are those above 0, and each 0 that was entered', () => {
    const fresh = openedWith(freshTable());
    expect(knows(fresh, 0)).toBe(false);
    const zero = enter(fresh, set(0));
    expect([knows(zero, 0), knows(zero, 1)]).toEqual([true, false]);
    expect(knows(openedWith(sketched({ players: { red: { counts: { cities: 2 } } } })), 0)).toBe(true);
  });

  it('stay known through other edits and when the same table is opened again', () => {
    const zero = enter(enter(openedWith(freshTable()), set(0)), { type: 'add', owner: 'red', party: 'unity' });
    expect(knows(zero, 0)).toBe(true);
    expect(knows(openedWith(zero.table), 0)).toBe(true);
  });

  it('go with a player who leaves', () => {
    const zero = enter(openedWith(freshTable()), set(0));
    const back = enter(enter(zero, { type: 'player', player: 'red', plays: false }), { type: 'player', player: 'red', plays: true });
    expect(back.table.game.players.at(-1)!.colour).toBe('red');
    expect(knows(back, 2)).toBe(false);
  });

  it('go along with a table in an address, to a device that knows nothing of it', () => {
    const zero = enter(enter(openedWith(freshTable()), set(0)), { type: 'number', player: 'blue', field: 'tr', value: 31 });
    const hash = carriedAs(zero.table);
    expect(hash).toMatch(/^g=1\.[^&]+&z=red-cities$/);
    const opened = (): Entered => openedWith(tableIn(new URLSearchParams(hash).get('g')!)!);
    expect(knows(opened(), 0)).toBe(false);
    addressIs(`#${hash}`);
    expect([0, 1, 2].map((player) => knows(opened(), player))).toEqual([true, false, false]);
    expect(carriedAs(opened().table)).toBe(hash);
    addressIs('#g=1.x&z=red-cities*&z=%%%');
    expect(knows(opened(), 0)).toBe(false);
    addressIs('');
  });

  it('have room for as many as an example may ask and offer', () => {
    expect(TABLE_EXAMPLES.map((id) => [id, numbersMost(id)])).toEqual([
      ['crisis', 7],
      ['lobbying', 2],
      ['influence', 4],
      ['requirement', 2],
      ['policies', 6],
      ['final-scoring', 2],
    ]);
  });
});
