import { numbers } from '../../../engine/world-problems/index.ts';
import { Cite } from '../../cite.tsx';
import { CYCLE_PARTS, cycleMarks, ProblemCycle } from '../cycle.tsx';
import { Figure, Legend, NO_BREAK, type LegendEntry } from '../../pictures/figure.tsx';
import { cycleRules, cycleTerms } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const facts = { rounds: numbers['action-rounds.each'], reputation: numbers['leader.reputation'], most: numbers['additional-rounds.most'] };

/** The cycle of a problem as a ring. A legend names the queue and the six steps, and links them to their rules. */
export function ProblemCyclePicture({ words, rules }: PictureProps) {
  const say = (key: string) => words.say(`pictures.problem-cycle.${key}`, { ...facts, cycle: words.label('problem-cycle') });
  const entries = CYCLE_PARTS.map((part): LegendEntry => {
    const [rule, also] = cycleRules[part];
    return { part, name: `${words.label(cycleTerms[part])}.`, text: say(`part.${part}`), rule, ...(also && { also }) };
  });
  const letters = [words.say('pictures.letter.a'), words.say('pictures.letter.b')] as const;
  return (
    <Figure id="problem-cycle" caption={say('caption')}>
      <div class="pic-drawing">
        <ProblemCycle letters={letters} parts={cycleMarks} />
      </div>
      <Legend entries={entries} parts={cycleMarks} rules={rules} />
      <p class="pic-note">
        {say('end')}
        {NO_BREAK}
        <Cite rule="round.end" rules={rules} />
      </p>
    </Figure>
  );
}
