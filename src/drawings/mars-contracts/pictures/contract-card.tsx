import { numbers } from '../../../engine/mars-contracts/index.ts';
import { CONTRACT_PARTS, ContractCard } from '../card.tsx';
import { inRoman } from '../../part-number.tsx';
import { Drawn, Figure, Inference, Legend, type LegendEntry } from '../../pictures/figure.tsx';
import { contractRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const parts = inRoman(CONTRACT_PARTS);
const first = numbers['contracts.first-level'];

/** A contract card that was just taken. A legend names its four parts, marks them as the printed rules do, and links to their rules. */
export function ContractCardPicture({ words, rules }: PictureProps) {
  const facts = { first, count: numbers['completion.steps'], card: words.label('contract-card') };
  const say = (key: string) => words.say(`pictures.contract-card.${key}`, facts);
  const entries = CONTRACT_PARTS.map((part): LegendEntry => {
    const [rule, also] = contractRules[part];
    return { part, name: `${words.label(part)}.`, text: say(`part.${part}`), rule, ...(also && { also }) };
  });
  const letters = [words.say('pictures.letter.a'), words.say('pictures.letter.b')] as const;
  return (
    <Figure id="contract-card" caption={say('caption')}>
      <Drawn drawing={<ContractCard level={first} letters={letters} points={words.say('site.unit.vp')} parts={parts} />}>
        <Legend entries={entries} parts={parts} rules={rules} />
      </Drawn>
      <Inference words={words} text={say('outline')} />
    </Figure>
  );
}
