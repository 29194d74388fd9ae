import {
  applySetUp,
  bareBoards,
  setUpBoards,
  type SetUp,
  type SetUpEvent,
  type SetUpInput,
  type SetUpProblem,
} from '../../../engine/turmoil/index.ts';
import { ofParty, whoIn } from '../../../sentences/turmoil/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import type { SetUpShown } from './input.ts';
import { Boards, drawn } from './picture.tsx';
import { source } from './presets.ts';
import { describeSetUp, describeSetUpProblem } from './sentences.ts';

/** The ruling party, the chairman and the dominant party. The value for programs is the dominant party. */
function Result({ end: { committee }, words }: SetUpShown) {
  const { ruling, dominant, chairman } = committee;
  if (!ruling || !dominant || !chairman) return null;
  return (
    <output class="ex-result" data-value={dominant}>
      {words.say('setup.result', { of: ofParty(words, ruling), dominant: ofParty(words, dominant), owner: whoIn(words, chairman) })}
    </output>
  );
}

/**
 * The example `setup`: players and two drawn events give the starting committee, step by step.
 * Follows setup.player-delegates to setup.policy-tiles.
 */
export default {
  id: 'setup',
  source,
  enter,
  play: (input) => playedFrom(setUpBoards(input), applySetUp, bareBoards(input.colours)),
  describe: ({ event }, _, words) => describeSetUp(event, words),
  refuse: describeSetUpProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture: Boards,
  motion: async () => {
    const { places, flights } = (await import('../../../drawings/turmoil/flights.ts')).boardMotion;
    return { places, flights: (before, now) => flights(drawn(before), drawn(now)) };
  },
  ...formOf(fields),
  Result,
} satisfies Example<SetUpInput, SetUp, SetUpEvent, SetUpProblem>;
