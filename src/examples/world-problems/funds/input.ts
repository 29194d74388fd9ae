import { list, oneOf, optional, record, type Codec } from '../../../engine/core/codec.ts';
import {
  SIDES,
  type ActionEvent,
  type AllianceEvent,
  type Game,
  type GameEvent,
  type Hand,
  type SetUpEvent,
  type Side,
  type SideVote,
  type Sketch,
  type Stock,
  type SupplementEvent,
  type WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES, KINDS } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import type { PhaseBegun } from '../meanwhile.ts';
import type { OfClaims, OfCountriesThatAct } from '../impossible.ts';

/** The countries of the example. */
export const PLAYERS = COUNTRIES.slice(0, 4);

/** How many of a resource can be entered. */
export const AMOUNTS = ['0', '1', '2', '3', '4', '5', '6'] as const;
type Amount = (typeof AMOUNTS)[number];
/** A number of each resource. */
export type Amounts = Readonly<Record<(typeof KINDS)[number], Amount>>;

/** How many penalty rounds were called before. */
export const PENALTIES = ['0', '1', '2', '3'] as const;

/** The two contributions: after the action rounds, and after a penalty round. */
export const HANDS = ['first', 'again'] as const;

/** What the reader enters of one country. */
interface CountryTyped extends Readonly<Record<(typeof HANDS)[number], Amounts>> {
  readonly vote: Side;
}

/** What the reader enters. */
export interface FundsFields {
  /** What each side of the problem needs. */
  readonly a: Amounts;
  readonly b: Amounts;
  readonly penalties: (typeof PENALTIES)[number];
  /** How many of each resource each country has. */
  readonly has: Amount;
  readonly countries: readonly CountryTyped[];
  /** What a country has where it has another supply; null where it has as much as each. */
  readonly supplies: readonly (Amounts | null)[];
}

const amount = oneOf(AMOUNTS);
const amounts: Codec<Amounts> = record('', { food: amount, energy: amount, metal: amount });
const country: Codec<CountryTyped> = record('*', { vote: oneOf(SIDES), first: amounts, again: amounts });

const fields = {
  a: amounts,
  b: amounts,
  penalties: oneOf(PENALTIES),
  has: amount,
  countries: list(country, '!', '-'),
  supplies: list(optional(amounts, '-'), '!', ''),
};

const written: Codec<FundsFields> = record('_', fields, { supplies: PLAYERS.map(() => null) });

/**
 * The codec of an input, such as `210_012_0_3_b*011*000!…`: both sides, penalty rounds, stock, then four countries. Countries with a supply
 * of their own are at the end, such as `_310!-!-!-`.
 */
export const codec: Codec<FundsFields> = {
  ...written,
  decode: (read) => {
    const value = written.decode(read);
    return value?.countries.length === PLAYERS.length && value.supplies.length === PLAYERS.length ? value : null;
  },
};

const stockOf = (typed: Amounts): Stock => Object.fromEntries(KINDS.map((kind) => [kind, Number(typed[kind])]));

/** What a country has, by its place in turn order. */
export const supplyIn = ({ has, supplies }: FundsFields, at: number): Amounts => supplies[at] ?? { food: has, energy: has, metal: has };

/** The table before the vote, as the engine takes it. Another problem follows, so that the game goes on. */
export const sketchOf = (value: FundsFields): Sketch => ({
  countries: Object.fromEntries(PLAYERS.map((id, at) => [id, { stock: stockOf(supplyIn(value, at)) }])),
  base: KINDS,
  problems: [
    { id: 'problem-1', needs: { a: stockOf(value.a), b: stockOf(value.b) } },
    { id: 'problem-2', needs: { a: {}, b: {} } },
  ],
  cycle: { phase: 'vote', penalties: Number(value.penalties) },
});

/** How the countries vote. */
export const votesIn = ({ countries }: FundsFields): readonly SideVote[] => PLAYERS.map((country, at) => ({ country, vote: countries[at]!.vote }));

/** What the countries hold out. */
export const handsIn = ({ countries }: FundsFields, hand: (typeof HANDS)[number]): readonly Hand[] =>
  PLAYERS.map((country, at) => ({ country, stock: stockOf(countries[at]![hand]) }));

/** What can be wrong with an input. */
export type FundsProblem = ProblemsBut<
  WorldProblemsRefusal,
  OfCountriesThatAct | OfClaims | 'too-few-players' | 'not-countable' | 'too-many-penalties' | 'not-enough-reputation' | 'goals-not-counted'
>;

/** An event that the example shows, from the vote to the bank. It does not show the next problem; the others never happen, since nobody claims. */
export type FundsEvent =
  | PhaseBegun
  | EventsBut<
      GameEvent,
      | 'problem-shown'
      | SetUpEvent['type']
      | ActionEvent['type']
      | AllianceEvent['type']
      | SupplementEvent['type']
      | 'claimed'
      | 'contested'
      | 'compensated'
      | 'nobody-compensated'
      | 'title-changed'
      | 'reputation-changed'
      | 'effect-applied'
      | 'phase-begun'
    >;

/** The props of the picture, the form and the result. */
export type FundsShown = Shown<FundsFields, Game, FundsEvent, FundsProblem>;
