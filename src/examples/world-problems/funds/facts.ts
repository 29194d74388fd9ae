import { SIDES, type WorldProblemsRule } from '../../../engine/world-problems/index.ts';
import { KINDS } from '../../../sentences/world-problems/words.ts';
import { presetIds, type ExampleFacts } from '../../frame/definition/facts.ts';
import { HANDS, PLAYERS, type FundsEvent } from './input.ts';
import { source } from './presets.ts';

const steps = [
  'side-chosen',
  'contributed',
  'leaders-found',
  'nobody-led',
  'fund-counted',
  'penalty-called',
  'phase-begun',
  'nobody-claimed',
  'fund-returned',
  'game-over',
] as const satisfies readonly FundsEvent['type'][];

/** The rules of its steps and of its refusals. */
const rules = [
  'round.end',
  'funds.vote',
  'funds.contribute',
  'funds.leader-reputation',
  'funds.return',
  'funds.shortfall',
  'compensation.claim',
  'open-questions.penalty-round',
  'open-questions.lead-without-giving',
  'open-questions.leaders-while-unsolved',
] as const satisfies readonly WorldProblemsRule[];

const ofKinds = (name: string): readonly string[] => KINDS.map((kind) => `${name}.${kind}`);

/** What pages and programs must know of the example `funds`. */
export const facts: ExampleFacts = {
  game: 'world-problems',
  ...presetIds(source),
  steps,
  fields: [
    'fu.penalties',
    'fu.has',
    ...SIDES.flatMap((side) => ofKinds(`fu.${side}`)),
    ...PLAYERS.flatMap((id) => [`fu.${id}.vote`, ...['has', ...HANDS].flatMap((held) => ofKinds(`fu.${id}.${held}`))]),
  ],
  rules,
  names: ['reputation'],
  words: ['world-problems', 'pictures.letter'],
  styles: ['boards/countries'],
};
