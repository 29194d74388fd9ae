import { Drawing, PartMark, Sign } from '../drawing.tsx';
import type { PartNumbers } from '../part-number.tsx';
import { Marker, Seal, Token } from './pieces.tsx';

/** The terms for the parts of a union tile, in the order of the printed rules. */
export const TILE_PARTS = ['union-number', 'main-grant', 'additional-grant', 'corporation-seal', 'progress-track'] as const;
/** A part of a union tile that the printed rules name. */
export type TilePart = (typeof TILE_PARTS)[number];

interface Props {
  /** The number of corporation seals on the tile. */
  readonly seals: number;
  /** The space of the progress marker on its track. */
  readonly progress: number;
  /** The marks of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers;
}

/** The number of spaces drawn. The rules do not say how long the track is. */
const SPACES = 8;
const space = 36;
const track = 16;

/** A grant: what a player gains. */
function Grant({ y }: { readonly y: number }) {
  return (
    <>
      <rect class="thin" x="92" y={y - 18} width="72" height="36" rx="18" />
      <path d={`M121 ${y}h14M128 ${y - 7}v14`} />
    </>
  );
}

/** The action slot with a token, the repeat-action slot below it, and the grants beside them. */
function Slots() {
  return (
    <>
      <circle cx="48" cy="86" r="20" />
      <Token x={48} y={86} />
      <path d="M48 108v15M42 118l6 6 6-6" />
      <circle class="thin" cx="48" cy="148" r="20" />
      <path class="thin" d="M41 145a8 8 0 1 1 1 8M40 139v6h6" />
      <path class="thin" d="M68 86h24M68 148h24" />
      <Grant y={86} />
      <Grant y={148} />
    </>
  );
}

/** The spaces of the track. The first has its number. The last is open, since the rules do not say how many follow. */
function Track({ progress }: Pick<Props, 'progress'>) {
  const lines = Array.from({ length: SPACES - 1 }, (_, at) => `M${track + space * (at + 1)} 190v36`).join('');
  return (
    <>
      <path d={`M${track + space * SPACES} 190H${track}v36h${space * SPACES}`} />
      <path class="thin" d={lines} />
      <Sign x={track + 8} y={200}>
        0
      </Sign>
      <Marker x={track + space * (progress + 0.5) + 4} y={211} />
    </>
  );
}

/** A schematic union tile: its number, two slots with their grants, its seals and its progress track. */
export function UnionTile({ seals, progress, parts }: Props) {
  return (
    <Drawing width={320} height={244}>
      <rect x="1" y="1" width="318" height="242" rx="14" />
      <rect class="thin" x="16" y="16" width="36" height="36" rx="6" />
      <path class="thin" d="M31 25l-3 18M40 25l-3 18M26 30.5h17M25 37.5h17" />
      <Slots />
      <rect class="thin is-open" x="196" y="68" width="108" height="98" rx="8" />
      {Array.from({ length: seals }, (_, at) => (
        <Seal key={at} x={220 + 10 * at} y={144 - 9 * at} />
      ))}
      <Track progress={progress} />
      <PartMark of="union-number" parts={parts} x={54} y={18} />
      <PartMark of="main-grant" parts={parts} x={158} y={70} />
      <PartMark of="additional-grant" parts={parts} x={158} y={132} />
      <PartMark of="corporation-seal" parts={parts} x={302} y={70} />
      <PartMark of="progress-track" parts={parts} x={302} y={190} />
    </Drawing>
  );
}
