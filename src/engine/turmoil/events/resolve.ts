import { unreachable } from '../../core/unreachable.ts';
import { stepOf, type Rules } from '../../core/outcome.ts';
import { influenceOf } from '../game/delegates.ts';
import type { CommonEffect, Effect, PlayerEffect } from '../data/effects.ts';
import { globalEvents, type EventId } from '../data/global-events.ts';
import { MARS } from '../data/mars.ts';
import { changeTemperature } from '../mars/in-crisis.ts';
import { inTurn, type Part } from '../game/outcomes.ts';
import type { Choices } from '../game/state.ts';
import { resolveEffect, type EffectResult } from './effects.ts';
import { rank } from './ranking.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Readings } from '../vocabulary/editions.ts';
import type { Colour } from '../vocabulary/words.ts';

/** What the resolving of an event depends on besides the game. */
export interface Resolving {
  readonly readings: Pick<Readings, 'influence.adjust' | 'special-cases.snow-cover'>;
  readonly choices: Choices;
}

/** Every kind that happens once: the compiler refuses the list while one is missing. */
const COMMON = { rank: true, temperature: true, ocean: true } as const satisfies Record<CommonEffect['kind'], true>;
const isCommon = (effect: Effect): effect is CommonEffect => effect.kind in COMMON;

/**
 * Resolves the current global event with the influence that the committee gives before the new government: first what
 * happens once for all, then its effects on each player in turn order. Rules crisis.global-event, open-questions.event-order.
 * @param resolving the readings to apply and the players' decisions
 * @returns a part with the steps of every effect, or with one `no-current-event`
 */
export function resolveEvent(resolving: Resolving): Part {
  return (game) => {
    const card = game.events.current;
    if (card === null) return [{ rule: 'crisis.global-event', also: ['setup.no-current-event'], event: { type: 'no-current-event' } }];
    const effects: readonly Effect[] = globalEvents[card].effects;
    const common = effects.filter(isCommon).map((effect) => once(card, effect, resolving));
    const turns = game.players.flatMap(({ colour }) =>
      effects.flatMap((effect, at) => (isCommon(effect) ? [] : turn(card, at, effect, colour, resolving))),
    );
    return inTurn(...common, ...turns)(game);
  };
}

/** What happens once, whoever plays. */
function once(card: EventId, effect: CommonEffect, { readings }: Resolving): Part {
  switch (effect.kind) {
    case 'rank':
      // Whoever plays alone is compared with nobody.
      return (game) => [
        stepOf('crisis.global-event', { type: 'event-ranked', card, ...rank(effect, game) }, [game.players.length === 1 && 'solo.differences']),
      ];
    case 'temperature':
      return changeTemperature(effect.steps, readings['special-cases.snow-cover']);
    case 'ocean':
      return moveOcean(effect.by);
    default:
      return unreachable(effect);
  }
}

/**
 * The first player places an ocean tile or removes one, and gains nothing by it: global-events.current. Once all are on the board they stay:
 * special-cases.parameter-at-goal.
 */
function moveOcean(by: 1 | -1): Part {
  // The step of the crisis in which this happens.
  const also = ['crisis.global-event'] as const;
  return ({ mars: { oceans }, players: [first] }) => {
    if (oceans >= MARS.oceans) return [{ rule: 'special-cases.parameter-at-goal', also, event: { type: 'ocean-kept', reason: 'all-placed' } }];
    if (oceans + by < 0) return [{ rule: 'global-events.current', also, event: { type: 'ocean-kept', reason: 'none-placed' } }];
    return first === undefined ? [] : [{ rule: 'global-events.current', also, event: { type: 'ocean-changed', player: first.colour, by } }];
  };
}

/** One player meets one effect of a card. */
function turn(card: EventId, at: number, effect: PlayerEffect, colour: Colour, { readings, choices }: Resolving): Part {
  return ({ players, committee }) => {
    const player = players.find((one) => one.colour === colour);
    if (player === undefined) return [];
    const context = { player, influence: influenceOf(committee, colour), reading: readings['influence.adjust'], choice: choices[colour] };
    const result = resolveEffect(effect, context);
    const event = { type: 'event-resolved', card, effect: at, player: colour, tally: result.tally, changes: result.changes } as const;
    return [stepOf('crisis.global-event', event, decidedBy(effect, result, players.length))];
  };
}

/** The rules that made a difference to this player. */
function decidedBy(effect: PlayerEffect, { tally, limited }: EffectResult, players: number): Rules<TurmoilRule> {
  const counts = 'count' in effect && effect.count !== null;
  const influenced = Boolean(tally?.influence.length);
  return [
    tally !== null && tally.counted > tally.capped && 'influence.max-five',
    influenced && 'influence.sources',
    influenced && counts && 'influence.adjust',
    limited && 'open-questions.losses',
    players > 1 && 'open-questions.event-order',
  ];
}
