import { numbers, type Party } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { ByEdition } from '../by-edition.tsx';
import { Emblem } from '../pieces.tsx';
import { Cite } from '../../cite.tsx';
import { Pictogram } from '../pictograms.tsx';
import { NO_BREAK } from '../../pictures/figure.tsx';
import { Amount, Lookup } from '../../pictures/lookup.tsx';
import { costRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

/** What each thing costs. The lobby's delegate is free. */
const costs = [
  { id: 'reserve', n: numbers['lobbying.cost'] },
  { id: 'lobby', n: 0 },
  { id: 'scientists', n: numbers['scientists.cost'], party: 'scientists', gained: numbers['scientists.cards'] },
  { id: 'kelvinists', n: numbers['kelvinists.cost'], party: 'kelvinists', gained: numbers['kelvinists.steps'] },
  { id: 'reds', n: numbers['reds.cost'], party: 'reds' },
  { id: 'crisis', n: numbers['tr-revision.loss'], of: 'tr' },
] as const;

/** What is paid for, in words. */
function Paid({ id, party, gained: n, words }: { readonly id: string; readonly party?: Party; readonly gained?: number; readonly words: Words }) {
  const say = (key: string): string => words.say(`pictures.costs.${key}`, { ...(party && { party: words.label(party) }), ...(n && { n }) });
  return id === 'reds' ? <ByEdition rule="parties.reds.policy">{(edition) => say(`reds.${edition}`)}</ByEdition> : <>{say(id)}</>;
}

/** What a player pays, and to which rule. */
export function CostsTable({ words, rules }: PictureProps) {
  const say = (key: string, values = {}) => words.say(`pictures.costs.${key}`, values);
  return (
    <Lookup id="costs" caption={say('caption')} heads={[say('what'), say('price')]}>
      {costs.map(({ id, n, ...more }) => {
        const of = 'of' in more ? more.of : 'megacredits';
        return (
          <tr key={id}>
            <th scope="row">
              {'party' in more && <Emblem party={more.party} />}
              <Paid id={id} words={words} {...more} />
              {NO_BREAK}
              <Cite rule={costRules[id]} rules={rules} />
            </th>
            <td>
              <Amount n={n}>
                <Pictogram of={of} />
                <span class="unseen">{words.say(`turmoil.thing.${of}`)}</span>
              </Amount>
            </td>
          </tr>
        );
      })}
    </Lookup>
  );
}
