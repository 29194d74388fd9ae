import { sketched, type Game } from '../../../engine/world-problems/index.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { applyMeanwhile } from '../meanwhile.ts';
import { enter, fields } from './fields.ts';
import { sketchOf, type CycleEvent, type CycleFields, type CycleProblem, type CycleShown } from './input.ts';
import { Picture } from './picture.tsx';
import { played } from './play.ts';
import { source } from './presets.ts';
import { describeCycle, describeCycleProblem } from './sentences.ts';

/** How the cycle ends, and the reputation of all countries. The value for programs is such as `next red:3 green:2 blue:2`. */
function Result({ end, trace, words }: CycleShown) {
  const last = trace.at(-1)?.event;
  const how = last?.type === 'game-over' ? last.because : 'next';
  const has = end.countries.map(({ id, reputation }) => words.say('world-problems.has', { who: countryIn(words, id), n: reputation }));
  return (
    <output class="ex-result" data-value={[how, ...end.countries.map(({ id, reputation }) => `${id}:${reputation}`)].join(' ')}>
      {words.say(`cycle.result.${how}`, { has: words.list(has) })}
    </output>
  );
}

/** The example `cycle`: one problem from its revealing to the next one or to the end of the game, with a penalty round if there is one. Follows round.*. */
export default {
  id: 'cycle',
  source,
  enter,
  play: (value) => playedFrom(played(value), applyMeanwhile, sketched(sketchOf(value))),
  describe: (step, _, words) => describeCycle(step, words),
  refuse: describeCycleProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<CycleFields, Game, CycleEvent, CycleProblem>;
