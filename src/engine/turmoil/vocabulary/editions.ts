import { unreachable } from '../../core/unreachable.ts';

/** A printed edition of the rules. */
export const EDITIONS = ['ru', 'fr'] as const;
/** The name of a printed edition. */
export type Edition = (typeof EDITIONS)[number];

/** Tells whether a value is a printed edition. */
export const isEdition = (value: unknown): value is Edition => EDITIONS.includes(value as Edition);

/** The rules that the editions tell apart and the engine can run both ways. */
export const READ_BOTH_WAYS = ['influence.adjust', 'parties.reds.policy', 'global-events.distant', 'special-cases.snow-cover'] as const;

/** For each of these rules: the edition whose reading is applied. */
export type Readings = Readonly<Record<(typeof READ_BOTH_WAYS)[number], Edition>>;

/** The readings that apply unless somebody chooses: those that the site's game.yaml gives as default. */
export const DEFAULT_READINGS: Readings = {
  'influence.adjust': 'ru',
  'parties.reds.policy': 'ru',
  'global-events.distant': 'fr',
  'special-cases.snow-cover': 'ru',
};

/**
 * Chooses what one edition says. A new edition does not compile until each place that asks has its words too.
 * @param reading the edition whose reading is applied
 * @param said what each edition says
 * @returns what this edition says
 * @throws TypeError for a word that is no edition
 */
export function byEdition<T>(reading: Edition, said: Readonly<Record<Edition, T>>): T {
  return isEdition(reading) ? said[reading] : unreachable(reading);
}
