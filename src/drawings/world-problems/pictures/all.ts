import type { PicturesOf } from '../../pictures/types.ts';
import { KarmaTreePicture } from './karma-tree.tsx';
import { needs } from './needs.ts';
import { ProblemCyclePicture } from './problem-cycle.tsx';

const drawing = { sheets: ['pictures', 'drawings'], strings: ['pictures', 'site'] } as const;

/** The pictures of World Problems. */
export const pictures: PicturesOf<keyof typeof needs> = {
  'problem-cycle': { Shown: ProblemCyclePicture, ...drawing, ...needs['problem-cycle'] },
  'karma-tree': { Shown: KarmaTreePicture, ...drawing, ...needs['karma-tree'] },
};
