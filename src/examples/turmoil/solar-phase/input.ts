import { letters, mapped, oneOf, optional, record, subset, type Codec } from '../../../engine/core/codec.ts';
import { each } from '../../../engine/core/each.ts';
import {
  GLOBAL_PARAMETERS,
  type SolarPhaseEvent,
  type SolarPhaseInput,
  type SolarPhaseProblem,
  type SolarPhaseState,
} from '../../../engine/turmoil/index.ts';
import type { Shown } from '../../frame/definition/example.ts';

const DISTANCE_LETTERS = { more: 'm', one: '1', goal: 'g' } as const;
const TICK_LETTERS = { venusNext: 'v', colonies: 'c', variant: 'l' } as const;

/** The options of a game: two expansions, and the variant for a longer game. */
export const TICKS = ['venusNext', 'colonies', 'variant'] as const satisfies readonly (keyof SolarPhaseInput)[];

/** Returns the field name of an option. */
export const fieldOf = (tick: (typeof TICKS)[number]): string => (tick === 'venusNext' ? 'venus-next' : tick);

const written = record('_', {
  distances: record(
    '',
    each(GLOBAL_PARAMETERS, () => letters(DISTANCE_LETTERS)),
  ),
  ticks: subset(TICK_LETTERS, '0'),
  raised: optional(oneOf(GLOBAL_PARAMETERS), 'none'),
});

/** The codec of an input: distances, options, and the raised parameter, such as `mm1g_vc_oceans`, `gggm_0_none`. */
export const codec: Codec<SolarPhaseInput> = mapped(
  written,
  ({ distances, ticks, raised }) => ({ distances, ...each(TICKS, (tick) => ticks.includes(tick)), raised }),
  ({ distances, raised, ...game }) => ({ distances, ticks: TICKS.filter((tick) => game[tick]), raised }),
);

/** The props of the picture, the form and the result. */
export type SolarPhaseShown = Shown<SolarPhaseInput, SolarPhaseState, SolarPhaseEvent, SolarPhaseProblem>;
