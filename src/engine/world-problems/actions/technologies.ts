import { stepOf } from '../../core/outcome.ts';
import { plus } from '../../core/stock.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { answersRefused, notEnoughReputation, notInStock } from '../game/checks.ts';
import { procedure, type Part, type Refused } from '../game/outcomes.ts';
import type { CountryId, Game, Resource, Stock } from '../game/state.ts';
import { isAlliance, reputationChanges, unitOf } from '../game/units.ts';
import type { WorldProblemsRule } from '../vocabulary/rules.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';
import { actionRefused, takeAction } from './counted.ts';

/** A resource for another country; an alliance gets one gift. */
export interface Gift {
  readonly country: CountryId;
  readonly resource: Resource;
}

/** A technology that is bought for oneself; the next one of the deck is drawn. */
export interface RandomPurchase {
  readonly country: CountryId;
  readonly gifts: readonly Gift[];
}

/** A technology that is bought for all. */
export interface ChosenPurchase {
  readonly country: CountryId;
  readonly technology: string;
}

/**
 * Buys a technology at random: for reputation, and a gift to every other country. Rules technologies.random,
 * actions.buy-technology, open-questions.one-gift.
 * @param game the state before, in an action round
 * @param purchase who buys, and what is given to whom
 * @returns the state after, with its steps
 * @refuses a purchase for which anything is lacking: reputation, a gift to anybody, the resources for all gifts, a technology
 */
export const buyRandom = procedure(ACTION_PHASES, randomRefused, ({ country, gifts }) => [
  takeAction(country, 'purchase', 'actions.buy-technology'),
  pay(country, numbers['technology.random-cost'], 'technologies.random'),
  give(country, gifts),
  draw(country),
]);

/**
 * Buys the technology of one's choice for all: it lies in the centre, and no gifts are due. Rules technologies.chosen,
 * actions.buy-technology.
 * @param game the state before, in an action round
 * @param purchase who buys which card
 * @returns the state after, with its steps
 * @refuses a player with too little reputation, and a card that is not in the deck
 */
export const buyChosen = procedure(ACTION_PHASES, chosenRefused, ({ country, technology }) => [
  takeAction(country, 'purchase', 'actions.buy-technology'),
  pay(country, numbers['technology.chosen-cost'], 'technologies.chosen'),
  share(country, technology),
]);

/** Pays reputation; the member who acts pays first. */
const pay =
  (country: CountryId, cost: number, rule: WorldProblemsRule): Part =>
  (game) => [{ rule, event: { type: 'reputation-changed', changes: reputationChanges(game, country, -cost) } }];

const GIFT = numbers['technology.gift'];

const give =
  (from: CountryId, gifts: readonly Gift[]): Part =>
  (game) =>
    gifts.map(({ country, resource }) => {
      const event = { type: 'gift-given', from, to: country, stock: { [resource]: GIFT } } as const;
      return stepOf('technologies.random', event, [isAlliance(unitOf(game, country)) && 'open-questions.one-gift']);
    });

const draw =
  (country: CountryId): Part =>
  ({ technologies: { deck } }) => [
    { rule: 'technologies.random', also: ['technologies.store'], event: { type: 'technology-drawn', country, technology: deck[0]! } },
  ];

const share =
  (country: CountryId, id: string): Part =>
  ({ technologies: { deck } }) => [
    { rule: 'technologies.chosen', event: { type: 'technology-shared', country, technology: deck.find((card) => card.id === id)! } },
  ];

function randomRefused(game: Game, { country, gifts }: RandomPurchase): Refused {
  const rule = 'technologies.random';
  return firstOf(
    () => actionRefused(game, country, 'purchase', rule),
    () => notEnoughReputation(game, country, numbers['technology.random-cost'], rule),
    () => answersRefused(game, [{ country }, ...gifts], rule),
    () => giftMissing(game, country, gifts),
    () => notInStock(game, country, sumOf(gifts), rule),
    () => (game.technologies.deck.length === 0 ? { code: 'deck-empty', rule: 'technologies.store' } : null),
  );
}

/** All gifts together. */
const sumOf = (gifts: readonly Gift[]): Stock => gifts.reduce<Stock>((sum, { resource }) => plus(sum, { [resource]: GIFT }), {});

/** The first unit that gets nothing. */
function giftMissing(game: Game, buyer: CountryId, gifts: readonly Gift[]): Refused {
  const served = [buyer, ...gifts.map(({ country }) => country)].map((id) => unitOf(game, id));
  const without = game.units.find((unit) => !served.includes(unit));
  return without === undefined ? null : { code: 'gift-missing', rule: 'technologies.random', country: without.members[0]! };
}

function chosenRefused(game: Game, { country, technology }: ChosenPurchase): Refused {
  const rule = 'technologies.chosen';
  return firstOf(
    () => actionRefused(game, country, 'purchase', rule),
    () => notEnoughReputation(game, country, numbers['technology.chosen-cost'], rule),
    () =>
      game.technologies.deck.some(({ id }) => id === technology) ? null : { code: 'technology-not-in-deck', rule: 'technologies.store', technology },
  );
}
