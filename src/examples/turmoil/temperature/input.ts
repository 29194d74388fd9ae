import { flag, oneOf, record, text, type Codec } from '../../../engine/core/codec.ts';
import {
  TEMPERATURE_CARDS,
  type Edition,
  type Mars,
  type MarsProblem,
  type Readings,
  type TemperatureCard,
  type TemperatureEvent,
  type TemperatureInput,
} from '../../../engine/turmoil/index.ts';
import { numberIn } from '../../frame/form/number-in.ts';
import type { Shown } from '../../frame/definition/example.ts';

/** What the reader enters. The two numbers are kept as they were typed, so that the example can explain errors. */
export interface TemperatureFields {
  readonly card: TemperatureCard;
  /** °C. */
  readonly temperature: string;
  readonly oceans: string;
  /** Whether Snow Cover has taken the temperature below 0 °C before. */
  readonly returned: boolean;
}

/** The codec of an input, such as `card_temperature_oceans_returned`: `snow-cover_2_5_0`. */
export const codec: Codec<TemperatureFields> = record('_', {
  card: oneOf(TEMPERATURE_CARDS),
  temperature: text,
  oceans: text,
  returned: flag('1', '0'),
});

/**
 * Makes the input of the engine.
 *
 * @param fields what the reader entered
 * @param reading the edition whose reading of the step at 0 °C applies
 */
export const inputOf = ({ card, temperature, oceans, returned }: TemperatureFields, reading: Edition): TemperatureInput => ({
  card,
  mars: { temperature: numberIn(temperature), oceans: numberIn(oceans), zeroPassed: returned },
  reading,
});

/** The readings that the example looks at: whether the step at 0 °C counts again. */
export type TemperatureReadings = Pick<Readings, 'special-cases.snow-cover'>;

/** The props of the picture, the form and the result. */
export type TemperatureShown = Shown<TemperatureFields, Mars, TemperatureEvent, MarsProblem, TemperatureReadings>;
