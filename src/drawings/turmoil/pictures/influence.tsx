import { numbers, type InfluenceSource } from '../../../engine/turmoil/index.ts';
import { ByEdition } from '../by-edition.tsx';
import { Cite } from '../../cite.tsx';
import { Pictogram } from '../pictograms.tsx';
import { NO_BREAK } from '../../pictures/figure.tsx';
import { Amount, Lookup, Signs } from '../../pictures/lookup.tsx';
import { sourceRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const sources = Object.keys(sourceRules) as InfluenceSource[];
const cap = numbers['influence.cap'];

/** Where influence comes from, how much there can be, and what it does to a global event. */
export function InfluenceTable({ words, rules }: PictureProps) {
  const say = (key: string) => words.say(`pictures.influence.${key}`, { cap });
  return (
    <Lookup id="influence" caption={say('caption')} heads={[say('source'), words.label('influence')]}>
      {sources.map((source) => (
        <tr key={source}>
          <th scope="row">
            {words.capital(words.say(`turmoil.source.${source}`))}
            {NO_BREAK}
            <Cite rule={sourceRules[source]} rules={rules} />
          </th>
          <td>
            <Amount n={`+${numbers['influence.each']}`}>
              <Pictogram of="influence" />
            </Amount>
          </td>
        </tr>
      ))}
      <tr class="total">
        <th scope="row">
          {say('most')}
          {NO_BREAK}
          <Cite rule="influence.sources" rules={rules} />
        </th>
        <td>
          <Amount n={numbers['influence.most']}>
            <Pictogram of="influence" />
          </Amount>
        </td>
      </tr>
      {(['gain', 'loss'] as const).map((kind) => (
        <tr key={kind}>
          <th scope="row">
            {say(kind)}
            {NO_BREAK}
            <Cite rule="influence.adjust" rules={rules} />
          </th>
          <td>
            <Signs>
              <span class="amount">
                ≤<b>{cap}</b> {kind === 'gain' ? '+' : '−'} <Pictogram of="influence" />
              </span>
            </Signs>
            <ByEdition rule="influence.adjust">{(edition) => say(`${kind}-count.${edition}`)}</ByEdition>
          </td>
        </tr>
      ))}
    </Lookup>
  );
}
