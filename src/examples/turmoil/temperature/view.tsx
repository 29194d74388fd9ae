import { applyTemperature, MARS, resolveTemperature, type Mars, type MarsProblem, type TemperatureEvent } from '../../../engine/turmoil/index.ts';
import { signed } from '../../../i18n/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, type TemperatureFields, type TemperatureReadings, type TemperatureShown } from './input.ts';
import { Track } from './picture.tsx';
import { source } from './presets.ts';
import { describeTemperature, describeTemperatureProblem } from './sentences.ts';

/** The picture of the present step. */
function Picture({ now, before = now, refused, readings, words }: TemperatureShown) {
  return <Track mars={now} before={before} refused={refused} reading={readings['special-cases.snow-cover']} words={words} />;
}

/** The temperature and the oceans. The value for programs is the temperature. */
function Result({ end: { temperature, oceans }, words }: TemperatureShown) {
  return (
    <output class="ex-result" data-value={temperature}>
      {words.say('temperature.result', { temperature: signed(temperature), oceans, most: MARS.oceans })}
    </output>
  );
}

/**
 * The example `temperature`: what Volcanic Eruptions and Snow Cover do to the temperature around 0 °C and at its goal.
 * Follows special-cases.*.
 */
export default {
  id: 'temperature',
  source,
  enter,
  play: (value, readings) => {
    const input = inputOf(value, readings['special-cases.snow-cover']);
    return playedFrom(resolveTemperature(input), applyTemperature, input.mars);
  },
  describe: ({ event }, { value }, words) => describeTemperature(event, value.card, words),
  refuse: describeTemperatureProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<TemperatureFields, Mars, TemperatureEvent, MarsProblem, TemperatureReadings>;
