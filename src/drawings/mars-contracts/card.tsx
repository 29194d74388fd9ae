import { Drawing, PartMark, Sign } from '../drawing.tsx';
import type { PartNumbers } from '../part-number.tsx';
import { Marker, Seal } from './pieces.tsx';

/** The terms for the parts of a contract card, in the order of the printed rules. */
export const CONTRACT_PARTS = ['contract-level', 'requirement', 'completion-bonus', 'reward'] as const;
/** A part of a contract card that the printed rules name. */
export type ContractPart = (typeof CONTRACT_PARTS)[number];

interface Props {
  /** The level on which the corporation seal lies. */
  readonly level: number;
  /** The letters of the two rewards. */
  readonly letters: readonly [string, string];
  /** The unit of the first reward. */
  readonly points: string;
  /** The marks of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers;
}

const top = 44;
const step = 52;
const levelAt = (level: number): number => top + step * level;

/** The levels from top to bottom, joined by arrows. The last one is dashed, since the rules do not say how many levels there are. */
function Levels({ level }: Pick<Props, 'level'>) {
  return (
    <>
      {[0, 1].map((each) => (
        <g key={each}>
          <circle class="thin" cx="62" cy={levelAt(each)} r="16" />
          <Sign x={30} y={levelAt(each)}>
            {each}
          </Sign>
          <path d={`M62 ${levelAt(each) + 18}v14M57 ${levelAt(each) + 28}l5 5 5-5`} />
        </g>
      ))}
      <circle class="thin is-open" cx="62" cy={levelAt(2)} r="16" />
      <Seal x={62} y={levelAt(level)} />
    </>
  );
}

/** The two rewards side by side: points, and more steps of the progress marker. */
function Rewards({ letters: [a, b], points }: Pick<Props, 'letters' | 'points'>) {
  return (
    <>
      <rect class="thin" x="18" y="230" width="108" height="62" rx="8" />
      <rect class="thin" x="134" y="230" width="108" height="62" rx="8" />
      <Sign x={34} y={246}>
        {a}
      </Sign>
      <Sign x={150} y={246}>
        {b}
      </Sign>
      <circle cx="76" cy="264" r="18" />
      <Sign x={76} y={264}>
        {points}
      </Sign>
      <Marker x={168} y={268} />
      <path d="M182 268h38M190 262l6 6-6 6M202 262l6 6-6 6M214 262l6 6-6 6" />
    </>
  );
}

/** A schematic contract card: its levels, its requirement, its completion bonus and its two rewards. */
export function ContractCard({ level, letters, points, parts }: Props) {
  return (
    <Drawing width={260} height={308}>
      <rect x="1" y="1" width="258" height="306" rx="14" />
      <Levels level={level} />
      <rect class="thin" x="108" y="28" width="134" height="84" rx="8" />
      <path d="m122 58 7 7 12-13" />
      <path class="thin" d="M154 52h72M154 66h50M124 84h102M124 98h76" />
      <path d="M62 166v26h42M98 186l6 6-6 6" />
      <rect class="thin" x="108" y="172" width="134" height="40" rx="20" />
      <Marker x={146} y={192} />
      <path d="M160 192h26M180 186l6 6-6 6" />
      <path class="thin is-open" d="M194 185h14v14h-14z" />
      <Rewards letters={letters} points={points} />
      <PartMark of="contract-level" parts={parts} x={84} y={30} />
      <PartMark of="requirement" parts={parts} x={240} y={30} />
      <PartMark of="completion-bonus" parts={parts} x={236} y={174} />
      <PartMark of="reward" parts={parts} x={130} y={234} />
    </Drawing>
  );
}
