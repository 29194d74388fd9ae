import { apply, bareTable, setUp, type Game } from '../../../engine/world-problems/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, type SetupEvent, type SetupFields, type SetupProblem, type SetupShown } from './input.ts';
import { Picture } from './picture.tsx';
import { source } from './presets.ts';
import { describeSetup, describeSetupProblem } from './sentences.ts';

/** What lies ready. The value for programs is the number of spare goals. */
function Result({ end: { goals }, words }: SetupShown) {
  return (
    <output class="ex-result" data-value={goals.spare.length}>
      {words.say('problems-setup.result', { count: goals.spare.length })}
    </output>
  );
}

/** The example `problems-setup`: setting up a table by the number of players. Follows setup.*, goals.duplicate. */
export default {
  id: 'problems-setup',
  source,
  enter,
  play: (value) => playedFrom(setUp(inputOf(value)), apply, bareTable(inputOf(value))),
  describe: ({ event }, { value }, words) => describeSetup(event, value, words),
  refuse: describeSetupProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<SetupFields, Game, SetupEvent, SetupProblem>;
