import { unreachable } from '../../core/unreachable.ts';
import type { Outcome, Step } from '../../core/outcome.ts';
import { run, type PartOf } from '../../core/run.ts';
import { globalEvents, type EventId } from '../data/global-events.ts';
import { MARS } from '../data/mars.ts';
import { countsAgain, oceanAtZero, passesZero, problemsOfMars, withTemperature, type MarsProblem } from '../game/mars.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Mars } from '../game/state.ts';
import type { Edition } from '../vocabulary/editions.ts';

/** The global events that change the temperature. */
export const TEMPERATURE_CARDS = ['volcanic-eruptions', 'snow-cover'] as const satisfies readonly EventId[];
/** A global event that changes the temperature. */
export type TemperatureCard = (typeof TEMPERATURE_CARDS)[number];

/** Tells whether a value is a global event that changes the temperature. */
export const isTemperatureCard = (value: unknown): value is TemperatureCard => TEMPERATURE_CARDS.includes(value as TemperatureCard);

/** What a global event meets, and how it is read. */
export interface TemperatureInput {
  readonly card: TemperatureCard;
  readonly mars: Mars;
  /** The edition whose special-cases.snow-cover applies. */
  readonly reading: Edition;
}

/** What happens to Mars, one step of the scale after another. Temperatures in °C; `unused` are steps of the card that are not made. */
export type TemperatureEvent =
  | { readonly type: 'temperature-moved'; readonly from: number; readonly to: number }
  /** The goal is reached or was reached before: the temperature changes no more. */
  | { readonly type: 'temperature-fixed'; readonly before: boolean; readonly unused: number }
  /** The marker lies on the lowest step. */
  | { readonly type: 'scale-ended'; readonly unused: number }
  /** The step at 0 °C is reached a second time, and counts again or not. */
  | { readonly type: 'reached-again'; readonly counts: boolean }
  | { readonly type: 'ocean-placed'; readonly oceans: number }
  /** A bonus step brought nothing: all ocean tiles are placed, or it is a step of heat production. */
  | { readonly type: 'bonus-missed'; readonly at: number; readonly bonus: 'ocean' | 'heat' }
  /** The temperature has fallen below 0 °C: the ocean tile stays, and the step is to count again or not. */
  | { readonly type: 'ocean-stayed'; readonly again: boolean };

/** What `resolveTemperature` returns. */
export type TemperatureOutcome = Outcome<Mars, TemperatureEvent, MarsProblem, TurmoilRule>;

type Steps = readonly Step<TemperatureEvent, TurmoilRule>[];
type Part = PartOf<Mars, TemperatureEvent, TurmoilRule>;

/**
 * What an event changes.
 * @param mars the state before it; left as it is
 * @param event one event of a trace
 * @returns the state after the event
 */
export function applyTemperature(mars: Mars, event: TemperatureEvent): Mars {
  switch (event.type) {
    case 'temperature-moved':
      return withTemperature(mars, event.to);
    case 'ocean-placed':
      return { ...mars, oceans: event.oceans };
    case 'temperature-fixed':
    case 'scale-ended':
    case 'reached-again':
    case 'bonus-missed':
    case 'ocean-stayed':
      return mars;
    default:
      return unreachable(event);
  }
}

/**
 * The procedure of the example `temperature`: what Volcanic Eruptions or Snow Cover does to Mars, one step of the scale after
 * another, with every bonus step that it meets; what the card does besides is left out. A crisis does the same at once, with
 * `changeTemperature`, and the tests hold both to the same Mars. Rules global-events.current, special-cases.*, open-questions.eruption-without-ocean.
 * @param input the card, what it meets, and the reading
 * @returns Mars after the card, with the steps; at least one
 * @refuses a temperature that is no step of the scale, and a number of ocean tiles that is not a whole number from 0 to 9
 */
export function resolveTemperature({ card, mars, reading }: TemperatureInput): TemperatureOutcome {
  const [problem] = problemsOfMars(mars);
  if (problem !== undefined) return { ok: false, problem };
  const steps = stepsOf(card);
  const count = Math.abs(steps);
  const moves = Array.from({ length: count }, (_, at) => moveBy(Math.sign(steps), count - at - 1, reading));
  return { ok: true, ...run(applyTemperature, mars, [({ temperature }) => stopAt(steps, temperature, count, true), ...moves]) };
}

/**
 * Reads off a card how far it moves the temperature.
 * @param card one of the two events that do
 * @returns steps of the scale, negative for colder
 */
export function stepsOf(card: TemperatureCard): number {
  return globalEvents[card].effects.reduce((sum, effect) => sum + (effect.kind === 'temperature' ? effect.steps : 0), 0);
}

/** Whether a card can move the marker no further. */
function stops(up: number, temperature: number): boolean {
  return temperature === MARS.warmest || (up < 0 && temperature === MARS.coldest);
}

/** What is to be said where the marker stops: `before` tells that it lay there before the card. */
function stopAt(up: number, temperature: number, unused: number, before: boolean): Steps {
  if (!stops(up, temperature)) return [];
  if (temperature === MARS.warmest) return [{ rule: 'special-cases.parameter-at-goal', event: { type: 'temperature-fixed', before, unused } }];
  return unused === 0 ? [] : [{ rule: 'global-events.current', event: { type: 'scale-ended', unused } }];
}

/** One step of a card, and all that it leads to; nothing where the marker stops. `unused` steps are to come after it. */
function moveBy(up: number, unused: number, reading: Edition): Part {
  return (mars) => {
    const from = mars.temperature;
    if (stops(up, from)) return [];
    const to = from + up * MARS.step;
    const met = up > 0 ? bonusAt(to, mars, reading) : fallenTo(to, mars, reading);
    return [{ rule: 'global-events.current', event: { type: 'temperature-moved', from, to } }, ...met, ...stopAt(up, to, unused, false)];
  };
}

/** What a bonus step brings when an event raises the temperature to it; `mars` is the state before. */
function bonusAt(at: number, mars: Mars, reading: Edition): Steps {
  const missed = (bonus: 'ocean' | 'heat'): Steps => [{ rule: 'open-questions.eruption-without-ocean', event: { type: 'bonus-missed', at, bonus } }];
  if (MARS.heatAt.some((heat) => heat === at)) return missed('heat');
  if (passesZero(mars.temperature, at) !== 'up') return [];
  const ocean = oceanAtZero(mars, reading);
  const counts = ocean !== false;
  const again: Steps = mars.zeroPassed ? [{ rule: 'special-cases.snow-cover', event: { type: 'reached-again', counts } }] : [];
  if (!counts) return again;
  if (ocean === 'all-placed') return [...again, ...missed('ocean')];
  return [...again, { rule: 'special-cases.volcanic-eruptions', event: { type: 'ocean-placed', oceans: mars.oceans + 1 } }];
}

/** What follows when the temperature falls below 0 °C; `mars` is the state before. */
function fallenTo(to: number, mars: Mars, reading: Edition): Steps {
  if (passesZero(mars.temperature, to) !== 'down') return [];
  return [{ rule: 'special-cases.snow-cover', event: { type: 'ocean-stayed', again: countsAgain(reading) } }];
}
