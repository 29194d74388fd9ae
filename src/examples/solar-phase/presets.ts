import { DISTANCES, GLOBAL_PARAMETERS, type Distance, type GlobalParameter, type SolarPhaseInput } from '../../engine/turmoil/index.ts';
import type { Source } from '../frame/example.ts';

/** What the reader enters, by the names of the fields. */
export type SolarPhaseForm = Readonly<Record<GlobalParameter, Distance>> & {
  readonly 'venus-next': boolean;
  readonly colonies: boolean;
  readonly variant: boolean;
  /** What the World Government raises; empty while that is not chosen. */
  readonly raised: GlobalParameter | '';
};

const LETTERS: Readonly<Record<Distance, string>> = { more: 'm', one: '1', goal: 'g' };
const NONE = 'none';

const isParameter = (text: string): text is GlobalParameter => GLOBAL_PARAMETERS.includes(text as GlobalParameter);

/** Writes an input as `distances_played_raised`: `mm1g_vc_oceans`, `gggm_0_none`; l is the variant for a longer game. */
export const write = (form: SolarPhaseForm): string => {
  const played = `${form['venus-next'] ? 'v' : ''}${form.colonies ? 'c' : ''}${form.variant ? 'l' : ''}`;
  return [GLOBAL_PARAMETERS.map((parameter) => LETTERS[form[parameter]]).join(''), played || '0', form.raised || NONE].join('_');
};

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): SolarPhaseForm | null => {
  const [letters = '', played = '', raised = '', ...rest] = text.split('_');
  if (rest.length > 0 || !/^[m1g]{4}$/.test(letters) || !/^(0|(?!$)v?c?l?)$/.test(played)) return null;
  if (raised !== NONE && !isParameter(raised)) return null;
  const distance = (at: number): Distance => DISTANCES.find((one) => LETTERS[one] === letters[at]) ?? 'more';
  return {
    temperature: distance(0),
    oxygen: distance(1),
    oceans: distance(2),
    venus: distance(3),
    'venus-next': played.includes('v'),
    colonies: played.includes('c'),
    variant: played.includes('l'),
    raised: raised === NONE ? '' : raised,
  };
};

/** What the engine is asked with. */
export const inputOf = ({ temperature, oxygen, oceans, venus, colonies, variant, raised, ...form }: SolarPhaseForm): SolarPhaseInput => ({
  distances: { temperature, oxygen, oceans, venus },
  venusNext: form['venus-next'],
  colonies,
  variant,
  raised: raised === '' ? null : raised,
});

const far = { temperature: 'more', oxygen: 'more', oceans: 'more', venus: 'more' } as const;
const plain: SolarPhaseForm = { ...far, 'venus-next': false, colonies: false, variant: false, raised: '' };
const both: SolarPhaseForm = { ...plain, 'venus-next': true, colonies: true };

/** The situations that a reader can step through. Their ids stand in addresses and are permanent. */
export const source: Source<SolarPhaseForm> = {
  presets: [
    { id: 'both-expansions', value: { ...both, oxygen: 'one', raised: 'temperature' } },
    { id: 'no-expansion', value: plain },
    { id: 'longer-game', value: { ...both, variant: true } },
    { id: 'goal-too-late', value: { ...both, temperature: 'goal', oxygen: 'one', oceans: 'goal', raised: 'oxygen' } },
    { id: 'game-end', value: { ...both, temperature: 'goal', oxygen: 'goal', oceans: 'goal' } },
    { id: 'decision', value: { ...both, oceans: 'goal' } },
    { id: 'refused', value: { ...both, oceans: 'goal', raised: 'oceans' } },
  ],
  write,
  read,
};
