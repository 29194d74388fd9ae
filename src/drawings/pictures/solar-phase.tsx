import { CrisisFlow } from './crisis.tsx';
import { Figure } from './figure.tsx';
import { SolarFlow } from './solar-flow.tsx';
import type { PictureProps } from './types.ts';

/** The solar phase as a flow, with the steps of its crisis. */
export function SolarPhasePicture({ words, rules, steps }: PictureProps) {
  return (
    <Figure id="solar-phase" caption={words.say('pictures.solar-phase.caption')}>
      <SolarFlow words={words} rules={rules}>
        <CrisisFlow steps={steps} />
      </SolarFlow>
    </Figure>
  );
}
