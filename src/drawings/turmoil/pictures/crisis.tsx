import { Figure } from '../../pictures/figure.tsx';
import type { FlowStep, PictureProps } from '../../pictures/types.ts';

// Our own signs, 24 by 24 units. Heavy lines show what is moved, light lines (class `thin`) show where.
const seat = <path class="thin" d="M5 10v11M19 10v11M5 15.5h14" />;
const spaces = <path class="thin" d="M2 13h6v8H2zM9 13h6v8H9zM16 13h6v8h-6z" />;
const signs: Readonly<Record<string, preact.JSX.Element>> = {
  'crisis.tr-revision': (
    <>
      <path class="thin" d="M3 4h4M3 8h4M3 12h4M3 16h4M3 20.5h18" />
      <path d="M14 3.5v13M9 11.5l5 5 5-5" />
    </>
  ),
  'crisis.global-event': (
    <>
      <path d="M2.5 4.5h19v15h-19z" />
      <path class="thin" d="M5.5 7.5h3v3h-3zM15.5 9.5h3v3h-3zM5.5 15.5h13" />
    </>
  ),
  'crisis.new-government': (
    <>
      <path d="M3 9.5 12 4l9 5.5z" />
      <path class="thin" d="M5.5 10v8M10 10v8M14 10v8M18.5 10v8M3 20.5h18" />
    </>
  ),
  'crisis.new-government.policy': (
    <>
      <path d="M4 8.5 12 5l8 3.5L12 12z" />
      <path class="thin" d="m4 12.5 8 3.5 8-3.5M4 16.5l8 3.5 8-3.5" />
    </>
  ),
  'crisis.new-government.bonus': (
    <>
      <circle class="thin" cx="12" cy="12" r="9.5" />
      <path d="M12 7v10M7 12h10" />
    </>
  ),
  'crisis.new-government.return': (
    <>
      <path d="M9 4 3.5 9 9 14M4 9h9a5.5 5.5 0 0 1 0 11h-2" />
      <path class="thin" d="M18 3v3M21 5v3" />
    </>
  ),
  'crisis.new-government.chairman': (
    <>
      {seat}
      <circle cx="12" cy="8" r="4" />
    </>
  ),
  'crisis.new-government.dominance': (
    <>
      <path d="M6 21V3.5h13l-4 4.5 4 4.5H6" />
      <path class="thin" d="M3 21h8" />
    </>
  ),
  'crisis.new-government.lobby': (
    <>
      <path class="thin" d="M1.5 15h6v6h-6zM9 15h6v6H9zM16.5 15h6v6h-6z" />
      <path d="M12 3v8M8.5 7.5 12 11l3.5-3.5" />
    </>
  ),
  'crisis.changing-times': (
    <>
      <circle class="thin" cx="12" cy="12" r="9.5" />
      <path d="M12 6.5V12l4 2.5" />
    </>
  ),
  'crisis.changing-times.current': (
    <>
      {spaces}
      <path d="M12 10V5h7v4M16.5 7 19 9.5 21.5 7" />
    </>
  ),
  'crisis.changing-times.coming': (
    <>
      {spaces}
      <path d="M5 10V5h7v4M9.5 7l2.5 2.5L14.5 7" />
    </>
  ),
  'crisis.changing-times.distant': (
    <>
      {spaces}
      <path d="M5 2v7M2.5 7 5 9.5 7.5 7" />
    </>
  ),
};

/** The sign of a step of the crisis, in the colour of the text. It is decoration: the step's title stands beside it. */
function StepSign({ of }: { readonly of: string }) {
  const sign = signs[of];
  return sign ? (
    <svg class="emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {sign}
    </svg>
  ) : null;
}

/** One step with the steps inside it. */
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

/** The steps of the crisis as a flow. Each has its sign, its number and its title, and links to its rule. */
export function CrisisFlow({ steps }: Pick<PictureProps, 'steps'>) {
  return (
    <ol class="flow-crisis">
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  );
}

/** The picture of the crisis, from the TR revision to the new distant event. */
export function CrisisPicture({ words, steps }: PictureProps) {
  return (
    <Figure id="crisis" caption={words.say('pictures.crisis.caption')}>
      <CrisisFlow steps={steps} />
    </Figure>
  );
}
