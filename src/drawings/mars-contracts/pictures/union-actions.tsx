import { numbers } from '../../../engine/mars-contracts/index.ts';
import { Cite } from '../../cite.tsx';
import { NO_BREAK } from '../../pictures/figure.tsx';
import { Lookup } from '../../pictures/lookup.tsx';
import { unionRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

/** The two actions of a union: where the token goes, and what it brings. */
export function UnionActionsTable({ words, rules }: PictureProps) {
  const say = (key: string) => words.say(`pictures.union-actions.${key}`);
  const seals = words.say('pictures.union-actions.seals', { seal: words.label('corporation-seal'), n: numbers['commitment.seals'] });
  const rows = [
    { rule: unionRules[0], slots: ['action-slot'], gained: [words.label('main-grant')] },
    {
      rule: unionRules[1],
      slots: ['action-slot', 'repeat-action-slot'],
      gained: [words.label('additional-grant'), words.label('contract-card'), seals],
    },
  ];
  return (
    <Lookup id="union-actions" caption={say('caption')} heads={[say('action'), say('token'), say('gained')]}>
      {rows.map(({ rule, slots, gained }) => (
        <tr key={rule}>
          <th scope="row">
            {rules[rule]?.title}
            {NO_BREAK}
            <Cite rule={rule} rules={rules} />
          </th>
          <td>{slots.map(words.label).join(' → ')}</td>
          <td>
            <ul>
              {gained.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </Lookup>
  );
}
