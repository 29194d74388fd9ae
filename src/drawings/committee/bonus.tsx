import { numbers, type Party } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';

/** The ruling bonus as it is printed under a party: what it pays for each thing counted, or the Reds' TR. */
export function BonusPlace({ party, words }: { readonly party: Party; readonly words: Words }) {
  return (
    <span class="cm-bonus">
      {party === 'reds'
        ? words.say('turmoil.amount.tr', { n: `+${numbers['reds.bonus-tr']}` })
        : words.say('turmoil.amount.megacredits', { n: `+${numbers['bonus.megacredits-each']}` })}
    </span>
  );
}
