import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWNERS, PARTIES, problemsOfCrisis, undecided } from '../../src/engine/turmoil/index.ts';
import { edit } from '../../src/examples/crisis/edit.ts';
import { entered } from '../../src/examples/crisis/entered.ts';
import { draftProblem, type CrisisInput } from '../../src/examples/crisis/input.ts';
import { read, write } from '../../src/examples/crisis/notation.ts';
import { source } from '../../src/examples/crisis/presets.ts';
import { runCrisis } from '../../src/examples/crisis/run.ts';

const start = source.presets[0].value;
const enter = (...edits: readonly (readonly [string, string])[]): CrisisInput => edits.reduce((now, [name, text]) => entered(now, name, text), start);
const problem = (input: CrisisInput): string | undefined => {
  const { game, revealed, choices } = input.position;
  return (draftProblem(input) ?? [...problemsOfCrisis(game, revealed), ...undecided(game, choices)][0])?.code;
};
const readings = { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru', 'parties.reds.policy': 'ru', 'global-events.distant': 'ru' } as const;
const seats = ({ position }: CrisisInput, party: (typeof PARTIES)[number]) => position.game.committee.parties[party];

describe('entering a committee', () => {
  it('takes delegates from the reserve and puts them back', () => {
    expect(enter(['greens.red', '2']).position.game.committee.reserve.red).toBe(start.position.game.committee.reserve.red - 2);
    expect(enter(['greens.red', '2'], ['greens.red', '0']).position).toEqual(start.position);
  });

  it('seats the first delegate of a party as its leader (committee.first-leader)', () => {
    expect(seats(enter(['greens.blue', '1']), 'greens')).toMatchObject({ leader: 'blue', area: { blue: 0 } });
  });

  it('replaces a leader only by a strict majority (committee.replace-leader)', () => {
    expect(seats(enter(['greens.blue', '1'], ['greens.red', '1']), 'greens').leader).toBe('blue');
    expect(seats(enter(['greens.blue', '1'], ['greens.red', '2']), 'greens').leader).toBe('red');
  });

  it('moves the dominance marker only to a strict majority (committee.dominance-shift)', () => {
    expect(enter(['greens.neutral', '4']).position.game.committee.dominant).toBe('scientists');
    expect(enter(['greens.neutral', '5']).position.game.committee.dominant).toBe('greens');
  });

  it.each([
    ['wrong-delegate-count', ['greens.red', '8']],
    ['leader-missing', ['unity.leader', '']],
    ['leader-outnumbered', ['unity.leader', 'neutral']],
    ['dominance-outnumbered', ['dominant', 'reds']],
    ['same-card-twice', ['revealed', 'riots']],
    ['same-colour-twice', ['player2.colour', 'red']],
    ['not-a-whole-number', ['player1.tr', '-1']],
    ['not-a-whole-number', ['player1.tr', '2,5']],
    ['not-a-whole-number', ['player3.tag.earth', '']],
    ['not-a-whole-number', ['greens.red', 'abc']],
  ] as const)('%s: kept as entered, and explained', (code, [name, text]) => {
    const input = enter([name, text]);
    expect(problem(input)).toBe(code);
    expect(read(write(input))).toEqual(input);
  });

  it('a number that is put right again leaves no trace', () => {
    expect(enter(['player1.tr', 'x'], ['player1.tr', '24'])).toEqual(start);
  });

  it('a player who changes colour keeps everything', () => {
    const input = enter(['player1.colour', 'yellow']);
    expect(problem(input)).toBeUndefined();
    expect(seats(input, 'scientists')).toMatchObject({ leader: 'yellow', area: { yellow: 2, red: 0 } });
  });

  it.each(['1', '2', '4', '5'])('%s players give a committee that stands', (count) => {
    const input = enter(['players', count]);
    expect(input.position.game.players).toHaveLength(Number(count));
    expect(problem(input)).toBeUndefined();
  });

  it('any edits give something that the engine can judge and an address can carry', () => {
    const names = fc.oneof(
      fc.constantFrom(
        'players',
        'chairman',
        'ruling',
        'dominant',
        'distant',
        'coming',
        'current',
        'revealed',
        'player1.colour',
        'player1.choice',
        'player1.choice.steel',
        'player2.count.colonies',
        'temperature',
        'zeroPassed',
        'player2.tr',
        'lobby.red',
        'nonsense',
      ),
      fc.tuple(fc.constantFrom(...PARTIES), fc.constantFrom(...OWNERS, 'leader')).map((parts) => parts.join('.')),
    );
    const texts = fc.oneof(
      fc.constantFrom('', '0', '1', '2', '5', '-1', 'red', 'blue', 'neutral', 'greens', 'reds', 'riots', 'dry-deserts', 'floaters'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts), { maxLength: 12 }), (edits) => {
        const input = enter(...edits);
        const outcome = runCrisis(input, readings);
        expect(outcome.ok ? undefined : outcome.problem.code).toBe(problem(input));
        expect(read(write(input))).toEqual(input);
      }),
    );
  });

  it('any reachable number of delegates can be entered one field at a time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PARTIES), fc.constantFrom(...OWNERS), fc.integer({ min: 0, max: 7 }), (party, owner, count) => {
        const { area, leader } = edit(start.position, `${party}.${owner}`, String(count)).game.committee.parties[party];
        expect(area[owner] + (leader === owner ? 1 : 0)).toBe(count);
      }),
    );
  });
});
