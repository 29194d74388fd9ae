import { unreachable } from '../../core/unreachable.ts';
import { plus } from '../../core/stock.ts';
import {
  withCountry,
  withCycle,
  withDeck,
  withTechnology,
  withGoals,
  withKarma,
  withPieces,
  withRadicals,
  withReputation,
  withStock,
  withHandedOn,
  withoutGoals,
} from './changes.ts';
import { applyToAlliance } from './alliance-changes.ts';
import type { GameEvent, Share } from './events.ts';
import type { Cycle, Game } from './state.ts';
import { countryOf } from './units.ts';
import { ACTION_PHASES } from '../vocabulary/words.ts';

/**
 * What an event does to a game. Events are facts that have been worked out already, so nothing is decided
 * or refused here, and the same event on the same game always gives the same game.
 * @param game the state before; left as it is
 * @param event one event of a trace of this game
 * @returns the state after the event
 */
export function apply(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'goals-dealt':
    case 'goal-replaced':
    case 'spares-laid':
    case 'goal-swapped':
    case 'technology-drawn':
    case 'technology-shared':
      return applyToCards(game, event);
    case 'resources-dealt':
    case 'exchanged':
    case 'effect-applied':
    case 'traded':
    case 'gift-given':
    case 'contributed':
    case 'fund-returned':
    case 'compensated':
      return applyToStocks(game, event);
    case 'alliance-formed':
    case 'resources-divided':
    case 'goals-renewed':
      return applyToAlliance(game, event);
    case 'reputation-changed':
    case 'leaders-found':
      return withReputation(game, event.changes);
    case 'title-changed':
      return { ...game, titled: event.holders };
    case 'radicals-settled':
      return withRadicals(game, event.discarded ? 'discarded' : 'inEffect');
    case 'karma-moved':
      return withKarma(game, event.walk);
    default:
      return withCycle(game, cycleAfter(game, event));
  }
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** The events of cards, of stocks and of alliances, and those that `apply` carries out itself. */
type Elsewhere =
  | Parameters<typeof applyToCards>[1]
  | Parameters<typeof applyToStocks>[1]
  | Parameters<typeof applyToAlliance>[1]
  | Of<'reputation-changed' | 'leaders-found' | 'title-changed' | 'radicals-settled' | 'karma-moved'>;

/** What an event changes in how far the game has come; many only tell something. */
function cycleAfter({ cycle }: Game, event: Exclude<GameEvent, Elsewhere>): Partial<Cycle> {
  switch (event.type) {
    case 'problem-shown':
      return { at: event.at, side: null };
    case 'phase-begun':
      return { phase: event.phase, ...(ACTION_PHASES.some((phase) => phase === event.phase) && { used: [] }) };
    case 'action-taken':
      return { used: [...cycle.used, { country: event.country, action: event.action, technology: event.technology }] };
    case 'side-chosen':
      return { side: event.side };
    case 'penalty-called':
      return { penalties: event.number };
    case 'game-over':
      return { phase: 'over' };
    case 'laid-out':
    case 'leave-announced':
    case 'goals-kept':
    case 'initiator-chosen':
    case 'nobody-led':
    case 'fund-counted':
    case 'claimed':
    case 'contested':
    case 'nobody-claimed':
    case 'nobody-compensated':
    case 'radicals-revealed':
    case 'radicals-voted':
    case 'karma-kept':
      return {};
    default:
      return unreachable(event);
  }
}

type CardEvent = Of<'goals-dealt' | 'goal-replaced' | 'spares-laid' | 'goal-swapped' | 'technology-drawn' | 'technology-shared'>;

function applyToCards(game: Game, event: CardEvent): Game {
  switch (event.type) {
    case 'goals-dealt':
      return withGoals(withCountry(game, event.country, { goals: event.goals }), { pile: withoutGoals(game.goals.pile, event.goals) });
    case 'goal-replaced':
      return replaced(game, event);
    case 'spares-laid':
      return withGoals(game, { spare: event.goals, pile: withoutGoals(game.goals.pile, event.goals) });
    case 'goal-swapped':
      return swapped(game, event);
    case 'technology-drawn':
      return withDeck(withTechnology(game, event.country, event.technology), event.technology);
    case 'technology-shared': {
      const { technologies } = withDeck(game, event.technology);
      return { ...game, technologies: { ...technologies, shared: [...technologies.shared, event.technology] } };
    }
    default:
      return unreachable(event);
  }
}

type StockEvent = Of<'resources-dealt' | 'exchanged' | 'effect-applied' | 'traded' | 'gift-given' | 'contributed' | 'fund-returned' | 'compensated'>;

function applyToStocks(game: Game, event: StockEvent): Game {
  switch (event.type) {
    case 'resources-dealt':
      return withPieces(game, 'bank', event.country, event.stock);
    case 'exchanged':
      return withPieces(withPieces(game, event.country, 'bank', event.gives), 'bank', event.country, event.takes);
    case 'effect-applied':
      return withReputation(withPieces(game, 'bank', event.country, event.stock), event.changes);
    case 'traded':
      return event.technologies.reduce((now, id) => withHandedOn(now, id, event.to), moved(game, event));
    case 'gift-given':
      return moved(game, event);
    case 'contributed':
      return { ...withStock(game, event.country, event.stock, -1), fund: plus(game.fund, event.stock) };
    case 'fund-returned':
      return { ...game, fund: plus(game.fund, event.stock, -1), bank: plus(game.bank, event.stock) };
    case 'compensated':
      return event.shares.reduce(shared, game);
    default:
      return unreachable(event);
  }
}

const shared = (game: Game, { country, stock }: Share): Game => ({ ...withStock(game, country, stock, 1), fund: plus(game.fund, stock, -1) });

function moved(game: Game, { from, to, stock }: Pick<Of<'gift-given'>, 'from' | 'to' | 'stock'>): Game {
  return withStock(withStock(game, from, stock, -1), to, stock, 1);
}

/** The second of two identical goals leaves the hand for the box; the next one comes from the pile. */
function replaced(game: Game, { country, goal, by }: Of<'goal-replaced'>): Game {
  const [first] = countryOf(game, country).goals;
  const { box, pile } = game.goals;
  return withGoals(withCountry(game, country, { goals: [first!, by] }), { box: [...box, goal], pile: withoutGoals(pile, [by]) });
}

function swapped(game: Game, { country, goal, spare, shuffle }: Of<'goal-swapped'>): Game {
  const { goals } = countryOf(game, country);
  const hand = goals.with(goal, game.goals.spare[spare]!);
  const table = game.goals.spare.with(spare, goals[goal]!);
  return withGoals(withCountry(game, country, { goals: hand }), { spare: shuffle.map((at) => table[at]!) });
}
