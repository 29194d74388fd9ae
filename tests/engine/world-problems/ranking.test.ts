import { expect, test } from 'vitest';
import { applyRanking, rank, replay, startRanking } from '../../../src/engine/world-problems/index.ts';
import { countriesIn, metIn, RANKING_CASES, REFUSED_RANKINGS } from './ranking-cases.ts';
import { said, table } from './said.ts';

const over = { cycle: { phase: 'over', side: 'a' } } as const;

test.each(RANKING_CASES)('$shows', ({ reputation, alliances = [], met, rules, places }) => {
  const game = table({ countries: countriesIn(reputation), alliances, ...over });
  const outcome = rank(game, { met: metIn(met), compared: [] });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { state, trace } = outcome;
  expect(trace.map(({ rule, also = [] }) => [rule, ...also].join(' + ')).join(', ')).toBe(rules);
  const named = state.places.map(({ place, units }) => `${place} ${units.map(({ members }) => members.join('+')).join('=')}`);
  expect(named.join(', ')).toBe(places);
  expect(replay(applyRanking, startRanking(), trace)).toEqual(state);
});

test('each unit stands with its goals, its level and the reputation of its members', () => {
  const countries = countriesIn({ red: 1, green: 2, blue: 4, yellow: 0 });
  const game = table({ countries, alliances: [['red', 'green']], ...over });
  const outcome = rank(game, { met: metIn({ green: 3, blue: 1, yellow: 0, black: 2, white: 2 }), compared: [] });
  expect(outcome.ok && outcome.trace.map(said).slice(0, 3)).toEqual([
    'alliances.ranking-equal + open-questions.alliance-reputation > goals-counted standing={members:[red green] met:3 goals:4 level:1 reputation:3}',
    'open-questions.winner > goals-counted standing={members:[blue] met:1 goals:2 level:1 reputation:4}',
    'open-questions.winner > goals-counted standing={members:[yellow] met:0 goals:2 level:0 reputation:0}',
  ]);
});

test.each([
  ['the most', { red: 1, green: 3, blue: 2 }, { red: 5 }, 'most=[[green]] byReputation=false'],
  ['equal, and more reputation', { red: 3, green: 3, blue: 2 }, { red: 1, green: 2, blue: 9 }, 'most=[[green]] byReputation=true'],
  ['equal in everything', { red: 3, green: 3 }, { red: 1, green: 1 }, 'most=[[red] [green]] byReputation=true'],
])('reputation.resources: %s', (_, food, reputation, facts) => {
  const of = (numbers: Readonly<Record<string, number>>, id: string): number => numbers[id] ?? 0;
  const countries = Object.fromEntries(['red', 'green', 'blue'].map((id) => [id, { stock: { food: of(food, id) }, reputation: of(reputation, id) }]));
  const outcome = rank(table({ countries, ...over }), { met: metIn({ red: 0, green: 0, blue: 0 }), compared: ['food'] });
  expect(outcome.ok && outcome.trace.map(said)[0]).toBe(`reputation.resources > stocks-compared resource=food ${facts}`);
});

test.each(REFUSED_RANKINGS)('is refused when %s', (_, met, change, compared, problem) => {
  expect(rank(table({ ...over, ...change }), { met: metIn(met), compared })).toEqual({ ok: false, problem });
});
