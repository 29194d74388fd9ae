import { Fragment } from 'preact';
import { numbers, type Party } from '../../../engine/turmoil/index.ts';
import { signed } from '../../../i18n/words.ts';
import { CounterSign, type SignId } from './signs.tsx';

/** A sign, with or without a number. */
type Item = readonly [sign: SignId, by?: number];

/** The signs of each policy: its condition or cost, then its results. */
const printed: Readonly<Record<Party, readonly [before: Item, ...after: Item[]]>> = {
  'mars-first': [['tile'], ['steel', numbers['mars-first.steel']]],
  scientists: [
    ['megacredits', -numbers['scientists.cost']],
    ['cards', numbers['scientists.cards']],
  ],
  unity: [['titanium'], ['megacredits', numbers['unity.titanium']]],
  kelvinists: [
    ['megacredits', -numbers['kelvinists.cost']],
    ['heatProduction', numbers['kelvinists.steps']],
    ['energyProduction', numbers['kelvinists.steps']],
  ],
  reds: [
    ['tr', 1],
    ['megacredits', -numbers['reds.cost']],
  ],
  greens: [['greenery'], ['megacredits', numbers['greens.megacredits']]],
};

/** A policy in signs, as on a printed tile. It is decoration: the steps say the same in words. */
export function Printed({ party }: { readonly party: Party }) {
  return (
    <span class="po-printed" aria-hidden="true">
      {printed[party].map(([sign, by], at) => (
        <Fragment key={sign}>
          {at === 1 && <span>→</span>}
          {by !== undefined && <span>{signed(by)}</span>}
          <CounterSign counter={sign} />
        </Fragment>
      ))}
    </span>
  );
}
