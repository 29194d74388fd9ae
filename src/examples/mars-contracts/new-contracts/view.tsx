import { apply, newContracts, type Game } from '../../../engine/mars-contracts/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { tableOf, type NewEvent, type NewFields, type NewProblem, type NewShown } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeNew, describeNewProblem } from './sentences.ts';

/** How many cards lie below the tiles, are left in the deck, and went to the box. The value for programs is these numbers. */
function Result({ end: { unions, deck, box }, words }: NewShown) {
  const count = unions.reduce((sum, { contracts }) => sum + contracts.length, 0);
  return (
    <output class="ex-result" data-value={[count, deck.length, box.contracts.length].join(' ')}>
      {words.say('new-contracts.result', { count, rest: deck.length })}
    </output>
  );
}

/** The example `new-contracts`: the contract cards of a round. Follows rounds.new-contracts. */
export default {
  id: 'new-contracts',
  source,
  enter,
  play: (value) => {
    const table = tableOf(value);
    return playedFrom(newContracts(table), apply, table);
  },
  describe: ({ event }, _, words) => describeNew(event, words),
  refuse: describeNewProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<NewFields, Game, NewEvent, NewProblem>;
