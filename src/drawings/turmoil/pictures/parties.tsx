import { numbers, paidBonuses, PARTIES, type Party } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { ByEdition } from '../by-edition.tsx';
import { Emblem } from '../pieces.tsx';
import { Cite } from '../../cite.tsx';
import { Pictogram } from '../pictograms.tsx';
import { NO_BREAK } from '../../pictures/figure.tsx';
import { Amount, Lookup, Signs } from '../../pictures/lookup.tsx';
import type { PictureProps } from '../../pictures/types.ts';

const each = numbers['bonus.megacredits-each'];
const tr = numbers['reds.bonus-tr'];

/** What a party's ruling bonus gives, and for what. */
function BonusSigns({ party }: { readonly party: Party }) {
  if (party === 'reds')
    return (
      <Amount n={`+${tr}`}>
        <Pictogram of="tr" />
      </Amount>
    );
  return (
    <>
      <Amount n={`+${each}`}>
        <Pictogram of="megacredits" />
      </Amount>
      ∕
      {paidBonuses[party].map((paid) => (
        <Pictogram key={paid} of={paid === 'production:heat' ? paid : `tag:${paid}`} />
      ))}
    </>
  );
}

const bonusIn = (party: Party, words: Words): string =>
  party === 'reds' ? words.say('pictures.parties.bonus.reds', { n: tr }) : words.say(`turmoil.why.ruling-bonus.${party}`, { each });

/** What each policy gives and takes, as signs. */
const policySigns: Readonly<Record<Party, preact.JSX.Element>> = {
  'mars-first': (
    <>
      <Amount n={`+${numbers['mars-first.steel']}`}>
        <Pictogram of="steel" />
      </Amount>
      ∕
      <Pictogram of="tile" />
    </>
  ),
  kelvinists: (
    <>
      <Amount n={`−${numbers['kelvinists.cost']}`}>
        <Pictogram of="megacredits" />
      </Amount>
      →
      <Amount n={`+${numbers['kelvinists.steps']}`}>
        <Pictogram of="production:heat" />
        <Pictogram of="production:energy" />
      </Amount>
    </>
  ),
  reds: (
    <>
      <Amount n={`−${numbers['reds.cost']}`}>
        <Pictogram of="megacredits" />
      </Amount>
      ∕
      <Pictogram of="tr" />
    </>
  ),
  greens: (
    <>
      <Amount n={`+${numbers['greens.megacredits']}`}>
        <Pictogram of="megacredits" />
      </Amount>
      ∕
      <Pictogram of="greenery" />
    </>
  ),
  unity: (
    <>
      <Pictogram of="titanium" />
      <Amount n={`+${numbers['unity.titanium']}`}>
        <Pictogram of="megacredits" />
      </Amount>
    </>
  ),
  scientists: (
    <>
      <Amount n={`−${numbers['scientists.cost']}`}>
        <Pictogram of="megacredits" />
      </Amount>
      →
      <Amount n={`+${numbers['scientists.cards']}`}>
        <Pictogram of="card" />
      </Amount>
    </>
  ),
};

/** The numbers of a policy, for its words. */
const policyNumbers: Readonly<Record<Party, Readonly<Record<string, number>>>> = {
  'mars-first': { n: numbers['mars-first.steel'] },
  kelvinists: { cost: numbers['kelvinists.cost'], n: numbers['kelvinists.steps'] },
  reds: { cost: numbers['reds.cost'] },
  greens: { n: numbers['greens.megacredits'] },
  unity: { n: numbers['unity.titanium'] },
  scientists: { cost: numbers['scientists.cost'], n: numbers['scientists.cards'] },
};

/** What a policy gives and takes, in words. */
function PolicyWords({ party, words }: { readonly party: Party; readonly words: Words }) {
  const say = (key: string) => <>{words.say(`pictures.parties.policy.${key}`, policyNumbers[party])}</>;
  if (party !== 'reds') return say(party);
  return <ByEdition rule="parties.reds.policy">{(edition) => words.say(`pictures.parties.policy.reds.${edition}`, policyNumbers.reds)}</ByEdition>;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The parties in the order in which the chapter tells of them, which is not their order around the board. */
const inOrderOfRules = (rules: PictureProps['rules']): readonly Party[] => {
  const number = (party: Party): string => rules[`parties.${party}.goal`]?.number ?? '';
  return PARTIES.toSorted((one, other) => compare(number(one), number(other)));
};

/** The six parties: emblem and name, ruling bonus, policy. Each leads to its rule. */
export function PartiesTable({ words, rules }: PictureProps) {
  return (
    <Lookup id="parties" caption={words.say('pictures.parties.caption')} heads={['party', 'ruling-bonus', 'policy'].map(words.label)}>
      {inOrderOfRules(rules).map((party) => (
        <tr key={party} class={`of-${party}`}>
          <th scope="row">
            <Emblem party={party} />
            <a href={rules[`parties.${party}.goal`]?.href}>{words.label(party)}</a>
          </th>
          <td>
            <Signs>
              <BonusSigns party={party} />
            </Signs>
            {bonusIn(party, words)}
            {NO_BREAK}
            <Cite rule={`parties.${party}.bonus`} rules={rules} />
          </td>
          <td>
            <Signs>{policySigns[party]}</Signs>
            <PolicyWords party={party} words={words} />
            {NO_BREAK}
            <Cite rule={`parties.${party}.policy`} rules={rules} />
          </td>
        </tr>
      ))}
    </Lookup>
  );
}
