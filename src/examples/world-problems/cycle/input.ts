import { flag, letters, list, oneOf, optional, record, text, type Codec } from '../../../engine/core/codec.ts';
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
  type WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES, KINDS } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { PhaseBegun } from '../meanwhile.ts';
import type { OfActions, OfAlliances, OfClaims, OfJoining, OfNoExample } from '../impossible.ts';

type Id = (typeof COUNTRIES)[number];

/** How many play. */
export const PLAYER_COUNTS = ['3', '4', '5', '6'] as const;

/** How much food can be entered. */
export const AMOUNTS = ['0', '1', '2', '3', '4', '5', '6'] as const;
type Amount = (typeof AMOUNTS)[number];

/** The one resource of the example: it stands for all. */
export const [FOOD] = KINDS;

/** The two contributions: after the action rounds, and after each penalty round. */
export const HANDS = ['first', 'again'] as const;

type IdOrNone = Id | 'none';

/** What the reader enters of one country. */
interface CountryTyped extends Readonly<Record<(typeof HANDS)[number], Amount>> {
  readonly vote: Side;
}

/** What the reader enters. */
export interface CycleFields {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly supplement: boolean;
  /** Whether no other problem follows. */
  readonly last: boolean;
  /** How many penalty rounds were called before. */
  readonly penalties: string;
  /** The reputation of each country. */
  readonly reputation: string;
  /** How much food each country has. */
  readonly food: Amount;
  /** How much food each side of the problem needs. */
  readonly needs: Readonly<Record<Side, Amount>>;
  /** Who claims compensation. */
  readonly claim: IdOrNone;
  /** Whether all contribute to get rid of a radicals card. */
  readonly pays: boolean;
  readonly countries: readonly CountryTyped[];
  /** The reputation of a country where it has another one; null where it has as much as each. */
  readonly reputations: readonly (string | null)[];
  /** The same of its food. */
  readonly foods: readonly (Amount | null)[];
}

const amount = oneOf(AMOUNTS);
const someone = letters<IdOrNone>({ red: 'r', green: 'g', blue: 'b', yellow: 'y', black: 'k', white: 'w', none: 'n' });
const country: Codec<CountryTyped> = record('', { vote: oneOf(SIDES), first: amount, again: amount });

const nothing = COUNTRIES.map(() => null);

const fields = {
  players: oneOf(PLAYER_COUNTS),
  supplement: flag('1', '0'),
  last: flag('1', '0'),
  penalties: text,
  reputation: text,
  food: amount,
  needs: record('', { a: amount, b: amount }),
  claim: someone,
  pays: flag('1', '0'),
  countries: list(country, '!', '-'),
  reputations: list(optional(text, '~'), '*', ''),
  foods: list(optional(amount, '-'), '', ''),
};

const written: Codec<CycleFields> = record('_', fields, { reputations: nothing, foods: nothing });

const LISTS = ['countries', 'reputations', 'foods'] as const;

/**
 * The codec of an input, such as `3_1_0_0_1_3_42_n_1_a30!b10!…`: the table, the problem, who does what, then six countries. Countries
 * with a reputation or with food of their own are at the end, such as `_2*~*~*~*~*~_4-----`.
 */
export const codec: Codec<CycleFields> = {
  ...written,
  decode: (read) => {
    const value = written.decode(read);
    return value && LISTS.every((name) => value[name].length === COUNTRIES.length) ? value : null;
  },
};

/** The countries that play, in turn order. */
export const playersIn = ({ players }: CycleFields): readonly Id[] => COUNTRIES.slice(0, Number(players));

/** Who claims compensation, if that country plays. */
export const claimIn = (value: CycleFields): Id | undefined => playersIn(value).find((id) => id === value.claim);

/** The reputation of a country, by its place in turn order. */
export const reputationIn = ({ reputation, reputations }: CycleFields, at: number): string => reputations[at] ?? reputation;

/** How much food a country has. */
export const foodIn = ({ food, foods }: CycleFields, at: number): Amount => foods[at] ?? food;

const brings = (reputation: number) => ({ stock: {}, reputation, affects: 'all' }) as const;

/** The table before the problem is shown, as the engine takes it. The cards of the sample supplement: side A is good karma, side B is bad. */
export const sketchOf = (value: CycleFields): Sketch => {
  const problem = { id: 'problem-1', needs: { a: { [FOOD]: Number(value.needs.a) }, b: { [FOOD]: Number(value.needs.b) } } };
  const card = (id: string) => ({ id, effect: brings(-1) });
  return {
    countries: Object.fromEntries(
      playersIn(value).map((id, at) => [id, { reputation: numberIn(reputationIn(value, at)), stock: { [FOOD]: Number(foodIn(value, at)) } }]),
    ),
    base: [FOOD],
    problems: value.last ? [problem] : [problem, { ...problem, id: 'problem-2' }],
    cycle: { penalties: numberIn(value.penalties) },
    ...(value.supplement && {
      supplement: {
        radicals: { deck: ['1', '2', '3'].map(card), discarded: [], inEffect: [] },
        karma: { walk: [], board: { a: brings(1), b: brings(-1) } },
      },
    }),
  };
};

/** How the countries vote. */
export const votesIn = (value: CycleFields): readonly SideVote[] =>
  playersIn(value).map((id, at) => ({ country: id, vote: value.countries[at]!.vote }));

/** What the countries hold out; empty hands are left out. */
export const handsIn = (value: CycleFields, hand: (typeof HANDS)[number]): readonly Hand[] =>
  playersIn(value)
    .map((id, at) => ({ country: id, stock: { [FOOD]: Number(value.countries[at]![hand]) } }))
    .filter(({ stock }) => stock[FOOD] !== 0);

/** What can be wrong with an input. */
export type CycleProblem = ProblemsBut<
  WorldProblemsRefusal,
  OfNoExample | OfActions | OfAlliances | OfJoining | OfClaims | 'too-few-players' | 'goals-not-counted'
>;

/** What the example does not show. The beginning of their phase says that a radicals card is revealed and voted on. */
export const HIDDEN = ['radicals-revealed', 'radicals-voted'] as const satisfies readonly GameEvent['type'][];

/** An event that the example shows. Nobody sets up, acts or joins in it, one country claims at most, and karma moves once. */
export type CycleEvent =
  | PhaseBegun
  | EventsBut<
      GameEvent,
      | (typeof HIDDEN)[number]
      | SetUpEvent['type']
      | ActionEvent['type']
      | AllianceEvent['type']
      | 'contested'
      | 'nobody-compensated'
      | 'karma-kept'
      | 'phase-begun'
    >;

/** The props of the picture, the form and the result. */
export type CycleShown = Shown<CycleFields, Game, CycleEvent, CycleProblem>;
