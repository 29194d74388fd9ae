import { applyScoring, atEnd, countedTable, scoreContracts, type Score, type ScoringEvent } from '../../../engine/mars-contracts/index.ts';
import { minused } from '../../../i18n/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, PLAYER, type ScoringFields, type ScoringProblem, type ScoringShown } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeScoring, describeScoringProblem } from './sentences.ts';

/** The scores before the first step. */
const START: readonly Score[] = [{ player: PLAYER, inPlay: 0, completed: 0, lost: 0 }];

/** The score of an input. Numbers, markers and seals are all that can be wrong with one. */
const scored = (value: ScoringFields) => {
  const table = countedTable(inputOf(value));
  return table.ok ? scoreContracts(table.state) : table;
};

/** What the end of the game brings, and the whole. The value for programs is what the end brings. */
function Result({ end: [score = START[0]!], words }: ScoringShown) {
  return (
    <output class="ex-result" data-value={atEnd(score)}>
      {words.say('scoring.result', { end: minused(atEnd(score)), total: minused(score.inPlay + atEnd(score)) })}
    </output>
  );
}

/** The example `scoring`: what contracts are worth at the end of the game. Follows scoring.*, contracts.reward-a. */
export default {
  id: 'scoring',
  source,
  enter,
  play: (value) => playedFrom(scored(value), applyScoring, START),
  describe: ({ event }, _, words) => describeScoring(event, words),
  refuse: describeScoringProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<ScoringFields, readonly Score[], ScoringEvent, ScoringProblem>;
