import {
  applyInfluence,
  resolveInfluence,
  startInfluence,
  type InfluenceEvent,
  type InfluenceState,
  type Readings,
  type TurmoilProblem,
} from '../../../engine/turmoil/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, type InfluenceInput, type InfluenceShown } from './input.ts';
import { Units } from './picture.tsx';
import { source } from './presets.ts';
import { describeInfluence, sayOutcome } from './sentences.ts';

/** The resulting change, and whether it is a loss. */
function Result({ trace, words }: InfluenceShown) {
  const last = trace.at(-1)?.event;
  if (last?.type !== 'multiplied' && last?.type !== 'compared') return null;
  const kind = last.type === 'multiplied' && last.kind === 'lose' ? 'lose' : 'gain';
  return (
    <output class="ex-result" data-value={Math.abs(last.by)} data-kind={kind} data-asset={last.asset}>
      {sayOutcome(kind, last.asset, Math.abs(last.by), words)}
    </output>
  );
}

/**
 * The example `influence`: what a global event does to one player, from the count to the M€.
 * Follows influence.max-five, influence.sources, influence.adjust.
 */
export default {
  id: 'influence',
  source,
  enter,
  play: (input, readings) => playedFrom(resolveInfluence(inputOf(input, readings['influence.adjust'])), applyInfluence, startInfluence(input.card)),
  describe: ({ event }, { readings }, words) => describeInfluence(event, readings['influence.adjust'], words),
  // There is one player and no whole board, so a wrong number of delegates has its own sentence.
  refuse: (problem, words) =>
    problem.code === 'wrong-delegate-count' ? words.say('influence.too-many', { n: problem.count, due: problem.due }) : null,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  Picture: Units,
  ...formOf(fields),
  Result,
} satisfies Example<InfluenceInput, InfluenceState, InfluenceEvent, TurmoilProblem, Pick<Readings, 'influence.adjust'>>;
