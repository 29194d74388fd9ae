import { facts as crisis } from '../examples/crisis/facts.ts';
import { facts as eventTrack } from '../examples/event-track/facts.ts';
import { facts as finalScoring } from '../examples/final-scoring/facts.ts';
import { facts as influence } from '../examples/influence/facts.ts';
import { facts as lobbying } from '../examples/lobbying/facts.ts';
import { facts as policies } from '../examples/policies/facts.ts';
import { facts as requirement } from '../examples/requirement/facts.ts';
import { facts as setup } from '../examples/setup/facts.ts';
import { facts as solarPhase } from '../examples/solar-phase/facts.ts';
import { facts as temperature } from '../examples/temperature/facts.ts';
import type { ExampleFacts } from '../examples/frame/facts.ts';

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
