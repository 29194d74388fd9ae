import { facts as crisis } from '../widgets/crisis/facts.ts';
import { facts as eventTrack } from '../widgets/event-track/facts.ts';
import { facts as finalScoring } from '../widgets/final-scoring/facts.ts';
import { facts as influence } from '../widgets/influence/facts.ts';
import { facts as lobbying } from '../widgets/lobbying/facts.ts';
import { facts as policies } from '../widgets/policies/facts.ts';
import { facts as requirement } from '../widgets/requirement/facts.ts';
import { facts as setup } from '../widgets/setup/facts.ts';
import { facts as solarPhase } from '../widgets/solar-phase/facts.ts';
import { facts as temperature } from '../widgets/temperature/facts.ts';
import type { ExampleFacts } from '../widgets/shared/facts.ts';

const known: Readonly<Record<string, ExampleFacts>> = {
  crisis,
  'event-track': eventTrack,
  influence,
  lobbying,
  policies,
  requirement,
  setup,
  temperature,
  'solar-phase': solarPhase,
  'final-scoring': finalScoring,
};

/**
 * The presets, steps and fields of an example.
 *
 * @throws Error when there is no such example
 */
export const exampleFacts = (id: string): ExampleFacts => {
  const facts = known[id];
  if (!facts) throw new Error(`no example "${id}"`);
  return facts;
};
