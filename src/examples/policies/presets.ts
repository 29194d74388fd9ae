import type { Party, PolicyActionKind } from '../../engine/turmoil/index.ts';
import type { Preset, Source } from '../frame/example.ts';
import { START_TR } from '../frame/start-tr.ts';
import { read, write, type Entered, type PoliciesInput } from './input.ts';

type Sketch = Partial<Pick<PoliciesInput, 'phase' | 'used'>> & Partial<Record<Entered, number>>;

const preset = (id: string, ruling: Party, sketch: Sketch, actions: readonly (readonly [PolicyActionKind, number])[]): Preset<PoliciesInput> => {
  const { phase = 'action', used = false, ...own } = sketch;
  const has = { megacredits: 20, tr: START_TR, steel: 0, titanium: 0, heatProduction: 0, energyProduction: 0, ...own };
  const numbers = Object.fromEntries(Object.entries(has).map(([name, number]) => [name, String(number)])) as PoliciesInput['numbers'];
  return { id, value: { ruling, phase, used, numbers, actions: actions.map(([kind, number]) => ({ kind, number: String(number) })) } };
};

/** Each policy at work, and the Reds where they refuse and where they rest. The ids stand in addresses and are permanent. */
export const source: Source<PoliciesInput> = {
  presets: [
    preset('mars-first', 'mars-first', { steel: 2, tr: 24 }, [
      ['tile', 0],
      ['ocean', 1],
      ['off-mars', 0],
      ['greenery', 1],
    ]),
    preset('scientists', 'scientists', { megacredits: 24 }, [
      ['scientists', 0],
      ['scientists', 0],
    ]),
    preset('unity', 'unity', { titanium: 4 }, [['titanium', 3]]),
    preset('kelvinists', 'kelvinists', { megacredits: 35, heatProduction: 1, energyProduction: 2 }, [
      ['kelvinists', 0],
      ['kelvinists', 0],
      ['kelvinists', 0],
    ]),
    preset('reds', 'reds', { megacredits: 14, tr: 26 }, [
      ['raise', 2],
      ['ocean', 1],
      ['tile', 0],
    ]),
    preset('reds-cannot-pay', 'reds', { megacredits: 2, tr: 26 }, [
      ['tile', 0],
      ['ocean', 1],
    ]),
    preset('reds-in-crisis', 'reds', { phase: 'crisis', megacredits: 0, tr: 18 }, [
      ['raise', 1],
      ['raise', 1],
    ]),
    preset('greens', 'greens', { megacredits: 3, tr: 21 }, [
      ['greenery', 1],
      ['tile', 0],
      ['greenery', 0],
    ]),
  ],
  write,
  read,
};
