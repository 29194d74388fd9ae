import { flag, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import type {
  AllianceEvent,
  CompensationEvent,
  Exchange,
  FundEvent,
  Game,
  GameEvent,
  Gift,
  SetUpEvent,
  Sketch,
  SupplementEvent,
  WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES, KINDS } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import { isWhole, numberIn } from '../../frame/form/number-in.ts';
import type { OfAlliances, OfClaims, OfJoining, OfNoExample } from '../impossible.ts';

/** Whose turn it is. */
export const ACTOR = COUNTRIES[0];

/** The countries that can get a gift; the last one plays only in a game of four. */
export const OTHERS = ['green', 'blue', 'yellow'] as const satisfies readonly (typeof COUNTRIES)[number][];

/** The words of the choices, by field. */
export const CHOICES = {
  players: ['3', '4'],
  gives1: ['none', ...KINDS, 'reputation'],
  first1: [...KINDS, 'reputation'],
  second1: [...KINDS, 'reputation'],
  gives2: ['none', ...KINDS, 'reputation'],
  first2: [...KINDS, 'reputation'],
  second2: [...KINDS, 'reputation'],
  purchase: ['none', 'random', 'chosen'],
  green: ['none', ...KINDS],
  blue: ['none', ...KINDS],
  yellow: ['none', ...KINDS],
} as const;
type Choices = typeof CHOICES;
type ChoiceField = keyof Choices;

/** The typed numbers of the country whose turn it is. */
export const TYPED = ['reputation', ...KINDS] as const;

/** What the reader enters. */
export type BankFields = { readonly [F in ChoiceField]: string } & Readonly<Record<(typeof TYPED)[number], string>> & {
    /** Whether a second exchange was agreed on. */
    readonly agreed: boolean;
  };

const choice = (field: ChoiceField): Codec<string> => oneOf<string>(CHOICES[field]);

/** The codec of an input, such as `3_0_6_2_1_0_food_energy_metal_none_food_food_none_food_food_food`. */
export const codec: Codec<BankFields> = record('_', {
  players: choice('players'),
  agreed: flag('1', '0'),
  reputation: text,
  food: text,
  energy: text,
  metal: text,
  gives1: choice('gives1'),
  first1: choice('first1'),
  second1: choice('second1'),
  gives2: choice('gives2'),
  first2: choice('first2'),
  second2: choice('second2'),
  purchase: choice('purchase'),
  green: choice('green'),
  blue: choice('blue'),
  yellow: choice('yellow'),
});

/** The countries that play, in turn order. */
export const playersIn = ({ players }: BankFields): readonly string[] => COUNTRIES.slice(0, Number(players));

/** A sample: what each of the others and the bank have of each kind. */
const SAMPLE = { others: 1, bank: 9 } as const;

const each = (count: (kind: (typeof KINDS)[number]) => number) => Object.fromEntries(KINDS.map((kind) => [kind, count(kind)]));

/** The table before the turn, as the engine takes it. */
export const sketchOf = (value: BankFields): Sketch => {
  const own = { reputation: numberIn(value.reputation), stock: each((kind) => (isWhole(value[kind]) ? numberIn(value[kind]) : NaN)) };
  const other = { reputation: SAMPLE.others, stock: each(() => SAMPLE.others) };
  return {
    countries: Object.fromEntries(playersIn(value).map((id) => [id, id === ACTOR ? own : other])),
    base: KINDS,
    bank: each(() => SAMPLE.bank),
    deck: [
      { id: 'sample-1', reusable: false },
      { id: 'sample-2', reusable: false },
    ],
    secondExchange: value.agreed,
  };
};

/** The exchanges at the bank, two at most. */
export const exchangesIn = (value: BankFields): readonly Exchange[] =>
  [
    { country: ACTOR, gives: value.gives1, takes: [value.first1, value.second1] },
    { country: ACTOR, gives: value.gives2, takes: [value.first2, value.second2] },
  ].filter(({ gives }) => gives !== 'none');

/** The gifts for a technology at random. */
export const giftsIn = (value: BankFields): readonly Gift[] =>
  OTHERS.filter((id) => playersIn(value).includes(id))
    .map((id) => ({ country: id, resource: value[id] }))
    .filter(({ resource }) => resource !== 'none');

/** What can be wrong with an input. */
export type BankProblem = ProblemsBut<
  WorldProblemsRefusal,
  OfNoExample | OfAlliances | OfJoining | OfClaims | 'too-few-players' | 'too-many-penalties' | 'goals-not-counted'
>;

/** An event of the exchanges and purchases: nothing else happens in one turn. */
export type BankEvent = EventsBut<
  GameEvent,
  | SetUpEvent['type']
  | AllianceEvent['type']
  | FundEvent['type']
  | CompensationEvent['type']
  | SupplementEvent['type']
  | 'traded'
  | 'goal-swapped'
  | 'phase-begun'
  | 'game-over'
  | 'effect-applied'
>;

/** The props of the picture, the form and the result. */
export type BankShown = Shown<BankFields, Game, BankEvent, BankProblem>;
