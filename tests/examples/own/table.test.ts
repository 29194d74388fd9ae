import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  delegatesOf,
  EVENT_IDS,
  OWNERS,
  PARTIES,
  parse,
  sketched,
  withReserve,
  type Committee,
  type EventId,
  type Owner,
  type Party,
  type PartySeats,
  type Position,
  type Sketch,
} from '../../../src/engine/turmoil/index.ts';
import { decode } from '../../../src/examples/frame/state/url-state.ts';
import { stateFor } from '../../../src/examples/editors/own-table/table/address.ts';
import { inputFor, numbersAsked, numbersOffered, TABLE_EXAMPLES, tableIn, textOf } from '../../../src/examples/editors/own-table/table/inputs.ts';
import { faultOf, refusalOf } from '../../../src/examples/editors/own-table/state/refusal.ts';
import { TABLE_RULES } from '../../../src/examples/editors/own-table/data.ts';
import { attempt, freshTable, problemsOf, SPACES, type Edit, type TableProblem } from '../../../src/examples/editors/own-table/table/table.ts';
import { ALL } from '../all.ts';

/** The table after some edits, each of which must be possible. */
const after = (table: Position, ...edits: readonly Edit[]): Position =>
  edits.reduce((now, edit) => {
    const tried = attempt(now, edit);
    if (!tried.ok) throw new Error(`${edit.type}: ${tried.problem.code}`);
    return tried.table;
  }, table);

const problemOf = (table: Position, edit: Edit): TableProblem | null => {
  const tried = attempt(table, edit);
  return tried.ok ? null : tried.problem;
};

const add = (owner: Owner, party: Party): Edit => ({ type: 'add', owner, party });
const players = { red: {}, green: {}, blue: {} } as const;
const table = (sketch: Omit<Sketch, 'players'>): Position => sketched({ players, ...sketch });
const committeeOf = ({ game }: Position) => game.committee;

describe('a delegate that is added', () => {
  it('comes from the reserve, and from the lobby only when nothing else is left; it costs nothing: committee.lobby-refill', () => {
    const left = Array.from({ length: 7 }, (_, at) => after(freshTable(), ...Array.from({ length: at + 1 }, () => add('red', 'unity'))));
    expect(left.map((one) => [committeeOf(one).reserve.red, committeeOf(one).lobby.red])).toEqual([
      ...[5, 4, 3, 2, 1, 0].map((reserve) => [reserve, 1]),
      [0, 0],
    ]);
    expect(left.at(-1)!.game.players).toEqual(freshTable().game.players);
  });

  it('takes the chairman seat from the lobby too, when nothing else is left', () => {
    const six = after(freshTable(), ...Array.from({ length: 6 }, () => add('red', 'unity')), { type: 'chairman', owner: 'red' });
    expect([committeeOf(six).chairman, committeeOf(six).lobby.red]).toEqual(['red', 0]);
    expect(problemOf(six, { type: 'lobby', player: 'red', waits: true })).toMatchObject({ code: 'wrong-delegate-count' });
  });

  it('waits in the lobby for all players at once, but for those who have none left: committee.lobby-refill', () => {
    const empty = after(freshTable(), { type: 'lobbies', waits: false });
    expect(committeeOf(empty).lobby).toMatchObject({ red: 0, green: 0, blue: 0 });
    const used = after(empty, ...Array.from({ length: 7 }, () => add('red', 'unity')), { type: 'lobbies', waits: true });
    expect(committeeOf(used).lobby).toMatchObject({ red: 0, green: 1, blue: 1 });
  });

  it('leads an empty party, and takes the lead with strictly more: committee.first-leader, committee.replace-leader', () => {
    const tie = after(freshTable(), add('red', 'reds'), add('neutral', 'reds'));
    expect(committeeOf(tie).parties.reds.leader).toBe('red');
    expect(committeeOf(after(tie, add('neutral', 'reds'))).parties.reds.leader).toBe('neutral');
  });

  it('moves the marker to a party with strictly more: committee.dominance-shift', () => {
    const one = after(freshTable(), add('red', 'greens'));
    expect(committeeOf(one).dominant).toBe('greens');
    expect(committeeOf(after(one, add('blue', 'reds'))).dominant).toBe('greens');
    expect(committeeOf(after(one, add('blue', 'reds'), add('blue', 'reds'))).dominant).toBe('reds');
  });

  it('is refused where none is left', () => {
    const full = table({ parties: { unity: 'rrrrrrr' }, lobby: [] });
    const edit = add('red', 'reds');
    const problem = problemOf(full, edit)!;
    expect(problem).toMatchObject({ code: 'reserve-empty', player: 'red' });
    expect(refusalOf(full, problem, edit)).toMatchObject({
      at: 'reds',
      instead: ['unity'],
      fix: { type: 'move', owner: 'red', from: 'unity', party: 'reds' },
    });
    const neutral = table({ parties: { unity: 'n'.repeat(13) } });
    expect(problemOf(neutral, add('neutral', 'reds'))).toMatchObject({ code: 'wrong-delegate-count', owner: 'neutral', due: 14 });
  });
});

