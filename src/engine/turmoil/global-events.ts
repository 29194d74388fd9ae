import { amountOf, countFrom, tallyOf } from './counting.ts';
import { influenceOf } from './committee.ts';
import { globalEvents, type Effect, type EventId } from './data/global-events.ts';
import type { TurmoilProcedure, TurmoilStep } from './outcomes.ts';
import { inTurn } from './outcomes.ts';
import type { Colour, Edition } from './types.ts';

/** What a player's M€ change by, one handler for each kind of effect. Nobody loses more than they have. */
const handlers: Record<Effect['kind'], (amount: number, has: number) => number> = {
  gain: (amount) => amount,
  lose: (amount, has) => 0 - Math.min(amount, has),
};

/**
 * Says what M€ a player gains or loses in the end.
 * @param kind whether the effect gives or takes
 * @param amount units times M€ per unit, 0 or more
 * @param has the player's M€
 * @returns the change, negative for a loss, never below what leaves 0 M€
 */
export function megacreditsBy(kind: Effect['kind'], amount: number, has: number): number {
  return handlers[kind](amount, has);
}

/**
 * Resolves the current global event for every player, in turn order, with the influence that the committee gives
 * before the new government. Rule crisis.global-event.
 * @param reading the edition whose influence.adjust applies
 * @returns a procedure of one step `event-resolved` for each player (and each effect of the card), or of one
 *   `no-current-event`
 */
export function resolveEvent(reading: Edition): TurmoilProcedure {
  return (game) => {
    const card = game.events.current;
    if (card === null) return [{ rule: 'crisis.global-event', event: { type: 'no-current-event' } }];
    const effects: readonly Effect[] = globalEvents[card].effects;
    return inTurn(...game.players.flatMap(({ colour }) => effects.map((effect) => meet(card, effect, colour, reading))))(game);
  };
}

/** One player meets one effect of a card. */
function meet(card: EventId, effect: Effect, colour: Colour, reading: Edition): TurmoilProcedure {
  return ({ players, committee }): readonly TurmoilStep[] => {
    const player = players.find((one) => one.colour === colour);
    if (player === undefined) return [];
    const counted = countFrom(effect.count, amountOf(effect.count, player));
    const tally = { player: colour, ...tallyOf(effect, counted, influenceOf(committee, colour), reading) };
    const by = megacreditsBy(effect.kind, tally.units * tally.perUnit, player.megacredits);
    return [{ rule: 'crisis.global-event', event: { type: 'event-resolved', card, tally, by } }];
  };
}
