import { numbers } from '../../../engine/world-problems/index.ts';
import { numbered } from '../../part-number.tsx';
import { KARMA_PARTS, KarmaTree, type KarmaPart } from '../tree.tsx';
import { Drawn, Figure, Inference, Legend, NO_BREAK } from '../../pictures/figure.tsx';
import { karmaRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const parts = numbered(KARMA_PARTS);

/** The karma board as a tree, after two problems. A legend names its parts and links them to their rules. */
export function KarmaTreePicture({ words, rules }: PictureProps) {
  const letters = [words.say('pictures.letter.a'), words.say('pictures.letter.b')] as const;
  const say = (key: string) => words.say(`pictures.karma-tree.${key}`, { count: numbers['karma.steps'], board: words.label('karma-board') });
  const names: Readonly<Record<KarmaPart, string>> = {
    'compass-rose': words.label('compass-rose'),
    'side-a': `${words.label('side')}${NO_BREAK}${letters[0]}`,
    'side-b': `${words.label('side')}${NO_BREAK}${letters[1]}`,
    'karma-marker': words.label('karma-marker'),
    effect: say('effect'),
  };
  const entries = KARMA_PARTS.map((part) => ({ part, name: `${names[part]}.`, text: say(`part.${part}`), rule: karmaRules[part] }));
  return (
    <Figure id="karma-tree" caption={say('caption')}>
      <Drawn drawing={<KarmaTree walk={['a', 'b']} letters={letters} parts={parts} />}>
        <Legend entries={entries} parts={parts} rules={rules} />
      </Drawn>
      <Inference words={words} text={say('outline')} />
    </Figure>
  );
}
