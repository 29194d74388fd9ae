import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../src/book/limits.ts';
import type { Game, PlacedRule } from '../../src/book/game.ts';
import { factsOf, games, readBook } from './checks/book.ts';

const placed = (facts: ReturnType<typeof factsOf>[number]) =>
  ({ related: [], open: [], limit: false, question: false, ...facts }) as unknown as PlacedRule;
const gameOf = (id: string): Pick<Game, 'rules'> => ({
  rules: new Map(
    readBook(id)
      .game.chapters.flatMap(factsOf)
      .map((facts) => [facts.id, placed(facts)]),
  ),
});
const limits = (game: Pick<Game, 'rules'>, rule: string): readonly string[] => limitsOf(game, game.rules.get(rule)!).map(({ id }) => id);

describe('the rules that limit a rule', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['a tie', 'turmoil', 'committee.dominant-party', ['committee.dominance-tie']],
    ['a ceiling, and what happens when there is less', 'turmoil', 'influence.adjust', ['influence.max-five', 'open-questions.losses']],
    ['an exception that names it', 'turmoil', 'introduction.tr-loss', ['end.no-crisis']],
    ['what is left open', 'turmoil', 'committee.neutral', ['open-questions.neutral-reserve-empty']],
    ['what its entry alone calls open', 'world-problems', 'round.end', ['funds.shortfall', 'reputation.tie', 'open-questions.winner']],
    ['none of a question', 'turmoil', 'open-questions.leader-removed', []],
    ['none', 'turmoil', 'parties.unity.goal', []],
    ['a minimum', 'world-problems', 'actions.deals', ['alliances.minimum']],
  ])('%s: %s %s', (_, game, rule, expected) => expect(limits(gameOf(game), rule)).toEqual(expected));
});

test.each(games)('each rule of %s that is a limit limits another', (id) => {
  const game = gameOf(id);
  const limiting = new Set([...game.rules.keys()].flatMap((rule) => limits(game, rule)));
  expect(
    [...game.rules.values()]
      .filter(({ limit }) => limit)
      .map((rule) => rule.id)
      .filter((rule) => !limiting.has(rule)),
  ).toEqual([]);
});
