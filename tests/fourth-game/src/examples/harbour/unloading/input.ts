import { flag, record, text, type Codec } from '../../../engine/core/codec.ts';

/** What a reader enters. The number is kept as it was typed, so that what is wrong with it can be explained. */
export interface Entered {
  readonly crates: string;
  readonly storm: boolean;
}

/** The crates on the ship and the weather, written as `5_s`. */
export const codec: Codec<Entered> = record('_', { crates: text, storm: flag('s', 'c') });
