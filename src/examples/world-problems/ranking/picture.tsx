import { numbers } from '../../../engine/world-problems/index.ts';
import { Countries, marked, spoken } from '../../../drawings/world-problems/country.tsx';
import { numberIn } from '../../frame/form/number-in.ts';
import { TYPED, typedOf, unitsIn, type CountryTyped, type RankingShown } from './input.ts';

/** Whether a step is about a unit. */
const isAbout = (event: RankingShown['event'], first: string): boolean => {
  switch (event?.type) {
    case 'goals-counted':
      return event.standing.members.includes(first);
    case 'placed':
      return event.place.units.some(({ members }) => members.includes(first));
    case 'stocks-compared':
      return event.most.some((members) => members.includes(first));
    default:
      return false;
  }
};

/** What the countries of a unit have together, as far as it can be counted. */
const sum = (typed: readonly CountryTyped[], field: (typeof TYPED)[number]): string => {
  const total = typed.reduce((so, one) => so + numberIn(one[field]), 0);
  return Number.isFinite(total) ? String(total) : '?';
};

/** A row for each country and alliance, with what decides its place, and the places so far. */
export function Picture({ value, event, now, refused, words }: RankingShown) {
  const head = (name: string) => <th scope="col">{words.say(`ranking.column.${name}`)}</th>;
  return (
    <div class="wp-stocks rk ex-low">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.label('country')}</th>
            {head('met')}
            <th scope="col">{words.label('reputation')}</th>
            {value.compare && head('food')}
            {head('place')}
          </tr>
        </thead>
        <tbody>
          {unitsIn(value).map((members) => {
            const first = members[0]!;
            const typed = members.map((id) => typedOf(value, id));
            const bad = (field: string) => marked(members.some((id) => refused.has(`${id}.${field}`)));
            const field = (name: string): string => members.map((id) => `${id}.${name}`).join(' ');
            const place = now.places.find(({ units }) => units.some((unit) => unit.members.includes(first)))?.place;
            return (
              <tr key={first} data-changed={spoken(isAbout(event, first))}>
                <th scope="row" data-field={field('in')} data-refused={bad('in')}>
                  <Countries members={members} words={words} />
                </th>
                <td data-field={field('met')} data-refused={bad('met')}>
                  {words.say('ranking.met', { met: sum(typed, 'met'), goals: members.length * numbers['goals.each'] })}
                </td>
                <td data-field={field('reputation')} data-refused={bad('reputation')}>
                  {sum(typed, 'reputation')}
                </td>
                {value.compare && (
                  <td data-field={field('food')} data-refused={bad('food')}>
                    {sum(typed, 'food')}
                  </td>
                )}
                <td class="rk-place">{place ?? ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
