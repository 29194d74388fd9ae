import { list, flag, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import {
  numbers,
  type Ranking,
  type RankingEvent,
  type RankingInput,
  type Sketch,
  type WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { ProblemsBut } from '../../frame/definition/left-out.ts';
import { isWhole, numberIn } from '../../frame/form/number-in.ts';
import type { OfActions, OfClaims, OfJoining, OfNoExample } from '../impossible.ts';

/** Where a country stands: on its own, in one of three alliances, or not in the game. */
export const PLACES = ['0', '1', '2', '3', 'none'] as const;

/** The typed numbers of a country. */
export const TYPED = ['reputation', 'met', 'food'] as const;

/** What the reader enters of one country. */
export interface CountryTyped extends Readonly<Record<(typeof TYPED)[number], string>> {
  readonly in: (typeof PLACES)[number];
}

/** What the reader enters: the countries in turn order, and whether a goal compares stocks. */
export interface RankingFields {
  readonly countries: readonly CountryTyped[];
  readonly compare: boolean;
}

const country: Codec<CountryTyped> = record('*', { in: oneOf(PLACES), reputation: text, met: text, food: text });

const six: Codec<readonly CountryTyped[]> = list(country, '!', '-');

const written: Codec<RankingFields> = record('_', { compare: flag('1', '0'), countries: six });

/** The codec of an input, such as `0_1*4*2*0!1*2*1*0!…`: whether stocks are compared, then six countries. */
export const codec: Codec<RankingFields> = {
  ...written,
  decode: (read) => {
    const value = written.decode(read);
    return value?.countries.length === COUNTRIES.length ? value : null;
  },
};

/** What was entered of a country. */
export const typedOf = ({ countries }: RankingFields, id: string): CountryTyped => countries[COUNTRIES.findIndex((one) => one === id)]!;

/** The countries that play, in turn order. */
export const playing = (value: RankingFields): readonly string[] => COUNTRIES.filter((id) => typedOf(value, id).in !== 'none');

/** Countries and alliances in turn order, by their members. */
export const unitsIn = (value: RankingFields): readonly (readonly string[])[] => {
  const together = (id: string): readonly string[] => {
    const alliance = typedOf(value, id).in;
    return alliance === '0' ? [id] : playing(value).filter((other) => typedOf(value, other).in === alliance);
  };
  return playing(value)
    .filter((id) => together(id)[0] === id)
    .map(together);
};

/** A typed number, or none: in a sum nothing may hide what is wrong with a part. */
const counted = (typed: string, most = Infinity): number => (isWhole(typed) && numberIn(typed) <= most ? numberIn(typed) : NaN);

/** The resource that the goals of this example compare: a sample, since the source names none. */
const FOOD = 'food';

/** The end of a game, as the engine takes it. */
export const sketchOf = (value: RankingFields): Sketch => ({
  countries: Object.fromEntries(
    playing(value).map((id) => {
      const { reputation, food } = typedOf(value, id);
      return [id, { reputation: numberIn(reputation), stock: { [FOOD]: value.compare ? counted(food) : 0 } }];
    }),
  ),
  base: [FOOD],
  alliances: unitsIn(value).filter((members) => members.length > 1),
  cycle: { phase: 'over', side: 'a' },
});

/** The goals that each unit has met: those of its members together. */
export const inputOf = (value: RankingFields): RankingInput => ({
  met: unitsIn(value).map((members) => ({
    country: members[0]!,
    count: members.reduce((sum, id) => sum + counted(typedOf(value, id).met, numbers['goals.each']), 0),
  })),
  compared: value.compare ? [FOOD] : [],
});

/** What can be wrong with an input. */
export type RankingProblem = ProblemsBut<
  WorldProblemsRefusal,
  OfNoExample | OfActions | OfJoining | OfClaims | 'too-many-penalties' | 'not-enough-resources' | 'not-enough-reputation'
>;

/** The props of the picture, the form and the result. */
export type RankingShown = Shown<RankingFields, Ranking, RankingEvent, RankingProblem>;
