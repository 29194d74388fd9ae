import { flag, oneOf, record, type Codec } from '../../../engine/core/codec.ts';
import type {
  AllianceEvent,
  CompensationEvent,
  Game,
  GameEvent,
  Goal,
  SetUpInput,
  SupplementEvent,
  WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES, KINDS } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import type { OfClaims, OfCountriesThatAct } from '../impossible.ts';

/** The numbers of players that can be chosen; two are refused. */
export const PLAYERS = ['2', '3', '4', '5', '6'] as const;

/** What the reader enters. */
export interface SetupFields {
  readonly players: (typeof PLAYERS)[number];
  readonly supplement: boolean;
  /** Whether the first country is dealt two identical goals. */
  readonly duplicate: boolean;
}

/** The codec of an input, such as `3_0_0`: players, supplement, two identical goals. */
export const codec: Codec<SetupFields> = record('_', { players: oneOf(PLAYERS), supplement: flag('1', '0'), duplicate: flag('1', '0') });

/** The countries that play, in turn order. */
export const playersIn = ({ players }: SetupFields): readonly string[] => COUNTRIES.slice(0, Number(players));

/** Pieces of each kind in the sample box, and its goals of each back. */
const SAMPLE = { pieces: 20, goals: 15 } as const;

/** The goals of the sample box: the backs alternate, and the first two with one back may be identical. */
const goalsOf = (duplicate: boolean): readonly Goal[] =>
  Array.from({ length: 2 * SAMPLE.goals }, (_, at) => ({
    id: `goal-${duplicate && at === 2 ? 0 : at}`,
    back: at % 2 === 0 ? 'a' : 'b',
    stays: false,
  }));

/** The players and a sample box, as the engine takes them. */
export const inputOf = (value: SetupFields): SetUpInput => ({
  countries: playersIn(value),
  resources: { base: KINDS, other: [] },
  bank: Object.fromEntries(KINDS.map((kind) => [kind, SAMPLE.pieces])),
  goals: goalsOf(value.duplicate),
  technologies: COUNTRIES.map((id) => ({ id: `technology-${id}`, reusable: false })),
  problems: [{ id: 'problem-1', needs: { a: {}, b: {} } }],
  secondExchange: false,
  supplement: value.supplement ? { radicals: [], karma: {} } : null,
});

/** An event of a set-up. At its end the first problem is shown, and its action round begins. */
export type SetupEvent = EventsBut<
  GameEvent,
  | AllianceEvent['type']
  | CompensationEvent['type']
  | SupplementEvent['type']
  | 'action-taken'
  | 'exchanged'
  | 'traded'
  | 'gift-given'
  | 'technology-shared'
  | 'goal-swapped'
  | 'side-chosen'
  | 'contributed'
  | 'leaders-found'
  | 'nobody-led'
  | 'fund-counted'
  | 'penalty-called'
  | 'fund-returned'
  | 'game-over'
  | 'reputation-changed'
  | 'effect-applied'
>;

/** What can be wrong with an input. */
export type SetupProblem = ProblemsBut<
  WorldProblemsRefusal,
  OfCountriesThatAct | OfClaims | 'not-countable' | 'too-many-penalties' | 'not-enough-resources' | 'not-enough-reputation' | 'goals-not-counted'
>;

/** The props of the picture and the form. */
export type SetupShown = Shown<SetupFields, Game, SetupEvent, SetupProblem>;
