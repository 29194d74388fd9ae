import type { Preset, Source } from '../frame/example.ts';
import { read, write, type TrackFields } from './input.ts';

const first: TrackFields = { card: 'riots', start: 'crisis', generation: '1', neutral: '11', last: false };
const preset = (id: string, change: Partial<TrackFields>): Preset<TrackFields> => ({ id, value: { ...first, ...change } });

/** The beginnings that a reader can step through. Their ids stand in addresses and are permanent. */
export const source: Source<TrackFields> = {
  presets: [
    preset('crisis', {}),
    preset('set-up-coming', { card: 'generous-funding', start: 'coming' }),
    preset('set-up-distant', { card: 'pandemic', start: 'distant' }),
    preset('no-neutral', { card: 'solar-flare', generation: '6', neutral: '1' }),
    preset('last-card', { card: 'strong-society', generation: '8', neutral: '4', last: true }),
    preset('refused', { generation: '0' }),
  ],
  write,
  read,
};
