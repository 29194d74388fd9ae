import { apply, AUTOMA, automaTurn, playerOf, type Game } from '../../../engine/mars-contracts/index.ts';
import { gainsIn, type StepWith } from '../../../sentences/mars-contracts/event.ts';
import { playedFrom, type Example, type Readings } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { tableOf, turnOf, type AutomaFields, type AutomaProblem, type AutomaShown, type AutomaStepEvent } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeAutoma, describeAutomaProblem } from './sentences.ts';

/** What the Automa has in the end. The value for programs is its credits, its ore and its VP. */
function Result({ end, words }: AutomaShown) {
  const { stock, vp } = playerOf(end, AUTOMA);
  return (
    <output class="ex-result" data-value={`${stock['credits']} ${stock['ore']} ${vp}`}>
      {words.say('automa.result', { gains: gainsIn(words, stock), vp })}
    </output>
  );
}

/** The example `automa`: a whole turn of the Automa at a union, in each of its branches. Follows automa.*. */
export default {
  id: 'automa',
  source,
  enter,
  play: (value) => {
    const table = tableOf(value);
    return playedFrom(automaTurn(table, turnOf(value)), apply, table);
  },
  describe: (step, _, words) => describeAutoma(step, words),
  refuse: describeAutomaProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<AutomaFields, Game, AutomaStepEvent, AutomaProblem, Readings, StepWith<AutomaStepEvent>>;
