import { At, Drawing, PartMark, Sign, type Point } from '../drawing.tsx';
import type { PartNumbers } from '../part-number.tsx';

/** The parts of the karma board, from the top. */
export const KARMA_PARTS = ['compass-rose', 'side-a', 'side-b', 'karma-marker', 'effect'] as const;
/** A part of the karma board. */
export type KarmaPart = (typeof KARMA_PARTS)[number];

/** The two sides of a problem. */
type Side = 'a' | 'b';

interface Props {
  /** The sides by which the problems so far were solved. They are the path of the marker, two spaces at most. */
  readonly walk: readonly Side[];
  /** The letters of the two sides. */
  readonly letters: readonly [string, string];
  /** The marks of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers;
  /** What each space brings, by the path to it: `a`, `ab` … Then the board ends with these spaces. */
  readonly brings?: Readonly<Record<string, string>>;
  /** What the places of an example stand for begins with this: see `data-field`. */
  readonly fields?: string;
  /** Whether the marker has just moved, or has just been kept. */
  readonly changed?: boolean;
}

const LEVELS = [0, 1, 2] as const;

/** Finds a space by its level and its place from the left. */
const spaceAt = (level: number, place: number): Point => ({ x: (320 * (place + 0.5)) / 2 ** level, y: 34 + 84 * level });

/** The place from the left of each space on a path, level by level. */
const placesOf = (walk: readonly Side[]): readonly number[] =>
  walk.reduce<readonly number[]>((places, side) => [...places, places.at(-1)! * 2 + (side === 'b' ? 1 : 0)], [0]);

/** An arrow from the space above. It is heavy if the marker took it. */
function Branch({ level, place, walked }: { readonly level: number; readonly place: number; readonly walked: boolean }) {
  const from = spaceAt(level - 1, Math.floor(place / 2));
  const to = spaceAt(level, place);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g class={walked ? 'is-walked' : 'thin'}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path d="M-5-5l6 5-6 5" transform={`translate(${middle.x} ${middle.y}) rotate(${Math.round(turn)})`} />
    </g>
  );
}

/** The path to a space, such as `ab`. */
const pathTo = (level: number, place: number): string =>
  Array.from({ length: level }, (_, at) => ((place >> (level - 1 - at)) & 1 ? 'b' : 'a')).join('');

interface SpaceProps {
  readonly brings: Props['brings'] | undefined;
  readonly fields: string | undefined;
  readonly level: number;
  readonly place: number;
}

/** A space with its bonus or penalty. The zero space has the compass rose. */
function Space({ level, place, brings, fields }: SpaceProps) {
  return (
    <At {...spaceAt(level, place)}>
      {level === 0 ? (
        <>
          <circle class="is-place" r="26" />
          <path d="M0-20 5-5 20 0 5 5 0 20-5 5-20 0-5-5z" />
          <path class="thin" d="M-11-11l6 6M11-11l-6 6M11 11l-6-6M-11 11l6-6" />
        </>
      ) : (
        <>
          <rect class="is-place" data-field={fields && `${fields}${pathTo(level, place)}`} x="-24" y="-18" width="48" height="36" rx="8" />
          {brings ? <text class="is-text">{brings[pathTo(level, place)]}</text> : <path class="thin" d="M-6-4H6M0-10V2M-6 9H6" />}
        </>
      )}
      {!brings && level === LEVELS.at(-1) && <path class="thin is-open" d="M-10 22-18 42M10 22 18 42" />}
    </At>
  );
}

/** The karma board as a tree, with the zero space at the top. One side of a problem leads left, the other right. */
export function KarmaTree({ walk, letters: [a, b], parts, brings, fields, changed }: Props) {
  const places = placesOf(walk);
  const spaces = LEVELS.flatMap((level) => Array.from({ length: 2 ** level }, (_, place) => ({ level, place })));
  const stands = spaceAt(walk.length, places.at(-1)!);
  return (
    <Drawing width={320} height={248}>
      {spaces.map(
        ({ level, place }) => level > 0 && <Branch key={`${level} ${place}`} level={level} place={place} walked={places[level] === place} />,
      )}
      {spaces.map(({ level, place }) => (
        <Space key={`${level} ${place}`} {...{ level, place, brings, fields }} />
      ))}
      <Sign x={84} y={62}>
        {a}
      </Sign>
      <Sign x={236} y={62}>
        {b}
      </Sign>
      {brings && walk.length > 0 ? (
        <rect class="is-piece is-here" data-changed={changed ? '' : undefined} x={stands.x - 28} y={stands.y - 22} width="56" height="44" rx="11" />
      ) : (
        <circle class="is-piece" cx={stands.x} cy={stands.y} r="12" />
      )}
      <PartMark of="compass-rose" parts={parts} x={184} y={14} />
      <PartMark of="side-a" parts={parts} x={62} y={62} />
      <PartMark of="side-b" parts={parts} x={258} y={62} />
      <PartMark of="karma-marker" parts={parts} x={stands.x + 22} y={stands.y - 16} />
      <PartMark of="effect" parts={parts} x={302} y={186} />
    </Drawing>
  );
}