describe('other edits', () => {
  const middle = table({ parties: { unity: 'rrg', greens: 'gr', reds: 'bbn' }, lobby: [], dominant: 'unity' });

  it('a delegate that is removed goes to the reserve, and the rules find the new leader: open-questions.leader-removed', () => {
    const less = after(middle, { type: 'remove', owner: 'red', party: 'unity' }, { type: 'remove', owner: 'red', party: 'unity' });
    expect(committeeOf(less).parties.unity.leader).toBe('green');
    expect(committeeOf(less).reserve.red).toBe(committeeOf(middle).reserve.red + 2);
  });

  it('a delegate that is not there cannot be removed; the one that is there can', () => {
    const edit: Edit = { type: 'remove', owner: 'green', party: 'mars-first' };
    const one = after(middle, add('blue', 'mars-first'));
    const problem = problemOf(one, edit)!;
    expect(problem.code).toBe('none-to-remove');
    expect(refusalOf(one, problem, edit)).toMatchObject({
      instead: ['greens', 'unity'],
      fix: { type: 'remove', owner: 'blue', party: 'mars-first' },
    });
  });

  it('a delegate that is dragged comes from the party, not from the lobby', () => {
    const start = after(middle, { type: 'lobby', player: 'red', waits: true });
    const moved = after(start, { type: 'move', owner: 'red', from: 'greens', party: 'reds' });
    expect(committeeOf(moved).lobby.red).toBe(1);
    expect(committeeOf(moved).reserve).toEqual(committeeOf(start).reserve);
  });

  it('the marker goes to a party that ties, not to one with fewer', () => {
    expect(committeeOf(after(middle, { type: 'marker', party: 'reds' })).dominant).toBe('reds');
    const edit: Edit = { type: 'marker', party: 'greens' };
    const problem = problemOf(middle, edit)!;
    expect(problem).toMatchObject({ code: 'dominance-outnumbered', dominant: 'greens' });
    expect(refusalOf(middle, problem, edit)).toMatchObject({ at: 'greens', instead: ['reds', 'unity'], fix: { type: 'marker', party: 'reds' } });
  });

  it('the party that is named as stronger is the one to which the marker can go', () => {
    for (const party of ['reds', 'unity'] as const) {
      const now = after(middle, { type: 'marker', party });
      const edit: Edit = { type: 'marker', party: 'greens' };
      const { problem, fix } = refusalOf(now, problemOf(now, edit)!, edit);
      expect(problem).toMatchObject({ by: fix?.type === 'marker' && fix.party });
      expect(fix).not.toMatchObject({ party });
    }
  });

  it('whoever ties can lead, and whoever has fewer cannot', () => {
    expect(committeeOf(after(middle, { type: 'leader', owner: 'red', party: 'greens' })).parties.greens.leader).toBe('red');
    expect(problemOf(middle, { type: 'leader', owner: 'green', party: 'unity' })).toMatchObject({ code: 'leader-outnumbered', by: 'red' });
    expect(committeeOf(after(middle, { type: 'leader', owner: 'blue', party: 'scientists' })).parties.scientists.leader).toBe('blue');
  });

  it('the old chairman goes home; a colour without a delegate cannot take the seat', () => {
    const seated = after(middle, { type: 'chairman', owner: 'blue' });
    expect(committeeOf(seated).reserve).toMatchObject({ blue: 4, neutral: 13 });
    const none = table({ parties: { unity: 'rrrrrrr' }, lobby: [] });
    expect(problemOf(none, { type: 'chairman', owner: 'red' })).toMatchObject({ code: 'wrong-delegate-count', owner: 'red' });
  });

  it('a card lies on one space only, and takes the decisions about the old one with it', () => {
    const card = (space: (typeof SPACES)[number], id: EventId): Edit => ({ type: 'event', space, card: id });
    const laid = after(middle, card('current', 'dry-deserts'), card('revealed', 'riots'));
    const moved = after(laid, card('coming', 'riots'));
    expect([moved.revealed, moved.game.events.coming]).toEqual([null, 'riots']);
    const decided = { ...laid, choices: { red: { kind: 'loss', of: 'floaters' } } } as const;
    expect(after(decided, card('current', 'election')).choices).toEqual({});
    expect(after(decided, card('distant', 'dry-deserts'))).toMatchObject({
      game: { events: { current: null, distant: 'dry-deserts' } },
      choices: {},
    });
  });

  it.each([NaN, 1.5, 1000])('%s is no number of M€', (value) => {
    expect(problemOf(middle, { type: 'number', player: 'red', field: 'megacredits', value })).toMatchObject({ code: 'not-countable' });
  });

  it('a player who leaves takes all delegates away; who joins has one in the lobby; somebody must play', () => {
    const fewer = after(middle, { type: 'player', player: 'red', plays: false });
    expect(PARTIES.map((party) => delegatesOf(committeeOf(fewer).parties[party], 'red'))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(committeeOf(fewer).parties.unity.leader).toBe('green');
    const joined = after(fewer, { type: 'player', player: 'black', plays: true });
    expect(joined.game.players.map(({ colour }) => colour)).toEqual(['green', 'blue', 'black']);
    expect([committeeOf(joined).lobby.black, committeeOf(joined).reserve.black]).toEqual([1, 6]);
    const alone = sketched({ players: { red: {} } });
    const problem = problemOf(alone, { type: 'player', player: 'red', plays: false })!;
    expect(problem).toMatchObject({ code: 'no-players' });
    expect(TABLE_RULES).toContain(problem.rule);
  });
});

const owner = fc.constantFrom(...OWNERS);
const party = fc.constantFrom(...PARTIES);
const colour = fc.constantFrom(...COLOURS);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constantFrom('add', 'add', 'add', 'remove', 'leader'), owner, party }),
  fc.record({ type: fc.constant('move'), owner, from: party, party }),
  fc.record({ type: fc.constantFrom('marker', 'policy'), party }),
  fc.record({ type: fc.constant('chairman'), owner }),
  fc.record({ type: fc.constant('lobby'), player: colour, waits: fc.boolean() }),
  fc.record({ type: fc.constant('lobbies'), waits: fc.boolean() }),
  fc.record({ type: fc.constant('event'), space: fc.constantFrom(...SPACES), card: fc.constantFrom(null, ...EVENT_IDS) }),
  fc.record({ type: fc.constant('player'), player: colour, plays: fc.boolean() }),
) as fc.Arbitrary<Edit>;

