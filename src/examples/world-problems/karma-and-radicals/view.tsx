import { apply, sketched, type Game } from '../../../engine/world-problems/index.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { sketchOf, type KarmaEvent, type KarmaFields, type KarmaProblem, type KarmaShown } from './input.ts';
import { Picture } from './picture.tsx';
import { played } from './play.ts';
import { source } from './presets.ts';
import { describeKarma, describeKarmaProblem } from './sentences.ts';

/** The reputation of all countries. The value for programs is `red:3 green:1 blue:2`. */
function Result({ end: { countries }, words }: KarmaShown) {
  const has = countries.map(({ id, reputation }) => words.say('world-problems.has', { who: countryIn(words, id), n: reputation }));
  return (
    <output class="ex-result" data-value={countries.map(({ id, reputation }) => `${id}:${reputation}`).join(' ')}>
      {words.say('karma-and-radicals.result', { has: words.list(has) })}
    </output>
  );
}

/** The example `karma-and-radicals`: the radicals card of a penalty round, and the karma marker after each problem. Follows radicals.*, karma.*. */
export default {
  id: 'karma-and-radicals',
  source,
  enter,
  play: (value) => playedFrom(played(value), apply, sketched(sketchOf(value))),
  describe: ({ event, rule }, setting, words) => describeKarma(event, rule, setting, words),
  refuse: describeKarmaProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<KarmaFields, Game, KarmaEvent, KarmaProblem>;
