import { unreachable, type Change } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, isEmpty, reputationSaid, stockSaid } from '../../../sentences/world-problems/words.ts';
import type { AllianceProblem, AllianceStep } from './input.ts';

const allOf = (words: Words, ids: readonly string[]): string => words.and(ids.map((id) => countryIn(words, id)));

/** Says who pays to join, or what the initiator gains. */
const changed = (changes: readonly Change[], words: Words) => {
  const by = changes[0]?.by ?? 0;
  const values = {
    Who: words.capital(
      allOf(
        words,
        changes.map(({ country }) => country),
      ),
    ),
    reputation: reputationSaid(words, Math.abs(by)),
  };
  return [by > 0 ? 'gains' : changes.length > 1 ? 'pay' : 'pays', values] as const;
};

/** Says one step; the rule tells whether a pair is forced. An alliance that another one than the leaver parts breaks up for that pair. */
export const describeAlliance = (event: AllianceStep, rule: string, leaver: string, words: Words): Said => {
  const say = (key: string, values = {}): string => words.say(`alliances.${key}`, values);
  const said = (key: string, values = {}, why = key): Said => ({ what: say(`step.${key}`, values), why: say(`why.${why}`, values) });
  switch (event.type) {
    case 'reputation-changed': {
      const [key, values] = changed(event.changes, words);
      return said(key, values, key === 'gains' ? 'gains' : 'pay');
    }
    case 'action-taken':
      return said('deal', { Who: words.capital(countryIn(words, event.country)) });
    case 'alliance-formed': {
      const Who = words.capital(allOf(words, event.members));
      return said('formed', { Who }, rule === 'alliances.forced-pair' ? 'forced' : 'formed');
    }
    case 'leave-announced':
      return said('leaves', { Who: words.capital(countryIn(words, event.country)) });
    case 'resources-divided': {
      const Who = words.capital(allOf(words, [event.country, ...event.rest]));
      const values = { Who, share: stockSaid(words, event.share), remainder: stockSaid(words, event.remainder) };
      const key = isEmpty(event.remainder) ? (isEmpty(event.share) ? 'nothing' : 'divided') : isEmpty(event.share) ? 'all-rest' : 'divided-rest';
      if (event.country === leaver) return said(key, values, event.rest.length > 1 ? 'divided-stay' : 'divided');
      return { what: say(`step.${key}`, values), why: say('why.divided-second', { Who: words.capital(countryIn(words, event.country)) }) };
    }
    case 'goals-kept':
      return said('kept', { Who: words.capital(countryIn(words, event.country)) });
    case 'goals-renewed': {
      const n = event.swaps.reduce((sum, { drawn }) => sum + drawn.length, 0);
      return said(n > event.spares ? 'renewed-pile' : 'renewed', { n, count: n, spares: event.spares, pile: n - event.spares }, 'renewed');
    }
    case 'initiator-chosen': {
      const Who = words.capital(countryIn(words, event.initiator));
      return said(event.tied.length === 1 ? 'initiator' : 'initiator-tied', { Who });
    }
    default:
      return unreachable(event);
  }
};

/** Says why a case is refused. */
export const describeAllianceProblem = (problem: AllianceProblem, words: Words): string => {
  const key = `alliances.problem.${problem.code}`;
  switch (problem.code) {
    case 'not-countable':
      return words.say(key, { who: countryIn(words, problem.field.split('.')[0]!) });
    case 'too-few-for-alliances':
      return words.say(key, { min: problem.min });
    case 'alliance-too-large':
      return words.say(key, { max: problem.max });
    case 'nobody-to-join':
    case 'decision-needed':
      return words.say(key);
    case 'not-enough-reputation':
      return words.say(key, { Who: words.capital(countryIn(words, problem.country)), needs: reputationSaid(words, problem.needs), has: problem.has });
    case 'alone-in-alliance':
    case 'not-playing':
    case 'same-unit':
    case 'not-allied':
      return words.say(key, { Who: words.capital(countryIn(words, problem.country)) });
    default:
      return unreachable(problem);
  }
};
