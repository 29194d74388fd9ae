import { namesOf } from '../../core/lists.ts';
import { plus } from '../../core/stock.ts';
import { numbers } from '../data/numbers.ts';
import { refusalsOf, spareGoalsFor } from '../game/legal.ts';
import type { WorldProblemsRefusal } from '../game/refusals.ts';
import type { Country, CountryId, Cycle, Game, Goal, ProblemCard, Resource, Stock, Supplement, Technology, Unit } from '../game/state.ts';
import { backOf } from './cards.ts';

/** What a sketch says of a country; what it leaves out is 0, or a card without a name. */
export interface CountrySketch {
  readonly reputation?: number;
  readonly stock?: Stock;
  readonly goals?: readonly Goal[];
  readonly technologies?: readonly Technology[];
}

/** What is different from a game before its first action round. */
export interface Sketch {
  /** In turn order, unless `order` gives another. */
  readonly countries: Readonly<Record<CountryId, CountrySketch>>;
  /**
   * The turn order. If it is left out, it is that of the record: the order of writing, unless names are whole numbers. JavaScript puts these
   * first, so that `{ red: {}, 2: {}, 1: {} }` alone gives 1, 2, red. A country that is left out here comes after those that are named.
   */
  readonly order?: readonly CountryId[];
  /** The kinds of resources that the bank exchanges. */
  readonly base: readonly Resource[];
  readonly other?: readonly Resource[];
  /** The members of each alliance; their stocks become one. */
  readonly alliances?: readonly (readonly CountryId[])[];
  /** Nothing, if it is left out. */
  readonly bank?: Stock;
  readonly fund?: Stock;
  readonly deck?: readonly Technology[];
  readonly shared?: readonly Technology[];
  readonly spare?: readonly Goal[];
  readonly pile?: readonly Goal[];
  /** One problem that needs nothing, if it is left out. */
  readonly problems?: readonly ProblemCard[];
  /** The first action round, if it is left out. After the vote the side is A, unless another is given. */
  readonly cycle?: Partial<Cycle>;
  readonly titled?: readonly CountryId[];
  readonly secondExchange?: boolean;
  /** No supplement, if it is left out. */
  readonly supplement?: Supplement;
}

/** A game, or the first thing that is wrong with it. */
export type PositionOutcome = { readonly ok: true; readonly state: Game } | { readonly ok: false; readonly problem: WorldProblemsRefusal };

const NEEDLESS: ProblemCard = { id: 'problem-1', needs: { a: {}, b: {} } };

const unnamed = (count: number, back: Goal['back']): readonly Goal[] =>
  Array.from({ length: count }, (_, at) => ({ id: `goal-${at + 1}`, back, stays: false }));

/**
 * Makes a game from what is different from its start.
 * @param sketch the countries, the kinds of resources, and whatever else matters
 * @returns the game; nothing is refused, so it may be impossible
 */
export function sketched(sketch: Sketch): Game {
  const { base, other = [], bank = {}, fund = {}, deck = [], shared = [], pile = [], problems = [NEEDLESS], titled = [] } = sketch;
  const none = Object.fromEntries([...base, ...other].map((kind) => [kind, 0]));
  const ids = namesOf(sketch.countries, sketch.order);
  const countries = ids.map((id, seat) => countryIn(id, sketchOf(sketch, id), seat));
  const spare = sketch.spare ?? unnamed(spareGoalsFor(countries.length), 'a');
  return {
    countries,
    units: unitsOf(sketch, ids, none),
    resources: { base, other },
    bank: plus(none, bank),
    fund: plus(none, fund),
    technologies: { deck, shared },
    goals: { spare, pile, box: [] },
    problems,
    cycle: cycleOf(sketch.cycle),
    titled,
    secondExchange: sketch.secondExchange ?? false,
    supplement: sketch.supplement ?? null,
  };
}

/** What a sketch says of a country that it names; nothing, if only its turn is given. */
const sketchOf = ({ countries }: Sketch, id: CountryId): CountrySketch => (Object.hasOwn(countries, id) ? countries[id]! : {});

function countryIn(id: CountryId, { reputation = 0, goals, technologies = [] }: CountrySketch, seat: number): Country {
  return { id, reputation, goals: goals ?? unnamed(numbers['goals.each'], backOf(seat)), technologies };
}

function unitsOf(sketch: Sketch, ids: readonly CountryId[], none: Stock): readonly Unit[] {
  const { alliances = [] } = sketch;
  const allianceOf = (id: CountryId): readonly CountryId[] => ids.filter((other) => alliances.some((one) => one.includes(id) && one.includes(other)));
  const members = ids.map((id) => (allianceOf(id).length === 0 ? [id] : allianceOf(id)));
  return members
    .filter(([first], at) => first === ids[at])
    .map((one) => ({ members: one, stock: one.reduce((sum, id) => plus(sum, sketchOf(sketch, id).stock ?? {}), none) }));
}

function cycleOf(cycle: Partial<Cycle> = {}): Cycle {
  const phase = cycle.phase ?? 'actions';
  const side = phase === 'actions' || phase === 'vote' ? null : 'a';
  return { at: 0, phase, side, penalties: 0, used: [], ...cycle };
}

/**
 * Makes a game like `sketched`, and checks it.
 * @param sketch the countries, the kinds of resources, and whatever else matters
 * @returns the game
 * @refuses a game that cannot be on a table, with the first of `refusalsOf`
 */
export function position(sketch: Sketch): PositionOutcome {
  const state = sketched(sketch);
  const [refusal] = refusalsOf(state);
  return refusal === undefined ? { ok: true, state } : { ok: false, problem: refusal };
}
