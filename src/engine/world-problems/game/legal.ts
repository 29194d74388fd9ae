import { twiceIn } from '../../core/twice.ts';
import { isCountable } from '../../core/countable.ts';
import { numbers } from '../data/numbers.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import { SIDES } from '../vocabulary/words.ts';
import type { WorldProblemsRefusal } from './refusals.ts';
import type { CountryId, Effect, Game, Stock, Unit } from './state.ts';
import { isKind, REPUTATION } from './stock.ts';
import { isAlliance } from './units.ts';

type Refusals = readonly WorldProblemsRefusal[];

/** How many spare goals lie in the centre. Rule setup.spare-goals. */
export const spareGoalsFor = (players: number): number => Math.min(players, numbers['spare-goals.most']);

/** How many members an alliance may have. Rule alliances.size. */
export const largestAlliance = (players: number): number => Math.floor((players * numbers['alliance.share']) / 100);

/**
 * Lists what makes a game impossible.
 * @param game any state of the right shape
 * @returns every refusal, in a fixed order; none if the game can be on a table
 */
export function refusalsOf(game: Game): Refusals {
  const stocks = wrongStocksIn(game);
  const needs = wrongNeedsIn(game);
  return [
    ...refusalsOfPlayers(game),
    ...refusalsOfKinds(game, [...stocks, ...needs]),
    ...refusalsOfEffects(game),
    ...refusalsOfReputation(game),
    ...wrongInStocks('setup.resources', stocks),
    ...wrongInStocks('round.problem-queue', needs),
    ...refusalsOfPenalties(game),
    ...refusalsOfCards(game),
    ...refusalsOfUnits(game),
    ...refusalsOfAlliances(game),
    ...refusalsOfCycle(game),
  ];
}

function refusalsOfPlayers({ countries, secondExchange }: Game): Refusals {
  const count = countries.length;
  const min = numbers['players.few'];
  return [
    ...(count < min ? [{ code: 'too-few-players', rule: 'open-questions.players-least', count, min } as const] : []),
    ...twiceIn(countries.map(({ id }) => id)).map((country) => ({ code: 'same-country-twice', rule: 'setup.screens', country }) as const),
    ...(secondExchange && count !== min ? [{ code: 'no-second-exchange', rule: 'bank.three-players', players: count, due: min } as const] : []),
  ];
}

/** A number that a card brings: it may be negative. */
const isSigned = (value: number): boolean => isCountable(Math.abs(value));

/** Whether all kinds of a stock are those of the game, and all numbers right. Every move asks it of every stock, so it makes no lists. */
const isSound = (game: Game, stock: Stock, isRight: (value: number) => boolean): boolean =>
  Object.keys(stock).every((kind) => isKind(game, kind) && isRight(stock[kind]!));

/** A stock with a name for it. */
type Named = readonly [field: string, stock: Stock];

/** The stocks on the table in which something is wrong. */
const wrongStocksIn = (game: Game): readonly Named[] => {
  const units = game.units.map(({ members, stock }): Named => [members.join('+'), stock]);
  const all: readonly Named[] = [['bank', game.bank], ['fund', game.fund], ...units];
  return all.filter(([, stock]) => !isSound(game, stock, isCountable));
};

/** What the sides of the problems need, of those problems in which something is wrong. */
const wrongNeedsIn = (game: Game): readonly Named[] =>
  game.problems
    .filter(({ needs }) => !SIDES.every((side) => isSound(game, needs[side], isCountable)))
    .flatMap(({ id, needs }) => SIDES.map((side) => [`${id}.${side}`, needs[side]] as const));

/** Names in a stock that are not those of kinds. */
const unknownIn = (game: Game, rule: WorldProblemsRule, [field, stock]: Named): Refusals =>
  Object.keys(stock)
    .filter((kind) => !isKind(game, kind))
    .map((resource) => ({ code: 'unknown-resource', rule, resource, field }));

/** Refuses a number that is not a whole number from 0 to 999; where it may be negative, `size` is the number without its sign. */
const wrongIn = (rule: WorldProblemsRule, field: string, value: number, size = value): Refusals =>
  isCountable(size) ? [] : [{ code: 'not-countable', rule, field, value }];

const wrongInStocks = (rule: WorldProblemsRule, stocks: readonly Named[]): Refusals =>
  stocks.flatMap(([field, stock]) => Object.entries(stock).flatMap(([kind, value]) => wrongIn(rule, `${field}.${kind}`, value)));

function refusalsOfKinds(game: Game, wrong: readonly Named[]): Refusals {
  const { base, other } = game.resources;
  return [
    ...twiceIn([REPUTATION, ...base, ...other]).map((resource) => ({ code: 'same-resource-twice', rule: 'setup.bank', resource }) as const),
    ...wrong.flatMap((named) => unknownIn(game, 'setup.bank', named)),
  ];
}

