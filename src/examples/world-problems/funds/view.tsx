import { sketched, type Game } from '../../../engine/world-problems/index.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { applyMeanwhile } from '../meanwhile.ts';
import { enter, fields } from './fields.ts';
import { sketchOf, type FundsEvent, type FundsFields, type FundsProblem, type FundsShown } from './input.ts';
import { Picture } from './picture.tsx';
import { played } from './play.ts';
import { source } from './presets.ts';
import { describeFunds, describeFundsProblem } from './sentences.ts';

/** How it ends, and the reputation of all countries. The value for programs is such as `solved red:1 green:1 blue:1 yellow:0`. */
function Result({ end, trace, words }: FundsShown) {
  const types = trace.map(({ event }) => event.type);
  const how = types.includes('game-over') ? 'over' : types.includes('fund-returned') || types.includes('nobody-claimed') ? 'solved' : 'open';
  const has = end.countries.map(({ id, reputation }) => words.say('world-problems.has', { who: countryIn(words, id), n: reputation }));
  return (
    <output class="ex-result" data-value={[how, ...end.countries.map(({ id, reputation }) => `${id}:${reputation}`)].join(' ')}>
      {words.say(`funds.result.${how}`, { has: words.list(has) })}
    </output>
  );
}

/** The example `funds`: the vote for a side, the contributions with their leaders, a penalty round, and the way back to the bank. Follows funds.*. */
export default {
  id: 'funds',
  source,
  enter,
  play: (value) => playedFrom(played(value), applyMeanwhile, sketched(sketchOf(value))),
  describe: ({ event }, _, words) => describeFunds(event, words),
  refuse: describeFundsProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<FundsFields, Game, FundsEvent, FundsProblem>;
