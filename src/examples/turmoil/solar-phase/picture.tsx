import { SOLAR_STEPS, type SolarPhaseState, type SolarStep } from '../../../engine/turmoil/index.ts';
import { SolarFlow, type StopMark } from '../../../drawings/turmoil/pictures/solar-phase.tsx';
import { href } from '../../../web/links.ts';
import type { Words } from '../../../i18n/words.ts';
import type { SolarPhaseShown } from './input.ts';

/** The mark of each step. The present step is the last one that is not ahead. If the game has ended, it is the game end check. */
const marksOf = ({ steps, ended }: SolarPhaseState, refused: ReadonlySet<string>, words: Words): Readonly<Record<SolarStep, StopMark>> => {
  const present = ended ? 'end-check' : SOLAR_STEPS.findLast((step) => steps[step] !== 'ahead');
  const mark = (step: SolarStep): StopMark => {
    const look = steps[step];
    return { look, present: step === present, refused: refused.has(step), note: look === 'ahead' ? '' : words.say(`solar-phase.mark.${look}`) };
  };
  return Object.fromEntries(SOLAR_STEPS.map((step) => [step, mark(step)])) as Record<SolarStep, StopMark>;
};

/** The solar phase as a flow with marked steps. The last step links to the example of the crisis. */
export function Flow({ now, refused, words, rules }: SolarPhaseShown) {
  return (
    <SolarFlow words={words} rules={rules} marks={marksOf(now, refused, words)}>
      <p>
        <a href={href(words.lang, 'turmoil/examples/crisis/')}>{words.say('solar-phase.crisis-example')}</a>
      </p>
    </SolarFlow>
  );
}
