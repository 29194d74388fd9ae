import type { FunctionComponent } from 'preact';
import { CommitteeBoardPicture } from './committee-board.tsx';
import { ContractCardPicture } from './contract-card.tsx';
import { CrisisPicture } from './crisis.tsx';
import { EventCardPicture } from './event-card.tsx';
import { EventsBoardPicture } from './events-board.tsx';
import type { PictureId } from './ids.ts';
import { KarmaTreePicture } from './karma-tree.tsx';
import { needs, type Needs } from './needs.ts';
import { ProblemCyclePicture } from './problem-cycle.tsx';
import { SolarPhasePicture } from './solar-phase.tsx';
import type { PictureProps } from './types.ts';
import { UnionTilePicture } from './union-tile.tsx';

/** A style sheet of pictures: `src/styles/<name>.css`. */
type Sheet = 'drawings' | 'pictures' | 'widgets';

/** A picture, and what it needs of the page that shows it. */
interface Picture extends Needs {
  readonly Shown: FunctionComponent<PictureProps>;
  readonly sheets: readonly Sheet[];
  /** The files of strings that it uses. */
  readonly strings: readonly string[];
}

/** Pictures of the committee's boards and cards. */
const board = { sheets: ['widgets', 'pictures'], strings: ['pictures', 'turmoil', 'site'] } as const;
/** Flows do not need the committee's styles. */
const flow = { sheets: ['pictures'], strings: ['pictures', 'solar-phase'] } as const;
/** Drawings that only pictures use. */
const drawing = { sheets: ['pictures', 'drawings'], strings: ['pictures', 'site'] } as const;

const known: Readonly<Record<PictureId, Omit<Picture, keyof Needs>>> = {
  'committee-board': { Shown: CommitteeBoardPicture, ...board },
  'event-card': { Shown: EventCardPicture, ...board },
  'events-board': { Shown: EventsBoardPicture, ...board },
  'solar-phase': { Shown: SolarPhasePicture, ...flow },
  crisis: { Shown: CrisisPicture, ...flow },
  'union-tile': { Shown: UnionTilePicture, ...drawing },
  'contract-card': { Shown: ContractCardPicture, ...drawing },
  'problem-cycle': { Shown: ProblemCyclePicture, ...drawing },
  'karma-tree': { Shown: KarmaTreePicture, ...drawing },
};

const isPicture = (id: string): id is PictureId => id in known;

/**
 * Returns a picture by the id that texts and `game.yaml` use.
 *
 * @param at the page that asks, for the error message
 * @throws Error if there is no such picture
 */
export const pictureOf = (id: string, at: string): Picture => {
  if (!isPicture(id)) throw new Error(`${at}: no picture "${id}"`);
  return { ...known[id], ...needs[id] };
};
