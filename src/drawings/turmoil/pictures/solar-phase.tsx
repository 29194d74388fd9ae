import type { ComponentChildren } from 'preact';
import type { SolarStep } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import { Cite, type RuleLinks } from '../../cite.tsx';
import { CrisisFlow } from './crisis.tsx';
import { Figure, NO_BREAK } from '../../pictures/figure.tsx';
import type { PictureProps } from '../../pictures/types.ts';

/** Drops the place in the order from a step's title: "First step: game end check" becomes "Game end check". */
export const ownName = (title: string, { capital }: Pick<Words, 'capital'>): string => capital(title.slice(title.indexOf(':') + 1).trim());

/** How an example marks a step of the flow: its status, and whether it is the present step. */
export interface StopMark {
  readonly look: 'ahead' | 'done' | 'skipped';
  readonly present: boolean;
  /** Whether something was refused in the step. */
  readonly refused: boolean;
  /** The status in words, shown beside the name. It is empty for a step that is still ahead. */
  readonly note: string;
}

interface Props {
  readonly words: Words;
  readonly rules: RuleLinks;
  /** The marks of the steps in an example. A picture has none. */
  readonly marks?: Readonly<Record<SolarStep, StopMark>>;
  /** The content of the last step, the crisis. */
  readonly children: ComponentChildren;
}

interface StopProps extends Props {
  readonly step: SolarStep;
  /** Only some games have this step. */
  readonly optional?: boolean;
}

const classOf = (optional: boolean, mark: StopMark | undefined): string =>
  ['flow-stop', optional ? 'is-optional' : '', mark ? `is-${mark.look}` : '', mark?.present ? 'is-present' : ''].filter(Boolean).join(' ');

/** One step: its name, its rule, and its content. */
function Stop({ step, optional = false, words, rules, marks, children }: StopProps) {
  const rule = `solar-phase.${step}`;
  const mark = marks?.[step];
  return (
    <li class={classOf(optional, mark)} aria-current={mark?.present ? 'true' : undefined} data-refused={mark?.refused ? '' : undefined}>
      <p class="flow-name">
        {ownName(rules[rule]?.title ?? '', words)}
        {NO_BREAK}
        <Cite rule={rule} rules={rules} />
        {mark?.note && <span class="flow-note">{mark.note}</span>}
      </p>
      {children}
    </li>
  );
}

/** The solar phase as a flow: what ends it, what may be skipped, and the crisis as its last step. */
export function SolarFlow({ children, ...props }: Props) {
  const { words, rules } = props;
  const say = (key: string) => words.say(`solar-phase.flow.${key}`);
  return (
    <div class="flow">
      <p class="flow-end">
        {words.label('production-phase')}
        {NO_BREAK}
        <Cite rule="solar-phase.when" rules={rules} />
      </p>
      <ol class="flow-stops">
        <Stop step="end-check" {...props}>
          <p class="flow-exit">
            {say('end-check.reached')}
            {NO_BREAK}
            <Cite rule="end.scoring" rules={rules} />
          </p>
          <p>{say('end-check.open')}</p>
        </Stop>
        <Stop step="world-government" optional {...props}>
          <p>{say('world-government.only')}</p>
          <p>
            {say('world-government.variant')}
            {NO_BREAK}
            <Cite rule="solar-phase.world-government-variant" rules={rules} />
          </p>
        </Stop>
        <Stop step="colonies" optional {...props}>
          <p>{say('colonies.only')}</p>
        </Stop>
        <Stop step="crisis" {...props}>
          {children}
        </Stop>
      </ol>
      <p class="flow-end">{say('next')}</p>
    </div>
  );
}

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
