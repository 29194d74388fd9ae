import { plus } from '../../core/stock.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';
import { divided, formed, renewed } from './alliance-changes.ts';
import {
  withCountry,
  withCycle,
  withDeck,
  withGoals,
  withHandedOn,
  withKarma,
  withDealt,
  withRadicals,
  withReputation,
  withStock,
  withTechnology,
  withoutGoals,
} from './changes.ts';
import type { EventOf, GameEvent, Share } from './events.ts';
import type { Game } from './state.ts';
import { countryOf } from './units.ts';

/**
 * What an event does to a game. Events are facts that have been worked out already, so nothing is decided
 * or refused here, and the same event on the same game always gives the same game.
 * @param game the state before; left as it is
 * @param event one event of a trace of this game
 * @returns the state after the event
 */
export const apply = (game: Game, event: GameEvent): Game => applied(game, event);

const applied = <T extends GameEvent['type']>(game: Game, event: EventOf<T>): Game => EFFECTS[event.type](game, event);

/** An event that only tells something. */
const unchanged = (game: Game): Game => game;

/** What each event does; a new one does not compile until it stands here. */
const EFFECTS: { readonly [T in GameEvent['type']]: (game: Game, event: EventOf<T>) => Game } = {
  // Cards.
  'goals-dealt': (game, { country, goals }) => withGoals(withCountry(game, country, { goals }), { pile: withoutGoals(game.goals.pile, goals) }),
  'goal-replaced': replaced,
  'spares-laid': (game, { goals }) => withGoals(game, { spare: goals, pile: withoutGoals(game.goals.pile, goals) }),
  'goal-swapped': swapped,
  'technology-drawn': (game, { country, technology }) => withDeck(withTechnology(game, country, technology), technology),
  'technology-shared': (game, { technology }) => {
    const { technologies } = withDeck(game, technology);
    return { ...game, technologies: { ...technologies, shared: [...technologies.shared, technology] } };
  },
  // Stocks.
  'resources-dealt': (game, { country, stock }) => withDealt(game, country, stock),
  exchanged: (game, { country, gives, takes }) => withDealt(withDealt(game, country, gives, -1), country, takes),
  'effect-applied': (game, { country, stock, changes }) => withReputation(withDealt(game, country, stock), changes),
  traded: (game, event) => event.technologies.reduce((now, id) => withHandedOn(now, id, event.to), moved(game, event)),
  'gift-given': moved,
  contributed: (game, { country, stock }) => ({ ...withStock(game, country, stock, -1), fund: plus(game.fund, stock) }),
  'fund-returned': (game, { stock }) => ({ ...game, fund: plus(game.fund, stock, -1), bank: plus(game.bank, stock) }),
  compensated: (game, { shares }) => shares.reduce(shared, game),
  // Alliances, reputation, the supplement.
  'alliance-formed': formed,
  'resources-divided': divided,
  'goals-renewed': renewed,
  'reputation-changed': (game, { changes }) => withReputation(game, changes),
  'leaders-found': (game, { changes }) => withReputation(game, changes),
  'title-changed': (game, { holders }) => ({ ...game, titled: holders }),
  'radicals-settled': (game, { discarded }) => withRadicals(game, discarded ? 'discarded' : 'inEffect'),
  'karma-moved': (game, { walk }) => withKarma(game, walk),
  // How far the game has come.
  'problem-shown': (game, { at }) => withCycle(game, { at, side: null }),
  'phase-begun': (game, { phase }) => withCycle(game, { phase, ...(ACTION_PHASES.some((one) => one === phase) && { used: [] }) }),
  'action-taken': (game, { country, action, technology }) => withCycle(game, { used: [...game.cycle.used, { country, action, technology }] }),
  'side-chosen': (game, { side }) => withCycle(game, { side }),
  'penalty-called': (game, { number }) => withCycle(game, { penalties: number }),
  'game-over': (game) => withCycle(game, { phase: 'over' }),
  'laid-out': unchanged,
  'leave-announced': unchanged,
  'goals-kept': unchanged,
  'initiator-chosen': unchanged,
  'nobody-led': unchanged,
  'fund-counted': unchanged,
  claimed: unchanged,
  contested: unchanged,
  'nobody-claimed': unchanged,
  'nobody-compensated': unchanged,
  'radicals-revealed': unchanged,
  'radicals-voted': unchanged,
  'karma-kept': unchanged,
};

function shared(game: Game, { country, stock }: Share): Game {
  return { ...withStock(game, country, stock, 1), fund: plus(game.fund, stock, -1) };
}

function moved(game: Game, { from, to, stock }: Pick<EventOf<'gift-given'>, 'from' | 'to' | 'stock'>): Game {
  return withStock(withStock(game, from, stock, -1), to, stock, 1);
}

/** The last of identical goals leaves the hand for the box; the next one comes from the pile. */
function replaced(game: Game, { country, goal, by }: EventOf<'goal-replaced'>): Game {
  const { goals } = countryOf(game, country);
  const { box, pile } = game.goals;
  const hand = goals.with(
    goals.findLastIndex(({ id }) => id === goal.id),
    by,
  );
  return withGoals(withCountry(game, country, { goals: hand }), { box: [...box, goal], pile: withoutGoals(pile, [by]) });
}

function swapped(game: Game, { country, goal, spare, shuffle }: EventOf<'goal-swapped'>): Game {
  const { goals } = countryOf(game, country);
  const hand = goals.with(goal, game.goals.spare[spare]!);
  const table = game.goals.spare.with(spare, goals[goal]!);
  return withGoals(withCountry(game, country, { goals: hand }), { spare: shuffle.map((at) => table[at]!) });
}
