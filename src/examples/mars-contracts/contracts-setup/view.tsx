import { apply, bareTable, setUp, type Game } from '../../../engine/mars-contracts/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, type SetUpEvent, type SetUpFields, type SetUpProblem, type SetUpShown } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeSetUp, describeSetUpProblem } from './sentences.ts';

/** Which tiles lie on the table and how many return to the box. The value for programs is their numbers. */
function Result({ end: { unions, box }, words }: SetUpShown) {
  const revealed = unions.map(({ tile }) => String(tile.number));
  return (
    <output class="ex-result" data-value={revealed.join(' ')}>
      {words.say('contracts-setup.result', { count: revealed.length, unions: words.and(revealed), left: box.unions.length })}
    </output>
  );
}

/** The example `contracts-setup`: what is prepared for a number of players, with or without the Automa. Follows setup.*. */
export default {
  id: 'contracts-setup',
  source,
  enter,
  play: (value) => {
    const input = inputOf(value);
    return playedFrom(setUp(input), apply, bareTable(input));
  },
  describe: ({ event }, { value }, words) => describeSetUp(event, value, words),
  refuse: describeSetUpProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<SetUpFields, Game, SetUpEvent, SetUpProblem>;
