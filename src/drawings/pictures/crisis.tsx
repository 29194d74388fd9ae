import { Figure } from './figure.tsx';
import { StepSign } from './signs.tsx';
import type { FlowStep, PictureProps } from './types.ts';

function Step({ step: { id, href, number, title, steps } }: { readonly step: FlowStep }) {
  return (
    <li>
      <a class="flow-step" href={href}>
        <span class="number">{number}</span> <StepSign of={id} />
        <span>{title}</span>
      </a>
      {steps.length > 0 && (
        <ol class="flow-steps">
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** The steps of the crisis as a flow: each with its sign, its number and its title, a link to its rule. */
export function CrisisFlow({ steps }: Pick<PictureProps, 'steps'>) {
  return (
    <ol class="flow-crisis">
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  );
}

/** The crisis alone, from the TR revision to the new distant event. */
export function CrisisPicture({ words, steps }: PictureProps) {
  return (
    <Figure id="crisis" caption={words.say('pictures.crisis.caption')}>
      <CrisisFlow steps={steps} />
    </Figure>
  );
}
