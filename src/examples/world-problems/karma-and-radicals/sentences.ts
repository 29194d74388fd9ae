import { numbers, unreachable, type Change, type Game } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, reputationSaid } from '../../../sentences/world-problems/words.ts';
import { broughtBy, PLAYERS, type KarmaEvent, type KarmaFields, type KarmaProblem } from './input.ts';

/** What the words of a step depend on, besides the event. */
interface Setting {
  readonly value: KarmaFields;
  /** The game after the step. */
  readonly now: Game;
}

const who = (words: Words, id: string) => ({ Who: words.capital(countryIn(words, id)) });

/** The countries that do not pay for the radicals, and their number. */
const refusing = (words: Words, { countries }: KarmaFields) => {
  const names = PLAYERS.filter((_, at) => !countries[at]!.pays).map((id) => countryIn(words, id));
  return { Who: words.capital(words.and(names)), count: names.length };
};

/** A change of reputation, or none, as the end of a key and the values of its sentence. */
const changeOf = ([change]: readonly Change[], country: string, words: Words) => {
  const by = change?.by ?? 0;
  const how = by > 0 ? 'gains' : by < 0 ? 'loses' : 'unchanged';
  return [how, { ...who(words, country), reputation: reputationSaid(words, Math.abs(by)) }] as const;
};

/** The key of the reason why an effect changes a country or not. An effect is that of a space or of a card, which its rule tells. */
const whyApplied = (how: string, rule: string, { value, now }: Setting): string => {
  const space = rule === 'karma.board';
  if (how !== 'unchanged') return space ? 'space' : 'card';
  if (Number(space ? broughtBy(value, now) : value.card) < 0) return 'nothing-left';
  return space ? 'space-empty' : 'card-empty';
};

/** Says one step. */
export const describeKarma = (event: KarmaEvent, rule: string, setting: Setting, words: Words): Said => {
  const say = (key: string, values = {}): string => words.say(`karma-and-radicals.${key}`, values);
  const plain = (key: string, values = {}): Said => ({ what: say(`step.${key}`, values), why: say(`why.${key}`, values) });
  switch (event.type) {
    case 'radicals-revealed':
    case 'karma-kept':
    case 'game-over':
      return plain(event.type);
    case 'radicals-voted':
      return plain(event.type, { solve: event.solve, letRun: event.letRun });
    case 'reputation-changed': {
      const { country, by } = event.changes[0]!;
      return plain('paid', { ...who(words, country), reputation: reputationSaid(words, -by), cost: reputationSaid(words, numbers['radicals.cost']) });
    }
    case 'radicals-settled':
      return event.discarded ? plain('discarded') : { what: say('step.stays'), why: say('why.stays', refusing(words, setting.value)) };
    case 'karma-moved':
      return plain(`moved-${event.side}`, { letter: words.say(`pictures.letter.${event.side}`) });
    case 'effect-applied': {
      const [how, values] = changeOf(event.changes, event.country, words);
      const why = whyApplied(how, rule, setting);
      return { what: say(`step.${why === 'nothing-left' ? why : how}`, values), why: say(`why.${why}`) };
    }
    default:
      return unreachable(event);
  }
};

/** Says why a case is refused. */
export const describeKarmaProblem = (problem: KarmaProblem, words: Words): string => {
  const key = `karma-and-radicals.problem.${problem.code}`;
  switch (problem.code) {
    case 'not-countable':
      return words.say(key, { who: countryIn(words, problem.field.split('.')[0]!) });
    case 'problem-skipped':
      return words.say(key);
    case 'not-enough-reputation':
      return words.say(key, who(words, problem.country));
    default:
      return unreachable(problem);
  }
};
