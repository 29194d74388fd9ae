import { apply, type Game } from '../../../engine/world-problems/index.ts';
import { kindIn } from '../../../sentences/world-problems/words.ts';
import { bound } from '../../../i18n/words.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { ACTOR, type BankEvent, type BankFields, type BankProblem, type BankShown } from './input.ts';
import { Picture } from './picture.tsx';
import { turnOf } from './play.ts';
import { source } from './presets.ts';
import { describeBank, describeBankProblem } from './sentences.ts';

/** The ends of the keys of results, by what was bought. */
const RESULTS: Readonly<Record<string, string>> = { random: '-drawn', chosen: '-shared' };

/** What the country has after its turn. The value for programs is `food:1 energy:1 metal:2 reputation:3`. */
function Result({ value, end: { countries, units }, words }: BankShown) {
  const stock = units.find(({ members }) => members.includes(ACTOR))?.stock ?? {};
  const reputation = countries.find(({ id }) => id === ACTOR)?.reputation ?? 0;
  const written = Object.entries({ ...stock, reputation }).map(([kind, n]) => `${kind}:${n}`);
  const held = [...Object.entries(stock).map(([kind, n]) => bound(kindIn(words, kind), n)), bound(words.name('reputation'), reputation)];
  return (
    <output class="ex-result" data-value={written.join(' ')}>
      {words.say(`bank-and-technology.result${RESULTS[value.purchase] ?? ''}`, { held: words.list(held) })}
    </output>
  );
}

/** The example `bank-and-technology`: exchanges at the bank, then a technology at random or of one's choice. Follows bank.*, technologies.*. */
export default {
  id: 'bank-and-technology',
  source,
  enter,
  play: (value) => {
    const { outcome, before, trace } = turnOf(value);
    return playedFrom(outcome, apply, before, trace);
  },
  describe: ({ event, rule }, _, words) => describeBank(event, rule, words),
  refuse: describeBankProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture,
  ...formOf(fields),
  Result,
} satisfies Example<BankFields, Game, BankEvent, BankProblem>;
