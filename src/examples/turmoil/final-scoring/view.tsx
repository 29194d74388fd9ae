import {
  applyScoring,
  finalScoring,
  startScoring,
  type ScoringEvent,
  type ScoringInput,
  type ScoringProblem,
  type ScoringState,
} from '../../../engine/turmoil/index.ts';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import type { ScoringShown } from './input.ts';
import { Seats } from './picture.tsx';
import { source } from './presets.ts';
import { describeScoring, describeScoringProblem } from './sentences.ts';

/** The points of all players. The value for programs is `red:3 blue:1`. */
function Result({ value: { players }, end: { points }, words }: ScoringShown) {
  return (
    <output class="ex-result" data-value={players.map((colour) => `${colour}:${points[colour]}`).join(' ')}>
      {words.say('final-scoring.result', {
        points: words.list(players.map((colour) => words.say('final-scoring.has', { who: ownerIn(words, colour), n: points[colour] }))),
      })}
    </output>
  );
}

/**
 * The example `final-scoring`: the victory points from the committee at the end of the game.
 * Follows end.*, committee.chairman, committee.neutral.
 */
export default {
  id: 'final-scoring',
  source,
  enter,
  play: (input) => playedFrom(finalScoring(input), applyScoring, startScoring()),
  describe: ({ event }, _, words) => describeScoring(event, words),
  refuse: describeScoringProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture: Seats,
  ...formOf(fields),
  Result,
} satisfies Example<ScoringInput, ScoringState, ScoringEvent, ScoringProblem>;
