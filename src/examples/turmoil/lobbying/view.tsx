import { influenceOf, type Game, type LobbyingEvent, type LobbyingProblem } from '../../../engine/turmoil/index.ts';
import { ofParty, ownerIn, whoIn } from '../../../sentences/turmoil/words.ts';
import type { Example, Readings } from '../../frame/definition/example.ts';
import { enter, type LobbyingInput } from './input.ts';
import { Actions, LobbyingBoard } from './picture.tsx';
import { comparedWith, play, type LobbyingShown, type ToldStep } from './play.ts';
import { source } from './presets.ts';
import { describeLobbying } from './sentences.ts';

/** The dominant party, its leader, and the influence of each player. The value for programs is the id of the party. */
function Result({ end: { committee, players }, words }: LobbyingShown) {
  const { dominant, parties } = committee;
  const { leader } = parties[dominant];
  const influence = players.map(({ colour }) => words.say('lobbying.has', { who: ownerIn(words, colour), n: influenceOf(committee, colour).length }));
  const names = { of: ofParty(words, dominant), owner: leader ? whoIn(words, leader) : words.say('lobbying.nobody') };
  return (
    <output class="ex-result" data-value={dominant}>
      {words.say('lobbying.result', { ...names, influence: words.list(influence) })}
    </output>
  );
}

/**
 * The example `lobbying`: delegates are sent and removed on the committee board. The steps say what each action costs,
 * and why the leader and the marker move or stay. Rule committee.lobbying.
 */
export default {
  id: 'lobbying',
  source,
  enter,
  play,
  describe: (step, _, words) => describeLobbying(step, words),
  refuse: () => null,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture: LobbyingBoard,
  motion: async () => {
    const { boardMotion } = await import('../../../drawings/turmoil/flights.ts');
    return { ...boardMotion, flights: (before, now, input, step) => boardMotion.flights(comparedWith(input, step, before), now) };
  },
  Form: Actions,
  Result,
} satisfies Example<LobbyingInput, Game, LobbyingEvent, LobbyingProblem, Readings, ToldStep>;
