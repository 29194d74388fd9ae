import { unreachable, type Share } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, reputationSaid, stockSaid } from '../../../sentences/world-problems/words.ts';
import type { CompensationProblem, CompensationStep } from './input.ts';

const allOf = (words: Words, ids: readonly string[]): string => words.and(ids.map((id) => countryIn(words, id)));

/** What each of several countries takes, one sentence each. */
const shared = (shares: readonly Share[], words: Words): string =>
  shares
    .map(({ country, stock }) =>
      words.say('compensation.step.takes', { Who: words.capital(countryIn(words, country)), stock: stockSaid(words, stock) }),
    )
    .join(' ');

/** Says one step; the rule tells why somebody takes the resources. */
export const describeCompensation = (event: CompensationStep, rule: string, words: Words): Said => {
  const say = (key: string, values = {}): string => words.say(`compensation.${key}`, values);
  const said = (key: string, values = {}, why = key): Said => ({ what: say(`step.${key}`, values), why: say(`why.${why}`, values) });
  switch (event.type) {
    case 'claimed':
    case 'contested': {
      const Who = words.capital(countryIn(words, event.country));
      const key = event.type === 'claimed' ? 'claimed' : event.reputation === event.against ? 'contested-equal' : 'contested-lower';
      return said(key, { Who, reputation: reputationSaid(words, event.reputation) }, event.type);
    }
    case 'compensated':
      return {
        what: shared(event.shares, words),
        why: say(`why.${event.shares.length > 1 ? 'split' : rule === 'compensation.lower' ? 'lower' : 'alone'}`),
      };
    case 'nobody-compensated':
      return said(event.type, { Who: words.capital(allOf(words, event.refused)), count: event.refused.length });
    case 'title-changed': {
      const Who = words.capital(allOf(words, event.holders));
      const key = event.holders.length === 0 ? 'title-free' : event.holders.length === 1 ? 'title' : 'titles';
      return said(key, { Who, Lost: words.capital(allOf(words, event.lost)) }, event.lost.length > 0 ? 'title-lost' : 'title');
    }
    case 'fund-returned':
      return said(event.type, { stock: stockSaid(words, event.stock) });
    case 'nobody-claimed':
      return said(event.type);
    default:
      return unreachable(event);
  }
};

/** Says why a case is refused. */
export const describeCompensationProblem = (problem: CompensationProblem, words: Words): string => {
  const key = `compensation.problem.${problem.code}`;
  if (problem.code === 'not-countable') return words.say(key, { who: countryIn(words, problem.field.split('.')[0]!) });
  const Who = words.capital(countryIn(words, problem.country));
  switch (problem.code) {
    case 'contest-without-claim':
    case 'unit-twice':
      return words.say(key, { Who });
    case 'reputation-too-high':
      return words.say(key, { Who, has: problem.has, most: problem.most });
    default:
      return unreachable(problem);
  }
};
