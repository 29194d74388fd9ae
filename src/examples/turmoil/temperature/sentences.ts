import { MARS, stepsOf, unreachable, type MarsProblem, type TemperatureCard, type TemperatureEvent } from '../../../engine/turmoil/index.ts';
import { signed, type Said, type Words } from '../../../i18n/words.ts';

const yes = (really: boolean): 'yes' | 'no' => (really ? 'yes' : 'no');

const facts = { lowest: signed(MARS.coldest), goal: signed(MARS.warmest), degrees: MARS.step, most: MARS.oceans, at: signed(MARS.oceanAt) };

/** The key of a step below `temperature.step`. */
const keyOf = (event: TemperatureEvent): string => {
  switch (event.type) {
    case 'temperature-moved':
      return `${event.type}.${event.to > event.from ? 'up' : 'down'}`;
    case 'temperature-fixed':
      return `${event.type}.${event.before ? 'before' : event.unused > 0 ? 'left' : 'reached'}`;
    case 'reached-again':
      return `${event.type}.${yes(event.counts)}`;
    case 'ocean-stayed':
      return `${event.type}.${yes(event.again)}`;
    case 'bonus-missed':
      return `${event.type}.${event.bonus}`;
    case 'scale-ended':
    case 'ocean-placed':
      return event.type;
    default:
      return unreachable(event);
  }
};

/** The key of the reason below `temperature.why`. Both directions of a movement share one key, and so do all cases of a goal. */
const reasonOf = (event: TemperatureEvent): string =>
  event.type === 'temperature-moved' || event.type === 'temperature-fixed' ? event.type : keyOf(event);

/** The event's own numbers. Temperatures are signed. */
const numbersIn = (event: TemperatureEvent) => {
  switch (event.type) {
    case 'temperature-moved':
      return { from: signed(event.from), to: signed(event.to) };
    case 'temperature-fixed':
    case 'scale-ended':
      return { count: event.unused };
    case 'ocean-placed':
      return { oceans: event.oceans };
    case 'bonus-missed':
      return { at: signed(event.at) };
    default:
      return {};
  }
};

/**
 * Says one step of what an event does to the temperature.
 *
 * @param card the event; its name must be among the words
 */
export const describeTemperature = (event: TemperatureEvent, card: TemperatureCard, words: Words): Said => {
  const values = { ...facts, card: words.label(card), steps: Math.abs(stepsOf(card)), ...numbersIn(event) };
  return { what: words.say(`temperature.step.${keyOf(event)}`, values), why: words.say(`temperature.why.${reasonOf(event)}`, values) };
};

/** Says why a case is refused. */
export const describeTemperatureProblem = ({ field }: MarsProblem, words: Words): string => words.say(`temperature.problem.${field}`, facts);
