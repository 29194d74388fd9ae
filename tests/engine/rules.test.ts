import { expect, test } from 'vitest';
import { CITED_RULES, adjustForInfluence, crisis, parse, placeDelegate, problemsOf } from '../../src/engine/turmoil/index.ts';
import { setUp } from './crisis-case.ts';
import { CASES } from './crisis-cases.ts';
import { game, player } from './sketch.ts';

/** Every rule that shows itself in the tables of cases, in one lobbying, in one adjustment and in a game where much is wrong. */
function rulesShown(): readonly string[] {
  const crises = CASES.map(setUp).map(({ game: before, input }) => crisis(before, input));
  const sketch = { players: { red: {}, blue: {} }, parties: { unity: 'Br1' }, dominant: 'unity' } as const;
  const lobbied = placeDelegate(game(sketch), { player: 'red', party: 'unity', source: 'reserve' });
  const adjusted = adjustForInfluence({ card: 'riots', player: 'red', amount: 7, chairman: true, leader: false, delegates: 0, reading: 'ru' });
  const { committee } = game(sketch);
  const wrong = {
    ...game(sketch),
    committee: { ...committee, chairman: null, lobby: { ...committee.lobby, red: 2 as 1 } },
    players: [player('red')],
  };
  const unread = parse('');
  return [
    ...[...crises, lobbied, adjusted].flatMap((outcome) => (outcome.ok ? outcome.trace.map(({ rule }) => rule) : [])),
    ...problemsOf(wrong).map(({ rule }) => rule),
    ...(unread.ok ? [] : [unread.problem.rule]),
  ];
}

test('the list of cited rules has no rule twice, and each is at work somewhere', () => {
  expect([...new Set(rulesShown())].sort()).toEqual([...CITED_RULES].sort());
});
