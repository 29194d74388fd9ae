import { flag, letters, list, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import {
  unitOf,
  type ActionEvent,
  type AllianceEvent,
  type Claim,
  type Game,
  type GameEvent,
  type Resource,
  type SetUpEvent,
  type Sketch,
  type SupplementEvent,
  type WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES, KINDS } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { OfCountriesThatAct } from '../impossible.ts';

/** The countries of the example. */
export const PLAYERS = COUNTRIES.slice(0, 4);

/** A country, or none. */
export const COUNTRY_OR_NONE = ['none', 'red', 'green', 'blue', 'yellow'] as const;
type CountryOrNone = (typeof COUNTRY_OR_NONE)[number];

/** The claim and those who contest it, in order. */
export const CLAIMS = ['claim1', 'claim2', 'claim3'] as const;

/** How many of a resource can lie in the fund. */
export const AMOUNTS = ['0', '1', '2', '3', '4', '5', '6'] as const;
type Amount = (typeof AMOUNTS)[number];

/** What the reader enters of one country. */
interface CountryTyped {
  /** Its reputation. */
  readonly has: string;
  /** Whether it agrees to a split. */
  readonly agrees: boolean;
}

/** What the reader enters. */
export interface CompensationFields {
  readonly fund: Readonly<Record<(typeof KINDS)[number], Amount>>;
  /** Who holds the title of lowest reputation. */
  readonly title: CountryOrNone;
  readonly claims: Readonly<Record<(typeof CLAIMS)[number], CountryOrNone>>;
  readonly countries: readonly CountryTyped[];
}

const amount = oneOf(AMOUNTS);
const someone = letters<CountryOrNone>({ none: 'n', red: 'r', green: 'g', blue: 'b', yellow: 'y' });
const country: Codec<CountryTyped> = record('*', { has: text, agrees: flag('1', '0') });

const written: Codec<CompensationFields> = record('_', {
  fund: record('', { food: amount, energy: amount, metal: amount }),
  title: someone,
  claims: record('', { claim1: someone, claim2: someone, claim3: someone }),
  countries: list(country, '!', '-'),
});

/** The codec of an input, such as `310_n_gnn_4*1!2*1!5*1!3*1`: the fund, the title, the claims, then four countries. */
export const codec: Codec<CompensationFields> = {
  ...written,
  decode: (read) => {
    const value = written.decode(read);
    return value?.countries.length === PLAYERS.length ? value : null;
  },
};

/** The table right after a problem is solved, as the engine takes it. */
export const sketchOf = ({ fund, title, countries }: CompensationFields): Sketch => ({
  countries: Object.fromEntries(PLAYERS.map((id, at) => [id, { reputation: numberIn(countries[at]!.has) }])),
  base: KINDS,
  fund: Object.fromEntries(KINDS.map((kind) => [kind, Number(fund[kind])])),
  problems: ['problem-1', 'problem-2'].map((id) => ({ id, needs: { a: {}, b: {} } })),
  cycle: { phase: 'compensation' },
  titled: title === 'none' ? [] : [title],
});

/** The claims, in order. */
export const claimsIn = ({ claims, countries }: CompensationFields): readonly Claim[] =>
  CLAIMS.map((field) => claims[field])
    .filter((who) => who !== 'none')
    .map((who) => ({ country: who, agrees: countries[PLAYERS.indexOf(who)]!.agrees }));

/** The pieces of the fund in an order that stands for chance. */
export const drawsIn = ({ fund }: CompensationFields): readonly Resource[] =>
  KINDS.flatMap((kind) => Array.from({ length: Number(fund[kind]) }, () => kind));

/** How much of a kind a country has. */
export const heldBy = (game: Game, id: string, kind: string): number => unitOf(game, id).stock[kind] ?? 0;

/** A contest where nobody claims anything. */
export interface ContestWithoutClaim {
  readonly code: 'contest-without-claim';
  readonly rule: 'compensation.contest';
  readonly country: string;
}

/** The first country that contests though nobody claims. The engine would take the first of them for the one who claims. */
export const contestIn = ({ claims }: CompensationFields): ContestWithoutClaim | null => {
  const country = [claims.claim2, claims.claim3].find((who) => who !== 'none');
  return claims.claim1 === 'none' && country ? { code: 'contest-without-claim', rule: 'compensation.contest', country } : null;
};

/** What can be wrong with an input. */
export type CompensationProblem =
  | ContestWithoutClaim
  | ProblemsBut<
      WorldProblemsRefusal,
      OfCountriesThatAct | 'too-few-players' | 'too-many-penalties' | 'not-enough-resources' | 'not-enough-reputation' | 'goals-not-counted'
    >;

/** What follows the compensation: the next problem with its first action round. The example does not show it. */
export const HIDDEN = ['problem-shown', 'phase-begun'] as const satisfies readonly GameEvent['type'][];

/** An event of a compensation. The groups that are left out happen in other parts of a cycle. */
export type CompensationStep = EventsBut<
  GameEvent,
  | (typeof HIDDEN)[number]
  | SetUpEvent['type']
  | ActionEvent['type']
  | AllianceEvent['type']
  | SupplementEvent['type']
  | 'side-chosen'
  | 'contributed'
  | 'leaders-found'
  | 'nobody-led'
  | 'fund-counted'
  | 'penalty-called'
  | 'game-over'
  | 'reputation-changed'
  | 'effect-applied'
>;

/** The props of the picture, the form and the result. */
export type CompensationShown = Shown<CompensationFields, Game, CompensationStep, CompensationProblem>;
