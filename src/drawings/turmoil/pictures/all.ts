import type { PicturesOf } from '../../pictures/types.ts';
import { CommitteeBoardPicture } from './committee-board.tsx';
import { CostsTable } from './costs.tsx';
import { CrisisPicture } from './crisis.tsx';
import { EventCardPicture } from './event-card.tsx';
import { EventsBoardPicture } from './events-board.tsx';
import { InfluenceTable } from './influence.tsx';
import { needs } from './needs.ts';
import { PartiesTable } from './parties.tsx';
import { SolarPhasePicture } from './solar-phase.tsx';

/** Pictures of the committee's boards and cards. */
const board = { sheets: ['widgets', 'pictures'], strings: ['pictures', 'turmoil', 'site'] } as const;
/** Pictures of event cards. */
const cards = { ...board, sheets: ['widgets', 'events-board', 'pictures'] } as const;
/** Flows do not need the committee's styles. */
const flow = { sheets: ['pictures'], strings: ['pictures', 'solar-phase'] } as const;

/** Tables in which one looks something up. */
const table = { sheets: ['tables'], strings: ['pictures', 'turmoil'] } as const;

/** The pictures of Turmoil. */
export const pictures: PicturesOf<keyof typeof needs> = {
  'committee-board': { Shown: CommitteeBoardPicture, ...board, ...needs['committee-board'] },
  'event-card': { Shown: EventCardPicture, ...cards, ...needs['event-card'] },
  'events-board': { Shown: EventsBoardPicture, ...cards, ...needs['events-board'] },
  'solar-phase': { Shown: SolarPhasePicture, ...flow, ...needs['solar-phase'] },
  crisis: { Shown: CrisisPicture, sheets: ['flow'], strings: ['pictures'], ...needs.crisis },
  // Its chapter has an example, which links the widgets too.
  parties: { Shown: PartiesTable, ...table, sheets: ['widgets', 'tables'], ...needs.parties },
  influence: { Shown: InfluenceTable, ...table, ...needs.influence },
  costs: { Shown: CostsTable, ...table, sheets: ['parties', 'tables'], ...needs.costs },
};
