import { TEMPERATURE_CARDS, type Edition, type TemperatureCard, type TemperatureInput } from '../../engine/turmoil/index.ts';
import type { Preset, Source } from '../frame/example.ts';
import { numberIn } from '../frame/number-in.ts';
import { escapeText, unescapeText } from '../frame/escape.ts';

/** What the reader enters. The two numbers are kept as they were typed, so that a wrong one can be explained. */
export type TemperatureForm = {
  readonly card: TemperatureCard;
  /** °C. */
  readonly temperature: string;
  readonly oceans: string;
  /** Whether Snow Cover has taken the temperature below 0 °C before. */
  readonly returned: boolean;
};

const isTemperatureCard = (text: string | undefined): text is TemperatureCard => TEMPERATURE_CARDS.includes(text as TemperatureCard);

/** Writes an input as `card_temperature_oceans_returned`: `snow-cover_2_5_0`. */
export const write = ({ card, temperature, oceans, returned }: TemperatureForm): string =>
  [card, escapeText(temperature), escapeText(oceans), returned ? '1' : '0'].join('_');

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): TemperatureForm | null => {
  const [card, temperature, oceans, returned, ...rest] = text.split('_');
  if (!isTemperatureCard(card) || temperature === undefined || oceans === undefined || rest.length > 0) return null;
  if (returned !== '0' && returned !== '1') return null;
  return { card, temperature: unescapeText(temperature), oceans: unescapeText(oceans), returned: returned === '1' };
};

/** What the engine is asked with, by the edition whose reading applies. */
export const inputOf = ({ card, temperature, oceans, returned }: TemperatureForm, reading: Edition): TemperatureInput => ({
  card,
  mars: { temperature: numberIn(temperature), oceans: numberIn(oceans), zeroPassed: returned },
  reading,
});

const preset = (id: string, card: TemperatureCard, temperature: string, oceans: string, returned = false): Preset<TemperatureForm> => ({
  id,
  value: { card, temperature, oceans, returned },
});

/** The situations that a reader can step through. Their ids stand in addresses and are permanent. */
export const source: Source<TemperatureForm> = {
  presets: [
    preset('eruption-past-zero', 'volcanic-eruptions', '-2', '5'),
    preset('snow-below-zero', 'snow-cover', '2', '6'),
    preset('zero-again', 'volcanic-eruptions', '-4', '6', true),
    preset('no-ocean-left', 'volcanic-eruptions', '-2', '9'),
    preset('heat-bonus', 'volcanic-eruptions', '-26', '1'),
    preset('goal-reached', 'volcanic-eruptions', '6', '7'),
    preset('goal-kept', 'snow-cover', '8', '7'),
    preset('coldest', 'snow-cover', '-28', '0'),
    preset('refused', 'snow-cover', '-5', '4'),
  ],
  write,
  read,
};
