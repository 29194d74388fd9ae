import type { Step } from '../../../engine/core/outcome.ts';
import { numbers, unreachable, type Change } from '../../../engine/world-problems/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { countryIn, isEmpty, reputationSaid, stockSaid } from '../../../sentences/world-problems/words.ts';
import { gainsSaid } from '../meanwhile.ts';
import type { CycleEvent, CycleProblem } from './input.ts';

/** How the reputation of a country changes, as the end of a key and the amount. */
const changeOf = ([change]: readonly Change[]) => {
  const by = change?.by ?? 0;
  return [by > 0 ? 'gains' : by < 0 ? 'loses' : 'unchanged', Math.abs(by)] as const;
};

/** Names one country or several at the beginning of a sentence. */
const whoIn = (words: Words, ...ids: readonly string[]) => ({ Who: words.capital(words.and(ids.map((id) => countryIn(words, id)))) });

const MOST = numbers['additional-rounds.most'];

type CycleStep = Step<CycleEvent>;
type Say = (key: string, values?: object, why?: string) => Said;

type SupplementEvent = Extract<CycleEvent, { type: 'reputation-changed' | 'radicals-settled' | 'karma-moved' | 'effect-applied' }>;

/** Says a step of the radicals or of karma; the rules tell whose effect it is. */
const describeSupplement = (event: SupplementEvent, { rule, also = [] }: CycleStep, words: Words, said: Say): Said => {
  switch (event.type) {
    case 'reputation-changed': {
      const { country, by } = event.changes[0]!;
      return said('paid', { ...whoIn(words, country), reputation: reputationSaid(words, -by) });
    }
    case 'radicals-settled':
      return said(event.discarded ? 'discarded' : 'stays');
    case 'karma-moved':
      return said(`moved-${event.side}`, { letter: words.say(`pictures.letter.${event.side}`) }, 'moved');
    case 'effect-applied': {
      const [how, by] = changeOf(event.changes);
      const values = { ...whoIn(words, event.country), reputation: reputationSaid(words, by) };
      return said(how, values, how === 'unchanged' ? how : also.includes('karma.at-once') ? 'space-last' : rule === 'karma.board' ? 'space' : 'card');
    }
    default:
      return unreachable(event);
  }
};

/** Says one step; the rule tells which contributions begin. */
export const describeCycle = (step: CycleStep, words: Words): Said => {
  const { event, rule } = step;
  const said: Say = (key, values = {}, why = key) => ({
    what: words.say(`cycle.step.${key}`, { ...values }),
    why: words.say(`cycle.why.${why}`, { most: MOST, rounds: numbers['action-rounds.each'] }),
  });
  switch (event.type) {
    case 'problem-shown':
      return said(event.at === 0 ? 'shown' : 'next', {}, 'shown');
    case 'phase-begun': {
      const { what, why } = said(event.phase === 'contributions' && rule !== 'round.problem-queue' ? 'contributions-again' : event.phase);
      return { what: what + gainsSaid(event, words), why };
    }
    case 'side-chosen': {
      const [less, more] = Object.values(event.votes).sort((one, other) => one - other);
      return said(less === more ? 'tied' : event.type, { letter: words.say(`pictures.letter.${event.side}`), less, more });
    }
    case 'contributed':
      return said(event.type, { ...whoIn(words, event.country), stock: stockSaid(words, event.stock) });
    case 'leaders-found': {
      const who = whoIn(words, ...event.changes.map(({ country }) => country));
      const reputation = reputationSaid(words, numbers['leader.reputation']);
      return said(event.changes.length === 1 ? 'leader' : 'leaders', { ...who, n: event.most, reputation }, 'leader');
    }
    case 'fund-counted':
      return said(isEmpty(event.lacking) ? 'solved' : 'lacking', { stock: stockSaid(words, event.lacking) });
    case 'penalty-called':
      return said(event.type, { n: event.number, most: MOST });
    case 'claimed':
      return said(event.type, { ...whoIn(words, event.country), reputation: reputationSaid(words, event.reputation) });
    case 'compensated': {
      const { country, stock } = event.shares[0]!;
      return said(event.type, { ...whoIn(words, country), stock: stockSaid(words, stock) });
    }
    case 'title-changed':
      return said(event.type, whoIn(words, ...event.holders));
    case 'fund-returned':
      return said(event.type, { stock: stockSaid(words, event.stock) });
    case 'game-over':
      return said(event.because);
    case 'nobody-led':
    case 'nobody-claimed':
      return said(event.type);
    default:
      return describeSupplement(event, step, words, said);
  }
};

/** Says why a case is refused. */
export const describeCycleProblem = (problem: CycleProblem, words: Words): string => {
  const key = `cycle.problem.${problem.code}`;
  switch (problem.code) {
    case 'not-countable':
      return problem.field === 'penalties' ? words.say('cycle.problem.penalties', { max: MOST }) : words.say(key);
    case 'too-many-penalties':
      return words.say(key, { max: problem.max });
    case 'not-enough-resources':
      return words.say(key, {
        ...whoIn(words, problem.country),
        needs: stockSaid(words, { [problem.resource]: problem.needs }),
        has: problem.has,
      });
    case 'not-enough-reputation':
      return words.say(key, whoIn(words, problem.country));
    default:
      return unreachable(problem);
  }
};
