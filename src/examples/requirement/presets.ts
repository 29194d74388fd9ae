import type { Source } from '../frame/example.ts';
import { read, write, type TypedRequirement } from './input.ts';

/** Each way alone, both, and two cases that are refused. The ids stand in addresses and are permanent. */
export const source: Source<TypedRequirement> = {
  presets: [
    { id: 'ruling', value: { required: 'greens', ruling: 'greens', leader: 'other', own: '1', others: '2' } },
    { id: 'delegates', value: { required: 'scientists', ruling: 'reds', leader: 'own', own: '1', others: '2' } },
    { id: 'both', value: { required: 'unity', ruling: 'unity', leader: 'other', own: '2', others: '2' } },
    { id: 'lone-leader', value: { required: 'kelvinists', ruling: 'reds', leader: 'own', own: '0', others: '1' } },
    { id: 'others', value: { required: 'mars-first', ruling: 'greens', leader: 'other', own: '1', others: '4' } },
  ],
  write,
  read,
};
