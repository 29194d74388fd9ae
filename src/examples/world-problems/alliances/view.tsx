import { apply, isAlliance, sketched, type Game } from '../../../engine/world-problems/index.ts';
import { countryIn, unitIn } from '../../../sentences/world-problems/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { sketchOf, type AllianceFields, type AllianceProblem, type AllianceShown, type AllianceStep } from './input.ts';
import { Picture } from './picture.tsx';
import { played } from './play.ts';
import { source } from './presets.ts';
import { describeAlliance, describeAllianceProblem } from './sentences.ts';

/** Who is allied in the end, and the reputation of all countries. The value for programs is such as `red+green blue yellow black white`. */
function Result({ end: { units, countries }, words }: AllianceShown) {
  const has = words.list(countries.map(({ id, reputation }) => words.say('world-problems.has', { who: countryIn(words, id), n: reputation })));
  const allied = units.filter(isAlliance).map(({ members }) => unitIn(words, members));
  return (
    <output class="ex-result" data-value={units.map(({ members }) => members.join('+')).join(' ')}>
      {allied.length === 0 ? words.say('alliances.result.none', { has }) : words.say('alliances.result.some', { allied: words.and(allied), has })}
    </output>
  );
}

/** The example `alliances`: joining and its price, the largest size, leaving with its division, the forced pair. Follows alliances.*. */
export default {
  id: 'alliances',
  source,
  enter,
  play: (value) => playedFrom(played(value), apply, sketched(sketchOf(value))),
  describe: ({ event, rule }, { value }, words) => describeAlliance(event, rule, value.who, words),
  refuse: describeAllianceProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<AllianceFields, Game, AllianceStep, AllianceProblem>;
