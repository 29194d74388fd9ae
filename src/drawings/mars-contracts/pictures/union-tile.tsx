import { numbers } from '../../../engine/mars-contracts/index.ts';
import { TILE_PARTS, UnionTile } from '../tile.tsx';
import { inRoman } from '../../part-number.tsx';
import { Drawn, Figure, Inference, Legend } from '../../pictures/figure.tsx';
import { tileRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const parts = inRoman(TILE_PARTS);
const facts = { seals: numbers['seals.each'], taken: numbers['commitment.seals'], start: numbers['progress.start'] };

/** A union tile at the start of a game. A legend names its five parts, marks them as the printed rules do, and links to their rules. */
export function UnionTilePicture({ words, rules }: PictureProps) {
  const say = (key: string) => words.say(`pictures.union-tile.${key}`, { ...facts, tile: words.label('union-tile') });
  const entries = TILE_PARTS.map((part) => ({ part, name: `${words.label(part)}.`, text: say(`part.${part}`), rule: tileRules[part] }));
  return (
    <Figure id="union-tile" caption={say('caption')}>
      <Drawn drawing={<UnionTile seals={facts.seals} progress={facts.start} parts={parts} />}>
        <Legend entries={entries} parts={parts} rules={rules} />
      </Drawn>
      <Inference words={words} text={say('outline')} />
    </Figure>
  );
}
