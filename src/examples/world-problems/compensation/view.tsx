import { apply, sketched, type Game } from '../../../engine/world-problems/index.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { sketchOf, type CompensationFields, type CompensationProblem, type CompensationShown, type CompensationStep } from './input.ts';
import { Picture } from './picture.tsx';
import { played } from './play.ts';
import { source } from './presets.ts';
import { describeCompensation, describeCompensationProblem } from './sentences.ts';

/** Who holds the title in the end. The value for programs is such as `red green`, or `none`. */
function Result({ end: { titled }, words }: CompensationShown) {
  const who = words.and(titled.map((id) => countryIn(words, id)));
  return (
    <output class="ex-result" data-value={titled.join(' ') || 'none'}>
      {words.say(`compensation.result.${titled.length === 0 ? 'none' : 'title'}`, { who })}
    </output>
  );
}

/** The example `compensation`: the claim for the resources of a solved problem, its contests, a split, and the title. Follows compensation.*. */
export default {
  id: 'compensation',
  source,
  enter,
  play: (value) => playedFrom(played(value), apply, sketched(sketchOf(value))),
  describe: ({ event, rule }, _, words) => describeCompensation(event, rule, words),
  refuse: describeCompensationProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<CompensationFields, Game, CompensationStep, CompensationProblem>;
