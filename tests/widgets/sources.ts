import * as crisisNotation from '../../src/widgets/crisis/notation.ts';
import { source as crisis } from '../../src/widgets/crisis/presets.ts';
import { source as eventTrack } from '../../src/widgets/event-track/presets.ts';
import { source as finalScoring } from '../../src/widgets/final-scoring/presets.ts';
import { source as influence } from '../../src/widgets/influence/presets.ts';
import * as lobbyingNotation from '../../src/widgets/lobbying/notation.ts';
import { source as lobbying } from '../../src/widgets/lobbying/presets.ts';
import { source as policies } from '../../src/widgets/policies/presets.ts';
import { source as requirement } from '../../src/widgets/requirement/presets.ts';
import { source as setup } from '../../src/widgets/setup/presets.ts';
import { source as solarPhase } from '../../src/widgets/solar-phase/presets.ts';
import { source as temperature } from '../../src/widgets/temperature/presets.ts';

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
