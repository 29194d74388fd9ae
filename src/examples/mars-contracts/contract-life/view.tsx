import { apply, type Game } from '../../../engine/mars-contracts/index.ts';
import { describeTold, type StepWith } from '../../../sentences/mars-contracts/event.ts';
import { playedFrom, type Example, type Readings } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { played, tableOf, worth, type LifeEvent, type LifeFields, type LifeProblem, type LifeShown } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeLifeProblem } from './sentences.ts';

/** What each reward is worth at the end. The value for programs is both. */
function Result({ value, words }: LifeShown) {
  const a = worth(value, 'a');
  const b = worth(value, 'b');
  return (
    <output class="ex-result" data-value={`${a} ${b}`}>
      {words.say('contract-life.result', { a, b })}
    </output>
  );
}

/** The example `contract-life`: a contract from the taking of its card to its reward. Follows unions.commit, contracts.*. */
export default {
  id: 'contract-life',
  source,
  enter,
  play: (value) => {
    const { outcome, shown } = played(value);
    return playedFrom(outcome, apply, tableOf(value), shown.ok ? shown.trace : []);
  },
  describe: (step, _, words) => describeTold(step, words),
  refuse: describeLifeProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<LifeFields, Game, LifeEvent, LifeProblem, Readings, StepWith<LifeEvent>>;
