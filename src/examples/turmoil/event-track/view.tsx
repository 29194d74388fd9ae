import {
  applyTrack,
  followCard,
  startTrack,
  type CardWay,
  type Readings,
  type TrackEvent,
  type TrackProblem,
} from '../../../engine/turmoil/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, type TrackFields, type TrackShown } from './input.ts';
import { CardPath } from './picture.tsx';
import { source } from './presets.ts';
import { describeTrack, describeTrackProblem } from './sentences.ts';

/** The generation that resolves the card, and the number of generations that the edition counts. The value for programs is the generation. */
function Result({ end: { generation, counted }, words }: TrackShown) {
  return (
    <output class="ex-result" data-value={generation}>
      {words.say('event-track.result', { generation, count: counted.length })}
    </output>
  );
}

/**
 * The example `event-track`: one card from its reveal to the crisis that resolves it, and why one edition counts fewer
 * generations than the other. Follows global-events.distant, crisis.changing-times.*, setup.coming-event, setup.distant-event.
 */
export default {
  id: 'event-track',
  source,
  enter,
  play: (value, readings) => {
    const input = inputOf(value, readings['global-events.distant']);
    return playedFrom(followCard(input), applyTrack, startTrack(input));
  },
  describe: ({ event }, _, words) => describeTrack(event, words),
  refuse: describeTrackProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  Picture: CardPath,
  ...formOf(fields),
  Result,
} satisfies Example<TrackFields, CardWay, TrackEvent, TrackProblem, Pick<Readings, 'global-events.distant'>>;
