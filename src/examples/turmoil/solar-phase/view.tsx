import {
  applySolarPhase,
  solarPhase,
  startSolarPhase,
  type SolarPhaseEvent,
  type SolarPhaseInput,
  type SolarPhaseProblem,
  type SolarPhaseState,
} from '../../../engine/turmoil/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import type { SolarPhaseShown } from './input.ts';
import { Flow } from './picture.tsx';
import { source } from './presets.ts';
import { describeSolarPhase, describeSolarPhaseProblem } from './sentences.ts';

/** What follows the solar phase. */
function Result({ end: { ended }, words }: SolarPhaseShown) {
  const next = ended ? 'scoring' : 'crisis';
  return (
    <output class="ex-result" data-value={next}>
      {words.say(`solar-phase.result.${next}`)}
    </output>
  );
}

/**
 * The example `solar-phase`: the order of what happens after the production phase, and what is skipped.
 * Follows solar-phase.*, end.no-crisis, open-questions.goal-reached-late.
 */
export default {
  id: 'solar-phase',
  source,
  enter,
  play: (input) => playedFrom(solarPhase(input), applySolarPhase, startSolarPhase(input)),
  describe: ({ event }, _, words) => describeSolarPhase(event, words),
  refuse: describeSolarPhaseProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture: Flow,
  ...formOf(fields),
  Result,
} satisfies Example<SolarPhaseInput, SolarPhaseState, SolarPhaseEvent, SolarPhaseProblem>;
