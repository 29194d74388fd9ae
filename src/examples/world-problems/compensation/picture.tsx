import { Countries, marked, spoken } from '../../../drawings/world-problems/country.tsx';
import { reputationOf, unitOf } from '../../../engine/world-problems/index.ts';
import { withWas } from '../../../i18n/words.ts';
import { kindIn, KINDS } from '../../../sentences/world-problems/words.ts';
import { heldBy, PLAYERS, type CompensationShown, type CompensationStep } from './input.ts';

const claims = (event: CompensationStep | undefined, id: string): boolean =>
  (event?.type === 'claimed' || event?.type === 'contested') && event.country === id;

const refuses = (event: CompensationStep | undefined, id: string): boolean => event?.type === 'nobody-compensated' && event.refused.includes(id);

/** The countries, each with a sign whether it agrees to a split, and the fund beside them. */
function Head({ value, refused, words }: Pick<CompensationShown, 'value' | 'refused' | 'words'>) {
  return (
    <thead>
      <tr>
        <th scope="row">{words.say('compensation.field.agrees')}</th>
        {PLAYERS.map((id, at) => (
          <th key={id} scope="col" data-field={`co.${id}.agrees`} data-refused={marked(refused.has(`co.${id}`))}>
            <Countries members={[id]} words={words} />
            <small>{value.countries[at]!.agrees ? '✓' : '✗'}</small>
          </th>
        ))}
        <th scope="col">{words.say('compensation.fund')}</th>
      </tr>
    </thead>
  );
}

/** Reputation, title and resources of each country; beside them what lies in the fund. */
export function Picture({ value, now, before, event, refused, words }: CompensationShown) {
  const refusedIn = (id: string): boolean => refused.has(`co.${id}.has`);
  const reputation = (id: string): string => {
    const has = reputationOf(now, unitOf(now, id));
    return Number.isNaN(has) ? value.countries[PLAYERS.findIndex((one) => one === id)]!.has || '?' : String(has);
  };
  const moved = (id: string): boolean => before !== undefined && before.titled.includes(id) !== now.titled.includes(id);
  const inFund = (kind: string): boolean => before !== undefined && before.fund[kind] !== now.fund[kind];
  return (
    <div class="wp-stocks ex-low">
      <table>
        <Head value={value} refused={refused} words={words} />
        <tbody>
          <tr>
            <th scope="row">{words.label('reputation')}</th>
            {PLAYERS.map((id) => (
              <td
                key={id}
                data-field={`co.${id}.has`}
                data-changed={spoken(claims(event, id) || refuses(event, id))}
                data-refused={marked(refusedIn(id))}
              >
                {reputation(id)}
              </td>
            ))}
            <td data-changed={spoken(event?.type === 'nobody-claimed')} />
          </tr>
          <tr>
            <th scope="row" data-field="co.title">
              {words.say('compensation.title')}
            </th>
            {PLAYERS.map((id) => (
              <td key={id} data-field="co.title" data-changed={marked(moved(id))}>
                {now.titled.includes(id) && words.say('compensation.holds')}
              </td>
            ))}
            <td />
          </tr>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{words.capital(kindIn(words, kind))}</th>
              {PLAYERS.map((id) => (
                <td key={id} data-changed={marked(before !== undefined && heldBy(before, id, kind) !== heldBy(now, id, kind))}>
                  {withWas(heldBy(now, id, kind), before && heldBy(before, id, kind))}
                </td>
              ))}
              <td data-field={`co.${kind}`} data-changed={marked(inFund(kind))}>
                {withWas(now.fund[kind]!, before?.fund[kind])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="wp-sample">{words.say('compensation.sample')}</p>
    </div>
  );
}
