import { plus } from '../../core/stock.ts';
import type { CountryId, Game, Goal, ProblemCard, RadicalsCard, Stock, Supplement, Technology } from '../game/state.ts';

/** What the supplement brings to a set-up. */
export interface SupplementBox {
  /** Shuffled, the top card first. */
  readonly radicals: readonly RadicalsCard[];
  readonly karma: Supplement['karma']['board'];
}

/** Who plays, and what the box holds. The source lists no cards and no numbers of them, so all of them are given. */
export interface SetUpInput {
  /** In turn order. */
  readonly countries: readonly CountryId[];
  readonly resources: Game['resources'];
  /** All pieces of each kind. */
  readonly bank: Stock;
  /** Shuffled, the next one first. */
  readonly goals: readonly Goal[];
  /** Shuffled, the next one first. */
  readonly technologies: readonly Technology[];
  /** In the order of the queue. */
  readonly problems: readonly ProblemCard[];
  /** Whether the players agreed on a second exchange; only for a table of three. */
  readonly secondExchange: boolean;
  /** Null without the supplement. */
  readonly supplement: SupplementBox | null;
}

/**
 * A table before its set-up: the countries have nothing, and everything lies in its pile.
 * @param input who plays, and what the box holds
 * @returns the state before the first step of `setUp`
 */
export function bareTable({ countries, resources, bank, goals, technologies, problems, secondExchange, supplement }: SetUpInput): Game {
  const none = Object.fromEntries([...resources.base, ...resources.other].map((kind) => [kind, 0]));
  return {
    countries: countries.map((id) => ({ id, reputation: 0, goals: [], technologies: [] })),
    units: countries.map((id) => ({ members: [id], stock: none })),
    resources,
    bank: plus(none, bank),
    fund: none,
    technologies: { deck: technologies, shared: [] },
    goals: { spare: [], pile: goals, box: [] },
    problems,
    cycle: { at: 0, phase: 'actions', side: null, penalties: 0, used: [] },
    titled: [],
    secondExchange,
    supplement: supplement && {
      radicals: { deck: supplement.radicals, discarded: [], inEffect: [] },
      karma: { walk: [], board: supplement.karma },
    },
  };
}
