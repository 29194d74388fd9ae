import { flag, letters, list, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import type {
  ActionEvent,
  AllianceEvent,
  CompensationEvent,
  FundEvent,
  Game,
  GameEvent,
  Meeting,
  SetUpEvent,
  Side,
  Sketch,
  WorldProblemsRefusal,
} from '../../../engine/world-problems/index.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import type { Shown } from '../../frame/definition/example.ts';
import type { EventsBut, ProblemsBut } from '../../frame/definition/left-out.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { OfClaims, OfCountriesThatAct } from '../impossible.ts';

/** The countries of the example. */
export const PLAYERS = COUNTRIES.slice(0, 3);

/** The spaces of the sample board, by the walk that leads there. */
export const SPACES = ['a', 'b', 'aa', 'ab', 'ba', 'bb'] as const;

/** What a space or a card may bring: reputation. */
export const BRINGS = ['-3', '-2', '-1', '0', '1', '2', '3'] as const;
type Brings = (typeof BRINGS)[number];

/** How a problem was solved; `none` if it was not. */
export const SIDES_OR_NONE = ['a', 'b', 'none'] as const;
type Solved = (typeof SIDES_OR_NONE)[number];

/** What the reader enters of one country. */
interface CountryTyped {
  readonly has: string;
  readonly solve: boolean;
  readonly pays: boolean;
}

/** What the reader enters. */
export interface KarmaFields {
  /** The sides by which three problems were solved. */
  readonly solved: { readonly side1: Side; readonly side2: Solved; readonly side3: Solved };
  /** Whether the last of them ends the game. */
  readonly last: boolean;
  /** Reputation that each space of the board brings. */
  readonly board: Readonly<Record<(typeof SPACES)[number], Brings>>;
  /** Whether a penalty round was called before. */
  readonly round: boolean;
  /** Reputation that the radicals card brings. */
  readonly card: Brings;
  readonly countries: readonly CountryTyped[];
}

const brings = oneOf(BRINGS);
const solved = letters<Solved>({ a: 'a', b: 'b', none: 'n' });

const country: Codec<CountryTyped> = record('*', { has: text, solve: flag('s', 'l'), pays: flag('1', '0') });

const written: Codec<KarmaFields> = record('_', {
  solved: record('', { side1: oneOf(['a', 'b']), side2: solved, side3: solved }),
  last: flag('1', '0'),
  board: record('*', { a: brings, b: brings, aa: brings, ab: brings, ba: brings, bb: brings }),
  round: flag('1', '0'),
  card: brings,
  countries: list(country, '!', '-'),
});

/** The codec of an input, such as `abn_0_1*-1*2*-2*1*0_0_-1_2*s*1!…`: problems, board, card, then three countries. */
export const codec: Codec<KarmaFields> = {
  ...written,
  decode: (read) => {
    const value = written.decode(read);
    return value?.countries.length === PLAYERS.length ? value : null;
  },
};

/** The sides by which problems were solved, in order. */
export const sidesIn = ({ solved: { side1, side2, side3 } }: KarmaFields): readonly Side[] => [side1, side2, side3].filter((side) => side !== 'none');

/** What the space brings on which the marker stands; undefined at the start. */
export const broughtBy = ({ board }: KarmaFields, { supplement }: Game): string | undefined => {
  const space = oneOf(SPACES).decode(supplement!.karma.walk.join(''));
  return space ? board[space] : undefined;
};

const effect = (reputation: string) => ({ stock: {}, reputation: Number(reputation), affects: 'all' }) as const;

/** The table before the first step, as the engine takes it. */
export const sketchOf = (value: KarmaFields): Sketch => {
  const sides = sidesIn(value);
  const problems = sides.length + (value.last ? 0 : 1);
  return {
    countries: Object.fromEntries(PLAYERS.map((id, at) => [id, { reputation: numberIn(value.countries[at]!.has) }])),
    base: [],
    problems: Array.from({ length: problems }, (_, at) => ({ id: `problem-${at + 1}`, needs: { a: {}, b: {} } })),
    cycle: { phase: value.round ? 'radicals' : 'karma', side: sides[0]!, penalties: value.round ? 1 : 0 },
    supplement: {
      radicals: { deck: [{ id: 'sample', effect: effect(value.card) }], discarded: [], inEffect: [] },
      karma: { walk: [], board: Object.fromEntries(SPACES.map((space) => [space, effect(value.board[space])])) },
    },
  };
};

/** How the countries meet the radicals card. */
export const meetingOf = ({ countries }: KarmaFields): Meeting => ({
  votes: PLAYERS.map((id, at) => ({ country: id, vote: countries[at]!.solve ? 'solve' : 'let-run' })),
  pays: PLAYERS.filter((_, at) => countries[at]!.pays),
});

/** A problem that is solved before the one that comes first in the queue. */
export interface ProblemSkipped {
  readonly code: 'problem-skipped';
  readonly rule: 'round.problem-queue';
}

/** Whether the third problem was solved and the second was not. */
export const skippedIn = ({ solved: { side2, side3 } }: KarmaFields): ProblemSkipped | null =>
  side2 === 'none' && side3 !== 'none' ? { code: 'problem-skipped', rule: 'round.problem-queue' } : null;

/** What can be wrong with an input. */
export type KarmaProblem =
  | ProblemSkipped
  | ProblemsBut<
      WorldProblemsRefusal,
      OfCountriesThatAct | OfClaims | 'too-few-players' | 'too-many-penalties' | 'not-enough-resources' | 'goals-not-counted'
    >;

/** What begins after the radicals and after karma. The example of the cycle shows it. */
export const HIDDEN = ['problem-shown', 'phase-begun'] as const satisfies readonly GameEvent['type'][];

/** An event that the example shows: of the supplement, and what it changes. */
export type KarmaEvent = EventsBut<
  GameEvent,
  (typeof HIDDEN)[number] | SetUpEvent['type'] | ActionEvent['type'] | AllianceEvent['type'] | FundEvent['type'] | CompensationEvent['type']
>;

/** The props of the picture and the form. */
export type KarmaShown = Shown<KarmaFields, Game, KarmaEvent, KarmaProblem>;