describe('whatever a reader does', () => {
  it('a possible table stays possible, and an edit that is offered as a fix is possible', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        let now = freshTable();
        for (const edit of edits) {
          const tried = attempt(now, edit);
          if (tried.ok) now = tried.table;
          else {
            // Its number is a link, not an id.
            expect(TABLE_RULES).toContain(tried.problem.rule);
            const { fix, instead } = refusalOf(now, tried.problem, edit);
            if (fix) expect(attempt(now, fix).ok).toBe(true);
            if (edit.type === 'marker') for (const one of instead) expect(attempt(now, { ...edit, party: one }).ok).toBe(true);
          }
        }
        expect(problemsOf(now)).toEqual([]);
        expect(tableIn(textOf(now))).toEqual(now);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a table that is impossible from the start', () => {
  const wrong = table({ parties: { reds: 'rrr', greens: 'g' }, dominant: 'greens', lobby: [] });

  const withReds = (reds: PartySeats): Committee => ({ ...committeeOf(wrong), parties: { ...committeeOf(wrong).parties, reds }, dominant: 'reds' });

  it('says so, with the way out', () => {
    expect(faultOf(wrong)).toMatchObject({ at: 'greens', problem: { code: 'dominance-outnumbered' }, fix: { type: 'marker', party: 'reds' } });
    expect(faultOf(after(wrong, { type: 'marker', party: 'reds' }))).toBeNull();
  });

  it('takes edits that make nothing worse', () => {
    expect(problemOf(wrong, { type: 'number', player: 'red', field: 'tr', value: 30 })).toBeNull();
  });

  it('can be mended: delegates above the number that a player has are taken away, one by one', () => {
    const reds = { leader: 'red' as const, area: { ...committeeOf(wrong).parties.reds.area, red: 8 } };
    const many: Position = { ...wrong, game: { ...wrong.game, committee: withReserve(withReds(reds), wrong.game.players) } };
    expect(problemsOf(many)).toMatchObject([{ code: 'wrong-delegate-count', owner: 'red' }]);
    expect((['red', 'blue'] as const).map((owner) => attempt(many, { type: 'add', owner, party: 'unity' }).ok)).toEqual([false, true]);
    expect(problemsOf(after(after(many, { type: 'remove', owner: 'red', party: 'reds' }), { type: 'remove', owner: 'red', party: 'reds' }))).toEqual(
      [],
    );
    expect(attempt(many, { type: 'player', player: 'red', plays: false }).ok).toBe(true);
  });

  it('gets the leader whom the rules want', () => {
    const reds = { leader: null, area: { ...committeeOf(wrong).parties.reds.area, red: 3 } };
    const game = { ...wrong.game, committee: withReds(reds) };
    expect(faultOf({ ...wrong, game })).toMatchObject({ problem: { code: 'leader-missing' }, fix: { type: 'leader', owner: 'red', party: 'reds' } });
  });
});

describe('a table in the examples', () => {
  const full = table({
    parties: { unity: 'rrg', greens: 'gr', reds: 'bbn' },
    events: { current: 'riots', coming: 'pandemic', distant: 'solar-flare' },
    lobby: ['blue'],
  });

  it.each(TABLE_EXAMPLES)('%s: its address opens the same input, and runs', async (id) => {
    const example = ALL.find((one) => one.id === id)!;
    for (const who of ['red', 'blue', 'neutral'] as const) {
      const input = inputFor(id, full, who);
      const state = decode(await stateFor(id, full, who), []);
      if (state?.kind !== 'input') throw new Error('not decoded');
      expect(example.codec.decode(state.input)).toEqual(input);
      const { problem } = example.view.play(input, { 'influence.adjust': 'ru', 'parties.reds.policy': 'ru' });
      // A requirement may be unmet: that is its answer.
      expect(id === 'requirement' ? null : problem).toBeNull();
    }
  });

  it('asks for TR, M€, and what the current event counts; and takes what the ruling bonus of the dominant party pays for', () => {
    const fieldsFor = (current: EventId | null, dominant: Party) => {
      const table = after(full, { type: 'event', space: 'current', card: current });
      const committee = { ...table.game.committee, dominant };
      const position = { ...table, game: { ...table.game, committee } };
      return [numbersAsked, numbersOffered].map((numbers) => numbers('crisis', position).map(({ field }) => field));
    };
    expect(fieldsFor(null, 'reds')).toEqual([['tr', 'megacredits'], []]);
    expect(fieldsFor('riots', 'kelvinists')).toEqual([['tr', 'megacredits', 'cities'], ['heat']]);
    expect(fieldsFor('homeworld-support', 'unity')).toEqual([
      ['tr', 'megacredits', 'tag.earth'],
      ['tag.venus', 'tag.jovian'],
    ]);
  });

  it('is kept with a version; a table that was kept once opens for ever', () => {
    const text = '1.r24.18.0.0.-g2.21.0.0.-b9.3.0.0._B-N-Gr1g2-Rn1-Rr1g1-B_riots.0.0.0_.r2g3b5n12.g.r.R';
    expect(textOf(tableIn(text)!)).toBe(text);
    expect([tableIn(''), tableIn(text.slice(2)), tableIn(`2${text.slice(1)}`)]).toEqual([null, null, null]);
    expect(parse(text.slice(2)).ok).toBe(true);
  });
});
