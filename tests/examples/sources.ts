import * as crisisNotation from '../../src/examples/crisis/notation.ts';
import { source as crisis } from '../../src/examples/crisis/presets.ts';
import { source as eventTrack } from '../../src/examples/event-track/presets.ts';
import { source as finalScoring } from '../../src/examples/final-scoring/presets.ts';
import { source as influence } from '../../src/examples/influence/presets.ts';
import * as lobbyingNotation from '../../src/examples/lobbying/notation.ts';
import { source as lobbying } from '../../src/examples/lobbying/presets.ts';
import { source as policies } from '../../src/examples/policies/presets.ts';
import { source as requirement } from '../../src/examples/requirement/presets.ts';
import { source as setup } from '../../src/examples/setup/presets.ts';
import { source as solarPhase } from '../../src/examples/solar-phase/presets.ts';
import { source as temperature } from '../../src/examples/temperature/presets.ts';

/** Presets and notation of every example, of those that fetch their notation too. */
export const SOURCES = {
  crisis: { presets: crisis.presets, write: crisisNotation.write, read: crisisNotation.read },
  'event-track': eventTrack,
  influence,
  lobbying: { presets: lobbying.presets, write: lobbyingNotation.write, read: lobbyingNotation.read },
  policies,
  requirement,
  setup,
  temperature,
  'solar-phase': solarPhase,
  'final-scoring': finalScoring,
} as const;

export type ExampleId = keyof typeof SOURCES;
