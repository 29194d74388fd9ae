import { At, Drawing, onRing, PartMark, Sign } from '../drawing.tsx';
import type { PartNumbers } from '../part-number.tsx';

/** The places of a problem: the queue, the six steps of its cycle, and the additional round after the fourth step. */
export const CYCLE_PARTS = ['queue', 'first-round', 'vote', 'second-round', 'contribution', 'additional-round', 'compensation', 'karma'] as const;
/** A place of a problem on its way. */
export type CyclePart = (typeof CYCLE_PARTS)[number];

/** The marks of these parts. The steps have the numbers of the rule that lists them. */
export const cycleMarks: ReadonlyMap<string, number | string> = new Map(
  CYCLE_PARTS.map((part, at) => [part, at < 5 ? at : part === 'additional-round' ? '4+' : at - 1]),
);

interface Props {
  /** The letters of a problem's two sides. */
  readonly letters: readonly [string, string];
  /** The marks of the steps, for a picture with a legend. */
  readonly parts?: PartNumbers;
}

const centre = { x: 160, y: 158 };
const radius = 108;
/** The number of places on the ring: the queue at the top, then the six steps. */
const PLACES = 7;
const at = (place: number, out = 0) => onRing(centre, radius + out, place / PLACES);

const actions = (
  <>
    <path class="thin" d="M-9-9h7v7h-7zM2-9h7v7H2zM-9 2h7v7h-7z" />
    <path d="M2 2h7v7H2z" />
  </>
);

/** The signs of the steps. Each is drawn around its own centre. */
const steps = [
  { part: 'first-round', sign: actions },
  {
    part: 'vote',
    sign: (
      <>
        <path class="thin" d="M-10 0v10h20V0M-6 0H6" />
        <path d="m-5-6 4 4 7-8" />
      </>
    ),
  },
  { part: 'second-round', sign: actions },
  {
    part: 'contribution',
    sign: (
      <>
        <path class="thin" d="M-10 1c0 12 20 12 20 0z" />
        <path d="M0-11v9M-4-6l4 4 4-4" />
      </>
    ),
  },
  {
    part: 'compensation',
    sign: (
      <>
        <path class="thin" d="M-10 1c0 12 20 12 20 0z" />
        <path d="M0-2v-9M-4-7l4-4 4 4" />
      </>
    ),
  },
  {
    part: 'karma',
    sign: (
      <>
        <path class="thin" d="M0-7 8 7M9 7a2 2 0 1 1-4 0 2 2 0 1 1 4 0" />
        <path d="M0-10-8 7M-8 0v7h7" />
      </>
    ),
  },
] as const;

/** An arrow from one place to the next. It is dashed where only the supplement uses it. */
function Arrow({ from }: { readonly from: number }) {
  const [start, middle, end] = [at(from), at(from + 0.5), at(from + 1)];
  return (
    <>
      <path class={from < 5 ? undefined : 'is-open'} d={`M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`} />
      <path d="M-4-5l6 5-6 5" transform={`translate(${middle.x} ${middle.y}) rotate(${(360 * (from + 0.5)) / PLACES})`} />
    </>
  );
}

/** A problem with its two sides. */
function Problem({ letters: [a, b] }: Pick<Props, 'letters'>) {
  return (
    <At {...centre}>
      <rect class="is-piece" x="-38" y="-26" width="76" height="52" rx="6" />
      <path class="thin" d="M0-26v52" />
      <Sign x={-19} y={0}>
        {a}
      </Sign>
      <Sign x={19} y={0}>
        {b}
      </Sign>
    </At>
  );
}

/** The queue of problems. */
function Queue() {
  return (
    <At {...at(0)}>
      <rect class="is-place thin" x="-18" y="-22" width="44" height="30" rx="5" />
      <rect class="is-place thin" x="-22" y="-18" width="44" height="30" rx="5" />
      <rect class="is-place" x="-26" y="-14" width="44" height="30" rx="5" />
      <path class="thin" d="M-4-14v30M-4 24v44M-9 63l5 5 5-5" />
    </At>
  );
}

/** The cycle of a problem as a ring: the queue, the six steps, and a loop for the case that resources run short. */
export function ProblemCycle({ letters, parts }: Props) {
  const loop = at(4, 34);
  return (
    <Drawing width={320} height={318}>
      {[0, 1, 2, 3, 4, 5, 6].map((from) => (
        <Arrow key={from} from={from} />
      ))}
      <circle class="is-open" cx={loop.x} cy={loop.y} r="18" />
      <path d="M-5-4l5 6 5-6" transform={`translate(${loop.x + 18} ${loop.y}) rotate(180)`} />
      <Queue />
      <Problem letters={letters} />
      {steps.map(({ part, sign }, index) => (
        <g key={part}>
          <circle class={part === 'karma' ? 'is-place is-open' : 'is-place'} cx={at(index + 1).x} cy={at(index + 1).y} r="23" />
          <At {...at(index + 1)}>{sign}</At>
          <PartMark of={part} parts={parts} {...at(index + 1 + (part === 'contribution' ? 0.28 : 0), part === 'contribution' ? 12 : 24)} />
        </g>
      ))}
      <PartMark of="queue" parts={parts} x={at(0).x - 28} y={at(0).y - 12} />
      <PartMark of="additional-round" parts={parts} {...at(4, 50)} />
    </Drawing>
  );
}
