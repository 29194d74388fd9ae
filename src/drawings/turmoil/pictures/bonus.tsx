import { numbers, type Party } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { PartNumber, type PartNumbers } from '../../part-number.tsx';

interface Props {
  readonly party: Party;
  /** The numbers of the parts that the party shows. */
  readonly named: PartNumbers | undefined;
  readonly words: Words;
}

/** The ruling bonus under a party: the M€ for each thing that the party counts, or the TR of the Reds. */
export function BonusPlace({ party, named, words }: Props) {
  return (
    <p class="cm-foot">
      <span class="cm-bonus">
        {party === 'reds'
          ? words.say('turmoil.amount.tr', { n: `+${numbers['reds.bonus-tr']}` })
          : words.say('turmoil.amount.megacredits', { n: `+${numbers['bonus.megacredits-each']}` })}
      </span>
      <PartNumber of="ruling-bonus" parts={named} />
    </p>
  );
}
