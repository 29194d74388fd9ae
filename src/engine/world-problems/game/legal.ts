import { twiceIn } from '../../core/lists.ts';
import { isWholeNumber } from '../../core/whole.ts';
import { amountOf } from '../../core/stock.ts';
import { numbers } from '../data/numbers.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import type { WorldProblemsRefusal } from './problems.ts';
import type { Game, Stock } from './state.ts';
import { isAlliance } from './units.ts';

type Problems = readonly WorldProblemsRefusal[];

/** How many spare goals lie in the centre. Rule setup.spare-goals. */
export const spareGoalsFor = (players: number): number => Math.min(players, numbers['spare-goals.most']);

/** How many members an alliance may have. Rule alliances.size. */
export const largestAlliance = (players: number): number => Math.floor((players * numbers['alliance.share']) / 100);

/**
 * Lists what makes a game impossible.
 * @param game any state of the right shape
 * @returns every problem, in a fixed order; none if the game can be on a table
 */
export function problemsOf(game: Game): Problems {
  return [
    ...problemsOfPlayers(game),
    ...problemsOfStocks(game),
    ...problemsOfNumbers(game),
    ...problemsOfCards(game),
    ...problemsOfUnits(game),
    ...problemsOfCycle(game),
  ];
}

function problemsOfPlayers({ countries, secondExchange }: Game): Problems {
  const [count, min] = [countries.length, numbers['players.few']];
  return [
    ...(count < min ? [{ code: 'too-few-players', rule: 'open-questions.players-least', count, min } as const] : []),
    ...twiceIn(countries.map(({ id }) => id)).map((country) => ({ code: 'same-country-twice', rule: 'setup.screens', country }) as const),
    ...(secondExchange && count !== min ? [{ code: 'no-second-exchange', rule: 'bank.three-players', players: count, due: min } as const] : []),
  ];
}

/** Every stock of a game with a name for it. */
function stocksOf({ bank, fund, units }: Game): readonly (readonly [field: string, stock: Stock])[] {
  return [['bank', bank], ['fund', fund], ...units.map(({ members, stock }) => [members.join('+'), stock] as const)];
}

function problemsOfStocks(game: Game): Problems {
  const kinds = [...game.resources.base, ...game.resources.other];
  const unknown = stocksOf(game).flatMap(([field, stock]) =>
    Object.keys(stock)
      .filter((resource) => !kinds.includes(resource))
      .map((resource) => ({ code: 'unknown-resource', rule: 'setup.bank', resource, field }) as const),
  );
  return [...twiceIn(kinds).map((resource) => ({ code: 'same-resource-twice', rule: 'setup.bank', resource }) as const), ...unknown];
}

function problemsOfNumbers(game: Game): Problems {
  const wrong = (rule: WorldProblemsRule, field: string, value: number): Problems =>
    isWholeNumber(value) ? [] : [{ code: 'not-a-whole-number', rule, field, value }];
  const max = numbers['additional-rounds.most'];
  const { penalties } = game.cycle;
  return [
    ...game.countries.flatMap(({ id, reputation }) => wrong('reputation.tie', `${id}.reputation`, reputation)),
    ...stocksOf(game).flatMap(([field, stock]) =>
      Object.keys(stock).flatMap((kind) => wrong('setup.resources', `${field}.${kind}`, amountOf(stock, kind))),
    ),
    ...wrong('funds.shortfall', 'penalties', penalties),
    ...(penalties > max ? [{ code: 'too-many-penalties', rule: 'funds.shortfall', count: penalties, max } as const] : []),
  ];
}

function problemsOfCards({ countries, goals, technologies }: Game): Problems {
  const due = numbers['goals.each'];
  const spares = spareGoalsFor(countries.length);
  const all = [...countries.flatMap((country) => country.technologies), ...technologies.deck, ...technologies.shared];
  return [
    ...countries
      .filter((country) => country.goals.length !== due)
      .map(({ id, goals: { length } }) => ({ code: 'wrong-goal-count', rule: 'setup.goals', country: id, count: length, due }) as const),
    ...(goals.spare.length === spares
      ? []
      : [{ code: 'wrong-spare-count', rule: 'setup.spare-goals', count: goals.spare.length, due: spares } as const]),
    ...twiceIn(all.map(({ id }) => id)).map((card) => ({ code: 'same-card-twice', rule: 'setup.technology', card }) as const),
  ];
}

function problemsOfUnits({ countries, units, titled }: Game): Problems {
  const players = countries.map(({ id }) => id);
  const [count, min, max] = [players.length, numbers['alliance.players'], largestAlliance(players.length)];
  const members = units.flatMap((unit) => unit.members);
  const alliances = units.filter(isAlliance);
  const large = alliances.filter((unit) => unit.members.length > max);
  return [
    ...[...members, ...titled]
      .filter((id) => !players.includes(id))
      .map((country) => ({ code: 'not-playing', rule: 'alliances.one-country', country }) as const),
    ...players
      .filter((id) => members.filter((member) => member === id).length !== 1)
      .map((country) => ({ code: 'not-one-unit', rule: 'alliances.one-country', country }) as const),
    ...(alliances.length > 0 && count < min ? [{ code: 'too-few-for-alliances', rule: 'alliances.minimum', count, min } as const] : []),
    ...large.map((unit) => ({ code: 'alliance-too-large', rule: 'alliances.size', count: unit.members.length, max }) as const),
  ];
}

function problemsOfCycle({ problems, cycle: { at, phase, side }, supplement }: Game): Problems {
  const before = phase === 'actions' || phase === 'vote';
  const added = phase === 'karma' || phase === 'radicals';
  return [
    ...(problems[at] === undefined ? [{ code: 'no-such-problem', rule: 'round.problem-queue', at } as const] : []),
    ...(phase !== 'over' && before !== (side === null) ? [{ code: 'wrong-side', rule: 'funds.vote', phase } as const] : []),
    ...(added && supplement === null ? [{ code: 'no-supplement', rule: 'round.order', phase } as const] : []),
  ];
}
