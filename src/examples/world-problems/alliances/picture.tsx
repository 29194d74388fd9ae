import { Countries, marked, spoken } from '../../../drawings/world-problems/country.tsx';
import { countryOf, type Game, type Unit } from '../../../engine/world-problems/index.ts';
import { withWas } from '../../../i18n/words.ts';
import { kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import type { AllianceShown, AllianceStep } from './input.ts';

const [FOOD] = KINDS;

/** The reputation of a member; a question mark for what is no number. */
const reputationOf = (game: Game, id: string): number | string => {
  const has = countryOf(game, id).reputation;
  return Number.isNaN(has) ? '?' : has;
};

/** The reputation of each member. */
const reputationsOf = (game: Game, { members }: Unit): string => members.map((id) => reputationOf(game, id)).join(' + ');

/** The names of some fields of all members. */
const fields = ({ members }: Unit, ...names: readonly string[]): string => members.flatMap((id) => names.map((name) => `al.${id}.${name}`)).join(' ');

/** Whether a step is about a country itself, and not about what it has. */
const isAbout = (event: AllianceStep | undefined, id: string): boolean => {
  switch (event?.type) {
    case 'alliance-formed':
      return event.joined.includes(id);
    case 'leave-announced':
    case 'goals-kept':
      return event.country === id;
    case 'goals-renewed':
      return event.swaps.some(({ country }) => country === id);
    case 'initiator-chosen':
      return event.initiator === id;
    default:
      return false;
  }
};

/** Each country and each alliance with its reputation and its food; below them the bank. */
export function Picture({ now, before, event, refused, words }: AllianceShown) {
  const unitBefore = ({ members }: Unit): Unit | undefined => before?.units.find((unit) => unit.members.join() === members.join());
  const changed = (unit: Unit, of: (game: Game, unit: Unit) => unknown): boolean => {
    const old = unitBefore(unit);
    return before !== undefined && (!old || of(before, old) !== of(now, unit));
  };
  /** What each member has now, beside what it had in the same unit. */
  const counted = (unit: Unit): string =>
    unit.members.map((id) => withWas(reputationOf(now, id), unitBefore(unit) && reputationOf(before!, id))).join(' + ');
  const food = (_: Game, unit: Unit): number => unit.stock[FOOD] ?? 0;
  return (
    <div class="wp-stocks ex-low">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.label('reputation')}</th>
            <th scope="col">{words.capital(kindIn(words, FOOD))}</th>
          </tr>
        </thead>
        <tbody>
          {now.units.map((unit) => (
            <tr key={unit.members.join()}>
              <th
                scope="row"
                data-field={fields(unit, 'group', 'keeps')}
                data-changed={(unitBefore(unit) ? spoken : marked)(unit.members.some((id) => isAbout(event, id)))}
                data-refused={marked(unit.members.some((id) => refused.has(`al.${id}`)))}
              >
                <Countries members={unit.members} named words={words} />
              </th>
              <td
                data-field={fields(unit, 'has')}
                data-changed={marked(unitBefore(unit) !== undefined && changed(unit, reputationsOf))}
                data-refused={marked(unit.members.some((id) => refused.has(`al.${id}.has`)))}
              >
                {counted(unit)}
              </td>
              <td data-field={fields(unit, 'food')} data-changed={marked(changed(unit, food))}>
                {withWas(food(now, unit), unitBefore(unit)?.stock[FOOD])}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.say('alliances.bank')}</th>
            <td />
            <td data-changed={marked(before !== undefined && before.bank[FOOD] !== now.bank[FOOD])}>
              {withWas(now.bank[FOOD]!, before?.bank[FOOD])}
            </td>
          </tr>
        </tbody>
      </table>
      <p class="wp-sample">{words.say('alliances.sample')}</p>
    </div>
  );
}
