import type { WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { COUNTRIES } from '../../../sentences/world-problems/words.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { HANDS, type CycleEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'problem-shown',
  'phase-begun',
  'side-chosen',
  'contributed',
  'leaders-found',
  'nobody-led',
  'fund-counted',
  'penalty-called',
  'reputation-changed',
  'radicals-settled',
  'claimed',
  'compensated',
  'title-changed',
  'nobody-claimed',
  'fund-returned',
  'karma-moved',
  'effect-applied',
  'game-over',
] as const satisfies readonly CycleEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'round.order',
  'round.end',
  'round.problem-queue',
  'funds.vote',
  'funds.contribute',
  'funds.leader-reputation',
  'funds.return',
  'funds.shortfall',
  'reputation.tie',
  'compensation.claim',
  'compensation.how',
  'radicals.deck',
  'radicals.trigger',
  'radicals.pay',
  'karma.board',
  'karma.move',
  'karma.at-once',
  'open-questions.once-per-round',
  'open-questions.nothing-below-zero',
  'open-questions.penalty-round',
  'open-questions.lead-without-giving',
  'open-questions.leaders-while-unsolved',
  'open-questions.compensation-base-game',
  'open-questions.uncontested-claim',
  'open-questions.radicals-moment',
  'open-questions.whom-karma-affects',
] as const satisfies readonly WorldProblemsRule[];

/** What pages and programs must know of the example `cycle`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: [
    ...['players', 'supplement', 'last', 'penalties', 'reputation', 'food', 'a', 'b', 'claim', 'pays'],
    ...COUNTRIES.flatMap((id) => ['reputation', 'food', 'vote', ...HANDS].map((field) => `${id}.${field}`)),
  ].map((field) => `cy.${field}`),
  rules,
  names: ['reputation'],
  words: ['world-problems', 'pictures.letter', 'funds.hands', 'funds.hands-unused', 'funds.needs'],
  styles: ['boards/countries'],
};
