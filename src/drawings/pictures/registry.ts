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
  /** The files of strings that it speaks with. */
  readonly strings: readonly string[];
}

/** The committee's boards and cards. */
const board = { sheets: ['widgets', 'pictures'], strings: ['pictures', 'turmoil', 'site'] } as const;
/** Flows are drawn without the committee's styles. */
const flow = { sheets: ['pictures'], strings: ['pictures', 'solar-phase'] } as const;
/** What is drawn for the text alone. */
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
 * A picture by the id that texts and `game.yaml` use.
 *
 * @param at who asks, for the message
 * @throws Error when there is no such picture
 */
export const pictureOf = (id: string, at: string): Picture => {
  if (!isPicture(id)) throw new Error(`${at}: no picture "${id}"`);
  return { ...known[id], ...needs[id] };
};
