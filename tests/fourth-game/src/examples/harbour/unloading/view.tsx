import { applyUnloading, EDITIONS, unloading, type Crates, type UnloadingEvent, type UnloadingProblem } from '../../../engine/harbour/index.ts';
import { playedFrom, type Example, type Shown } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { numberIn } from '../../frame/form/number-in.ts';
import { enter, fields } from './fields.ts';
import type { Entered } from './input.ts';
import { source } from './presets.ts';

type UnloadingShown = Shown<Entered, Crates, UnloadingEvent, UnloadingProblem>;

/** The crates on the ship and on the quay, in words. */
function Quay({ now, words }: UnloadingShown) {
  return (
    <p role="group" aria-label={words.label('crate')}>
      {words.say('unloading.ship', { count: now.ship })} {words.say('unloading.quay', { count: now.quay })}
    </p>
  );
}

/** The crates on the quay in the end. */
function Result({ end, words }: UnloadingShown) {
  return (
    <output class="ex-result" data-value={end.quay}>
      {words.say('unloading.quay', { count: end.quay })}
    </output>
  );
}

/** The example `unloading`: one turn of the crane. Follows unloading.crane, unloading.storm. */
export default {
  id: 'unloading',
  source,
  enter,
  play: ({ crates, storm }, readings) => {
    const ship = numberIn(crates);
    const reading = EDITIONS.find((edition) => edition === readings['unloading.storm']) ?? EDITIONS[0];
    return playedFrom(unloading({ ship, storm }, reading), applyUnloading, { ship, quay: 0 });
  },
  describe: ({ event }, _, words) => ({
    what: words.say(`unloading.step.${event.type}`, { count: event.type === 'crates-lifted' ? event.count : 0 }),
    why: words.say(`unloading.why.${event.type}`, { count: event.type === 'storm-came' ? event.most : 0 }),
  }),
  refuse: ({ code }, words) => words.say(`unloading.problem.${code}`),
  Picture: Quay,
  ...formOf(fields),
  Result,
} satisfies Example<Entered, Crates, UnloadingEvent, UnloadingProblem>;
