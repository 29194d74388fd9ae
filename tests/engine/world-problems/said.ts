import { sketched, type Game, type Move, type Sketch, type Step } from '../../../src/engine/world-problems/index.ts';

/** One case: what it shows and by which rule, what is different before, what is done, every step, and every fact that is new after it. */
export interface Case {
  readonly shows: string;
  readonly before: Partial<Sketch>;
  readonly moves: readonly Move[];
  /** The rules of each step, what happened, and its facts; see `said`. */
  readonly steps: readonly string[];
  /** `fact=value`, such as `red.reputation=2 bank.food=4`; see `factsOf`. */
  readonly after: string;
}

/** One refusal: what is different before, what is tried, and the whole problem. */
export interface Refusal {
  readonly shows: string;
  readonly before: Partial<Sketch>;
  readonly moves: readonly Move[];
  readonly problem: object;
}

/** A table of three with two base resources and one other; five of each are in the bank. */
export const table = (sketch: Partial<Sketch>): Game =>
  sketched({ countries: { red: {}, green: {}, blue: {} }, base: ['food', 'ore'], other: ['gem'], bank: { food: 5, ore: 5, gem: 5 }, ...sketch });

const valueOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(valueOf).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('back' in value && 'id' in value) return String(value.id);
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}:${valueOf(one)}`)
    .join(' ')}}`;
};

/** A step as a line: its rules, its event, the facts of the event. */
export const said = ({ rule, also = [], event }: Step<{ readonly type: string }>): string => {
  const { type, ...facts } = event;
  return [[rule, ...also].join(' + '), '>', type, ...Object.entries(facts).map(([key, value]) => `${key}=${valueOf(value)}`)].join(' ');
};

/** Every number and card of a game, under a name. */
function factsOf({ countries, units, bank, fund, technologies, goals, cycle, titled, supplement }: Game): ReadonlyMap<string, string> {
  const ids = (cards: readonly { readonly id: string }[]): string => cards.map(({ id }) => id).join(',');
  const stocks = [['bank', bank], ['fund', fund], ...units.map(({ members, stock }) => [members.join('+'), stock] as const)] as const;
  return new Map<string, string>([
    ...countries.flatMap(({ id, reputation, goals: hand, technologies: cards }): [string, string][] => [
      [`${id}.reputation`, String(reputation)],
      [`${id}.goals`, ids(hand)],
      [`${id}.technologies`, ids(cards)],
    ]),
    ['units', units.map(({ members }) => members.join('+')).join(',')],
    ...stocks.flatMap(([name, stock]) => Object.entries(stock).map(([kind, count]): [string, string] => [`${name}.${kind}`, String(count)])),
    ['deck', ids(technologies.deck)],
    ['shared', ids(technologies.shared)],
    ...Object.entries(goals).map(([pile, cards]): [string, string] => [pile, ids(cards)]),
    ...Object.entries(cycle).map(([name, value]): [string, string] => [name, valueOf(value)]),
    ['titled', titled.join(',')],
    ...Object.entries(supplement?.radicals ?? {}).map(([pile, cards]): [string, string] => [`radicals.${pile}`, ids(cards)]),
    ['walk', supplement?.karma.walk.join('') ?? ''],
  ]);
}

/** The facts of a game that are new or other than before. */
export const differences = (before: Game, after: Game): string => {
  const old = factsOf(before);
  return [...factsOf(after)]
    .filter(([name, value]) => old.get(name) !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
};
