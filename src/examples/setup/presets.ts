import { COLOURS, type Colour, type EventId } from '../../engine/turmoil/index.ts';
import type { Preset, Source } from '../frame/example.ts';
import { read, write, type SetUpFields } from './input.ts';

const preset = (id: string, colours: readonly Colour[], coming: EventId, distant: EventId): Preset<SetUpFields> => ({
  id,
  value: { colours, coming, distant },
});

/** The beginnings that a reader can step through. Their ids stand in addresses and are permanent. */
export const source: Source<SetUpFields> = {
  presets: [
    preset('three-players', ['red', 'green', 'blue'], 'generous-funding', 'riots'),
    preset('same-party', ['red', 'blue'], 'homeworld-support', 'strong-society'),
    preset('solo', ['black'], 'pandemic', 'solar-flare'),
    preset('five-players', COLOURS, 'solar-flare', 'spin-off-products'),
    preset('refused', ['red', 'yellow'], 'riots', 'riots'),
  ],
  write,
  read,
};
