import { apply, playerOf, type Game } from '../../../engine/mars-contracts/index.ts';
import { gainsIn, type StepWith } from '../../../sentences/mars-contracts/event.ts';
import { playedFrom, type Example, type Readings } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { played, tableOf, type ActionEvent, type ActionFields, type ActionProblem, type ActionShown } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeAction, describeActionProblem } from './sentences.ts';

/** What White has in the end. The value for programs is the ice and the contracts. */
function Result({ end, words }: ActionShown) {
  const { stock, contracts } = playerOf(end, 'white');
  return (
    <output class="ex-result" data-value={`${stock['ice']} ${contracts.length}`}>
      {words.say('union-actions.result', { gains: gainsIn(words, stock), count: contracts.length })}
    </output>
  );
}

/** The example `union-actions`: a grant and a commitment at a union tile. Follows unions.*, assistance.trade-union. */
export default {
  id: 'union-actions',
  source,
  enter,
  play: (value) => {
    const { outcome, shown } = played(value);
    return playedFrom(outcome, apply, tableOf(value), shown.ok ? shown.trace : []);
  },
  describe: (step, _, words) => describeAction(step, words),
  refuse: describeActionProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<ActionFields, Game, ActionEvent, ActionProblem, Readings, StepWith<ActionEvent>>;
