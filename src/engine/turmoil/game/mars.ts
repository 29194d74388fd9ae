import { MARS } from '../data/mars.ts';
import type { TurmoilProblem } from './problems.ts';
import type { Mars } from './state.ts';
import { byEdition, type Edition } from '../vocabulary/editions.ts';
import { isCountable } from '../../core/countable.ts';

/** Mars before the first generation: cold, and without oceans. */
export const MARS_AT_START: Mars = { temperature: MARS.coldest, oceans: 0, zeroPassed: false };

/** A temperature or a number of oceans that the board does not have. */
export type MarsProblem = Extract<TurmoilProblem, { code: 'off-the-scale' }>;

/**
 * Finds what makes Mars impossible: a temperature that is no step of its scale, a number of oceans that there is not.
 * @param mars any state of the right shape
 * @returns all problems, the temperature's first; both of rule special-cases.parameter-at-goal
 */
export function problemsOfMars({ temperature, oceans }: Mars): readonly MarsProblem[] {
  const rule = 'special-cases.parameter-at-goal';
  const min = MARS.coldest;
  const max = MARS.warmest;
  const all = MARS.oceans;
  const onScale = Number.isInteger((temperature - min) / MARS.step) && temperature >= min && temperature <= max;
  const placeable = isCountable(oceans) && oceans <= all;
  return [
    ...(onScale ? [] : [{ code: 'off-the-scale', rule, field: 'temperature', value: temperature, min, max } as const]),
    ...(placeable ? [] : [{ code: 'off-the-scale', rule, field: 'oceans', value: oceans, min: 0, max: all } as const]),
  ];
}

/**
 * Says whether the bonus step at 0 °C counts each time that the temperature reaches it. Rule special-cases.snow-cover.
 * @param reading the edition
 * @returns true by the Russian edition; false by the French, where it counts once
 */
export const countsAgain = (reading: Edition): boolean => byEdition(reading, { ru: true, fr: false });

/**
 * Says whether the bonus step at 0 °C gives an ocean tile to an event that raises the temperature to it.
 * @param mars before the temperature reaches 0 °C
 * @param reading the edition whose special-cases.snow-cover applies
 * @returns false if it is the second time and the French edition applies, all-placed if no tile is left
 */
export function oceanAtZero({ oceans, zeroPassed }: Mars, reading: Edition): boolean | 'all-placed' {
  if (zeroPassed && !countsAgain(reading)) return false;
  return oceans === MARS.oceans ? 'all-placed' : true;
}

/**
 * Says whether the temperature passes the bonus step at 0 °C.
 * @param from before, °C
 * @param to after, °C
 * @returns up if it comes from below to 0 °C or above it, down if it falls below 0 °C, null if neither
 */
export function passesZero(from: number, to: number): 'up' | 'down' | null {
  const zero = MARS.oceanAt;
  if (from < zero && to >= zero) return 'up';
  return from >= zero && to < zero ? 'down' : null;
}

/**
 * Moves the temperature's marker. Once at 0 °C or above, the bonus step there has been passed.
 * @param mars the state before; left as it is
 * @param temperature where the marker goes, °C
 * @returns the state after
 */
export function withTemperature(mars: Mars, temperature: number): Mars {
  return { ...mars, temperature, zeroPassed: mars.zeroPassed || Math.max(mars.temperature, temperature) >= MARS.oceanAt };
}
