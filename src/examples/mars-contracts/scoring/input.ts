import { mapped, optional, record, text, type Codec } from '../../../engine/core/codec.ts';
import { MAX_COUNT } from '../../../engine/core/countable.ts';
import {
  numbers,
  type Counted,
  type CountedUnion,
  type MarsContractsProblem,
  type Score,
  type ScoringEvent,
} from '../../../engine/mars-contracts/index.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { ProblemsBut } from '../../frame/definition/left-out.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { OfContracts, OfNoExample, OfSetUp, OfSlots } from '../impossible.ts';

/** The fields of a union. */
export const UNION_FIELDS = ['track', 'marker', 'completed', 'uncompleted'] as const;
type UnionField = (typeof UNION_FIELDS)[number];

/** What the reader enters of one union, as it was typed. */
export type UnionTyped = Readonly<Record<UnionField, string>>;

/** What the reader enters: the VP gained in play, and the unions of the table, at least one and at most as many as there are progress markers. */
export interface ScoringFields {
  readonly vp: string;
  readonly unions: readonly UnionTyped[];
}

/** The fewest unions that can be entered. */
export const FEWEST_UNIONS = 1;
/** The most. */
export const MOST_UNIONS = numbers['components.progress-markers'];

const union: Codec<UnionTyped> = record('*', { track: text, marker: text, completed: text, uncompleted: text });
const further = optional(union, '-');

/** The codec of an input, such as `2_0011335*4*2*1_0112*0*0*0`: the VP, then track, marker and contracts of each union. */
export const codec: Codec<ScoringFields> = mapped(
  record('_', { vp: text, one: union, two: further, three: further, four: further }, { two: null, three: null, four: null }),
  ({ vp, ...unions }): ScoringFields => ({ vp, unions: Object.values(unions).filter((typed) => typed !== null) }),
  ({ vp, unions: [one, two = null, three = null, four = null] }) => ({ vp, one: one!, two, three, four }),
);

/** The most spaces of a track that an address can carry. */
export const MOST_SPACES = 12;

/** The VP that the spaces of a typed track show, one digit each. */
export const trackIn = (typed: string): readonly number[] => [...typed].map(numberIn);

const countedIn = ({ track, marker, completed, uncompleted }: UnionTyped): CountedUnion => ({
  track: trackIn(track),
  marker: numberIn(marker),
  completed: numberIn(completed),
  uncompleted: numberIn(uncompleted),
});

/** The player whose contracts are scored, as in the example of the printed rules. */
export const PLAYER = 'white';

/** Makes the input of the engine. */
export const inputOf = ({ vp, unions }: ScoringFields): Counted => ({
  player: PLAYER,
  vp: numberIn(vp),
  unions: unions.map(countedIn),
});

/** What can be wrong with an input. */
export type ScoringProblem = ProblemsBut<MarsContractsProblem, OfNoExample | OfSetUp | OfSlots | OfContracts | 'no-slot-available' | 'out-of-order'>;

/** The name of the field that a number of the engine comes from: `white.vp` and `1.track.3` belong to `vp` and `1.track`. */
export const fieldIn = (field: string): string => (field === `${PLAYER}.vp` ? 'vp' : field.split('.').slice(0, 2).join('.'));

/** The most that a field can hold: a union has as many contracts as seals. */
export const mostIn = (field: string): number => (/completed$/.test(field) ? numbers['seals.each'] : MAX_COUNT);

/** The props of the picture, the form and the result. */
export type ScoringShown = Shown<ScoringFields, readonly Score[], ScoringEvent, ScoringProblem>;
