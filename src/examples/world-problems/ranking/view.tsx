import { applyRanking, position, rank, startRanking, type Ranking, type RankingEvent } from '../../../engine/world-problems/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, sketchOf, type RankingFields, type RankingProblem, type RankingShown } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeRanking, describeRankingProblem, subject } from './sentences.ts';

const ranked = (value: RankingFields) => {
  const game = position(sketchOf(value));
  return game.ok ? rank(game.state, inputOf(value)) : game;
};

/** Who wins. The value for programs is `1:blue 2:red+green 3:yellow=black`. */
function Result({ end: { places }, words }: RankingShown) {
  const written = places.map(({ place, units }) => `${place}:${units.map(({ members }) => members.join('+')).join('=')}`);
  const winners = places[0]?.units.map(({ members }) => members) ?? [];
  return (
    <output class="ex-result" data-value={written.join(' ')}>
      {words.say(`ranking.result.${winners.length > 1 ? 'shared' : 'one'}`, { Who: subject(winners, words) })}
    </output>
  );
}

/**
 * The example `ranking`: who wins at the end of the game, with alliances. Follows open-questions.winner, reputation.*,
 * alliances.ranking-lost, alliances.ranking-equal.
 */
export default {
  id: 'ranking',
  source,
  enter,
  play: (value) => playedFrom(ranked(value), applyRanking, startRanking()),
  describe: ({ event }, { now }, words) => describeRanking(event, now, words),
  refuse: describeRankingProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<RankingFields, Ranking, RankingEvent, RankingProblem>;
