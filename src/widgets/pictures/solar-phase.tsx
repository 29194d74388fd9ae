import type { ComponentChildren } from 'preact';
import { Cite } from '../shared/cite.tsx';
import { CrisisFlow } from './crisis.tsx';
import { Figure } from './figure.tsx';
import { NO_BREAK, ownName } from './names.ts';
import type { PictureProps } from './types.ts';

interface StopProps extends PictureProps {
  readonly rule: string;
  /** Only some games have this step. */
  readonly optional?: boolean;
  readonly children: ComponentChildren;
}

/** One step: its name with its rule, and below what belongs to it. */
function Stop({ rule, optional = false, words, rules, children }: StopProps) {
  return (
    <li class={optional ? 'flow-stop is-optional' : 'flow-stop'}>
      <p class="flow-name">
        {ownName(rules[rule]?.title ?? '', words)}
        {NO_BREAK}
        <Cite rule={rule} rules={rules} />
      </p>
      {children}
    </li>
  );
}

/** The solar phase as a flow: what ends it, what is skipped, and the crisis as its last step. */
export function SolarPhasePicture(props: PictureProps) {
  const { words, rules, steps } = props;
  const say = (key: string) => words.say(`pictures.solar-phase.${key}`);
  return (
    <Figure id="solar-phase" caption={say('caption')}>
      <div class="flow">
        <p class="flow-end">
          {words.label('production-phase')}
          {NO_BREAK}
          <Cite rule="solar-phase.when" rules={rules} />
        </p>
        <ol class="flow-stops">
          <Stop rule="solar-phase.end-check" {...props}>
            <p class="flow-exit">
              {say('end-check.reached')}
              {NO_BREAK}
              <Cite rule="end.scoring" rules={rules} />
            </p>
            <p>{say('end-check.open')}</p>
          </Stop>
          <Stop rule="solar-phase.world-government" optional {...props}>
            <p>{say('world-government.only')}</p>
            <p>
              {say('world-government.variant')}
              {NO_BREAK}
              <Cite rule="solar-phase.world-government-variant" rules={rules} />
            </p>
          </Stop>
          <Stop rule="solar-phase.colonies" optional {...props}>
            <p>{say('colonies.only')}</p>
          </Stop>
          <Stop rule="solar-phase.crisis" {...props}>
            <CrisisFlow steps={steps} />
          </Stop>
        </ol>
        <p class="flow-end">{say('next')}</p>
      </div>
    </Figure>
  );
}
