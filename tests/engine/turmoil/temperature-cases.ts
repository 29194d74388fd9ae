import type { Edition, Mars, TemperatureCard, TemperatureInput } from '../../../src/engine/turmoil/index.ts';

/** The rules that the column `trace` shortens. */
export const RULES: Readonly<Record<string, string>> = {
  move: 'global-events.current',
  ends: 'global-events.current',
  goal: 'special-cases.parameter-at-goal',
  ocean: 'special-cases.volcanic-eruptions',
  kept: 'special-cases.snow-cover',
  again: 'special-cases.snow-cover',
  missed: 'open-questions.eruption-without-ocean',
};

/** What differs from the base. */
type Sketch = Partial<Mars> & { readonly card?: TemperatureCard; readonly reading?: Edition };
type Case = readonly [shows: string, input: Sketch, trace: string, temperature: number, oceans: number];

/** Volcanic Eruptions from −10 °C with 4 ocean tiles, by the Russian edition, unless a case says otherwise. */
export const sketched = ({ card = 'volcanic-eruptions', reading = 'ru', ...mars }: Sketch): TemperatureInput => ({
  card,
  mars: { temperature: -10, oceans: 4, zeroPassed: false, ...mars },
  reading,
});
const snow = { card: 'snow-cover' } as const;

/** Input, rules in order, temperature and ocean tiles after it; written from the rules by hand. */
export const CASES: readonly Case[] = [
  ['global-events.current: two steps up, no bonus step met', {}, 'move move', -6, 4],
  ['global-events.current: two steps down', { ...snow }, 'move move', -14, 4],
  ['special-cases.volcanic-eruptions: to 0 °C with the second step', { temperature: -4 }, 'move move ocean', 0, 5],
  ['special-cases.volcanic-eruptions: past 0 °C with the second step', { temperature: -2 }, 'move ocean move', 2, 5],
  ['special-cases.volcanic-eruptions: from 0 °C the step is not met', { temperature: 0 }, 'move move', 4, 4],
  ['special-cases.volcanic-eruptions: the ninth ocean tile is placed', { temperature: -2, oceans: 8 }, 'move ocean move', 2, 9],
  ['open-questions.eruption-without-ocean: all oceans placed', { temperature: -2, oceans: 9 }, 'move missed move', 2, 9],
  ['open-questions.eruption-without-ocean: heat bonus at −24 °C', { temperature: -28 }, 'move move missed', -24, 4],
  ['open-questions.eruption-without-ocean: heat bonus at −20 °C', { temperature: -24 }, 'move move missed', -20, 4],
  ['special-cases.parameter-at-goal: reached with the last step', { temperature: 4 }, 'move move goal', 8, 4],
  ['special-cases.parameter-at-goal: the second step is lost', { temperature: 6 }, 'move goal', 8, 4],
  ['special-cases.parameter-at-goal: not raised', { temperature: 8 }, 'goal', 8, 4],
  ['special-cases.parameter-at-goal: not lowered', { ...snow, temperature: 8 }, 'goal', 8, 4],
  ['special-cases.snow-cover: below 0 °C with the second step', { ...snow, temperature: 2 }, 'move move kept', -2, 4],
  ['special-cases.snow-cover: below 0 °C with the first step', { ...snow, temperature: 0 }, 'move kept move', -4, 4],
  ['special-cases.snow-cover: to 0 °C is not below it', { ...snow, temperature: 4 }, 'move move', 0, 4],
  ['special-cases.snow-cover, ru: a second ocean tile', { temperature: -2, zeroPassed: true }, 'move again ocean move', 2, 5],
  ['special-cases.snow-cover, fr: no second one', { temperature: -2, zeroPassed: true, reading: 'fr' }, 'move again move', 2, 4],
  ['special-cases.snow-cover, ru: a second one, but none is left', { temperature: -2, oceans: 9, zeroPassed: true }, 'move again missed move', 2, 9],
  ['special-cases.snow-cover, fr: the first is placed all the same', { temperature: -2, reading: 'fr' }, 'move ocean move', 2, 5],
  ['the track begins at −30 °C', { ...snow, temperature: -28 }, 'move ends', -30, 4],
  ['the track begins at −30 °C: nothing is left to lower', { ...snow, temperature: -30 }, 'ends', -30, 4],
  ['two steps down to its end', { ...snow, temperature: -26 }, 'move move', -30, 4],
  ['from its end up', { temperature: -30 }, 'move move', -26, 4],
];
