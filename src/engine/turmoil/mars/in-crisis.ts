import { MARS } from '../data/mars.ts';
import { oceanAtZero, passesZero } from '../game/mars.ts';
import type { Part, TurmoilStep } from '../game/outcomes.ts';
import type { Game } from '../game/state.ts';
import type { Edition } from '../vocabulary/editions.ts';

/**
 * Step 2 of a crisis: changes the temperature of a whole game as a global event demands, all steps of the scale at once, as
 * far as the scale goes; at its goal it stays for good. `resolveTemperature` shows the same step by step, on Mars alone.
 * Rules special-cases.parameter-at-goal, special-cases.volcanic-eruptions, special-cases.snow-cover.
 * @param steps how far: up above 0, down below
 * @param reading the edition whose special-cases.snow-cover applies
 * @returns a part of one step for the temperature, and one for an ocean tile that is due
 */
export function changeTemperature(steps: number, reading: Edition): Part {
  return (game) => {
    const { temperature: from } = game.mars;
    if (from === MARS.warmest) {
      return [
        { rule: 'special-cases.parameter-at-goal', also: ['crisis.global-event'], event: { type: 'temperature-kept', at: from, reason: 'goal' } },
      ];
    }
    const to = Math.min(MARS.warmest, Math.max(MARS.coldest, from + steps * MARS.step));
    if (to === from) return [{ rule: 'crisis.global-event', event: { type: 'temperature-kept', at: from, reason: 'coldest' } }];
    return [{ rule: 'crisis.global-event', event: { type: 'temperature-changed', from, to } }, ...atZero(game, to, reading)];
  };
}

/** The bonus step at 0 °C, passed upwards or downwards; `game` is the one before the temperature changes. */
function atZero({ mars, players: [first] }: Game, to: number, reading: Edition): readonly TurmoilStep[] {
  const passed = passesZero(mars.temperature, to);
  if (passed === 'down') return [{ rule: 'special-cases.snow-cover', event: { type: 'ocean-kept', reason: 'stays' } }];
  if (passed === null || first === undefined) return [];
  const ocean = oceanAtZero(mars, reading);
  if (ocean === false) return [{ rule: 'special-cases.snow-cover', event: { type: 'ocean-kept', reason: 'second-time' } }];
  if (ocean === 'all-placed') return [{ rule: 'open-questions.eruption-without-ocean', event: { type: 'ocean-kept', reason: ocean } }];
  return [{ rule: 'special-cases.volcanic-eruptions', event: { type: 'ocean-changed', player: first.colour, by: 1 } }];
}