/**
 * Lists what is wrong with what a card or a space brings. Its numbers may be negative.
 * @param game the game
 * @param brings what is printed
 * @param rule the rule by which it acts
 * @returns kinds that the game does not have, then numbers that are not whole or above 999
 */
export function refusalsOfEffect(game: Game, { stock, reputation }: Omit<Effect, 'affects'>, rule: WorldProblemsRule): Refusals {
  if (isSigned(reputation) && isSound(game, stock, isSigned)) return [];
  const counted = [...Object.entries(stock), ['reputation', reputation] as const];
  return [...unknownIn(game, rule, ['effect', stock]), ...counted.flatMap(([field, value]) => wrongIn(rule, field, value, Math.abs(value)))];
}

function refusalsOfEffects(game: Game): Refusals {
  if (game.supplement === null) return [];
  const { radicals, karma } = game.supplement;
  const cards = [...radicals.deck, ...radicals.discarded, ...radicals.inEffect];
  return [
    ...cards.flatMap(({ effect }) => refusalsOfEffect(game, effect, 'radicals.deck')),
    ...Object.values(karma.board).flatMap((effect) => refusalsOfEffect(game, effect, 'karma.board')),
  ];
}

const refusalsOfReputation = ({ countries }: Game): Refusals =>
  countries.flatMap(({ id, reputation }) => wrongIn('reputation.tie', `${id}.reputation`, reputation));

function refusalsOfPenalties({ cycle: { penalties } }: Game): Refusals {
  const max = numbers['additional-rounds.most'];
  return [
    ...wrongIn('funds.shortfall', 'penalties', penalties),
    ...(penalties > max ? [{ code: 'too-many-penalties', rule: 'funds.shortfall', count: penalties, max } as const] : []),
  ];
}

function refusalsOfCards({ countries, goals, technologies }: Game): Refusals {
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

function refusalsOfUnits({ countries, units, titled }: Game): Refusals {
  const players = countries.map(({ id }) => id);
  const members = units.flatMap((unit) => unit.members);
  const strangers = [...members, ...titled].filter((id) => !players.includes(id));
  const split = players.filter((id) => members.filter((member) => member === id).length !== 1);
  const empty = units.flatMap((unit, at) => (unit.members.length === 0 ? [at] : []));
  const late = split.length === 0 ? outOfTurn(players, units) : [];
  return [
    ...strangers.map((country) => ({ code: 'not-playing', rule: 'alliances.one-country', country }) as const),
    ...twiceIn(titled).map((country) => ({ code: 'same-country-twice', rule: 'compensation.how', country }) as const),
    ...split.map((country) => ({ code: 'not-one-unit', rule: 'alliances.one-country', country }) as const),
    ...empty.map((at) => ({ code: 'empty-unit', rule: 'alliances.one-country', at }) as const),
    ...late.map((country) => ({ code: 'not-in-turn-order', rule: 'alliances.one-country', country }) as const),
  ];
}

/** Countries that stand behind one whose turn comes later: in their unit, or among the first members of all units. */
function outOfTurn(players: readonly CountryId[], units: readonly Unit[]): readonly CountryId[] {
  // Most games: no alliance, and nothing to compare.
  if (units.length === players.length && units.every(({ members: [id] }, at) => id === players[at])) return [];
  const lists = [units.flatMap(({ members }) => members.slice(0, 1)), ...units.map(({ members }) => members)];
  const turns = lists.map((ids) => ids.map((id) => players.indexOf(id)).filter((turn) => turn >= 0));
  return turns.flatMap((list) => list.filter((turn, at) => turn < (list[at - 1] ?? 0))).map((turn) => players[turn]!);
}

function refusalsOfAlliances({ countries, units }: Game): Refusals {
  const count = countries.length;
  const min = numbers['alliance.players'];
  const max = largestAlliance(count);
  const alliances = units.filter(isAlliance);
  const large = alliances.filter(({ members }) => members.length > max);
  return [
    ...(alliances.length > 0 && count < min ? [{ code: 'too-few-for-alliances', rule: 'alliances.minimum', count, min } as const] : []),
    ...large.map(({ members }) => ({ code: 'alliance-too-large', rule: 'alliances.size', count: members.length, max }) as const),
  ];
}

function refusalsOfCycle({ problems, cycle: { at, phase, side }, supplement }: Game): Refusals {
  const before = phase === 'actions' || phase === 'vote';
  const added = phase === 'karma' || phase === 'radicals';
  return [
    ...(problems[at] === undefined ? [{ code: 'no-such-problem', rule: 'round.problem-queue', at } as const] : []),
    ...(phase !== 'over' && before !== (side === null) ? [{ code: 'wrong-side', rule: 'funds.vote', phase } as const] : []),
    ...(added && supplement === null ? [{ code: 'no-supplement', rule: 'round.order', phase } as const] : []),
  ];
}
