import { Countries, marked } from '../../../drawings/world-problems/country.tsx';
import { reputationOf, unitOf, type Game } from '../../../engine/world-problems/index.ts';
import { withWas } from '../../../i18n/words.ts';
import { kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { ACTOR, playersIn, TYPED, type BankShown } from './input.ts';

/** A number of a cell, after what it was before the step; a question mark for what cannot be counted. */
const shownAs = (number: number | undefined, was: number | undefined): string =>
  number === undefined ? '' : Number.isNaN(number) ? '?' : withWas(number, was);

const technologiesOf = (game: Game, id: string): number => game.countries.find((country) => country.id === id)?.technologies.length ?? 0;

/** What a country has of a row. */
const heldBy = (game: Game, id: string, row: string): number => {
  const unit = unitOf(game, id);
  if (row === 'technologies') return technologiesOf(game, id);
  return row === 'reputation' ? reputationOf(game, unit) : (unit.stock[row] ?? 0);
};

/** What lies in the centre of a row: the bank, the shared technologies; there is no reputation. */
const inCentre = (game: Game, row: string): number | undefined => {
  if (row === 'technologies') return game.technologies.shared.length;
  return row === 'reputation' ? undefined : (game.bank[row] ?? 0);
};

/** The field of a cell: what the country whose turn it is has. What the others have cannot be changed, nor the technologies. */
const fieldOf = (row: string, id: string): string | undefined => (id !== ACTOR || row === 'technologies' ? undefined : `bt.${row}`);

/** What the countries have and what lies in the centre, row by row. */
export function Picture({ value, now, before, refused, words }: BankShown) {
  const rows = [...KINDS, 'reputation', 'technologies'];
  const players = playersIn(value);
  const nameOf = (row: string): string => {
    if (row === 'technologies') return words.say('bank-and-technology.technologies');
    return row === 'reputation' ? words.label(row) : words.capital(kindIn(words, row));
  };
  const bad = (row: string, id: string): boolean => {
    if (id !== ACTOR) return false;
    const wanted = ['gives1', 'gives2', 'first1', 'second1', 'first2', 'second2'].some((field) => refused.has(`bt.${field}`));
    return refused.has(`bt.${row}`) || (row === 'reputation' && !TYPED.some((field) => refused.has(`bt.${field}`)) && wanted);
  };
  /** The country whose gift is refused; with a second exchange that is not allowed, the one that makes them too many. */
  const badHead = (id: string, at: number): boolean => refused.has(`bt.${id}`) || (refused.has('bt.agreed') && at === players.length - 1);
  return (
    <div class="wp-stocks ex-low">
      <table>
        <thead>
          <tr>
            <td />
            {players.map((id, at) => (
              <th key={id} scope="col" data-refused={marked(badHead(id, at))}>
                <Countries members={[id]} words={words} />
              </th>
            ))}
            <th scope="col">{words.say('bank-and-technology.centre')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{nameOf(row)}</th>
              {players.map((id) => (
                <td
                  key={id}
                  data-field={fieldOf(row, id)}
                  data-changed={marked(before !== undefined && heldBy(before, id, row) !== heldBy(now, id, row))}
                  data-refused={marked(bad(row, id))}
                >
                  {shownAs(heldBy(now, id, row), before && heldBy(before, id, row))}
                </td>
              ))}
              <td data-changed={marked(before !== undefined && inCentre(before, row) !== inCentre(now, row))}>
                {shownAs(inCentre(now, row), before && inCentre(before, row))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="wp-sample">{words.say('bank-and-technology.sample')}</p>
    </div>
  );
}
