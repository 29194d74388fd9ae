import type { Owner, Party, TurmoilProblem } from '../../engine/turmoil/index.ts';

/** A problem whose places the boards show. Those of other codes have none. */
type Placed = TurmoilProblem | { readonly code: 'none-to-remove'; readonly party: Party; readonly owner: Owner };
type Code = Placed['code'];

/** The places on the boards that each problem is about, by their keys in {@link Changes}. */
const places: { readonly [C in Code]?: (problem: Extract<Placed, { readonly code: C }>) => readonly string[] } = {
  'wrong-delegate-count': ({ owner }) => [`reserve:${owner}`],
  'not-playing': ({ owner }) => [`reserve:${owner}`],
  'lobby-too-full': ({ player }) => [`lobby:${player}`],
  'lobby-empty': ({ player }) => [`lobby:${player}`],
  'reserve-empty': ({ player }) => [`reserve:${player}`],
  'not-enough-megacredits': ({ player }) => [`megacredits:${player}`],
  'chairman-missing': () => ['chairman'],
  'leader-missing': ({ party }) => [`leader:${party}`],
  'leader-outnumbered': ({ party, by }) => [`leader:${party}`, `area:${party}:${by}`],
  'dominance-outnumbered': ({ dominant, by }) => [`marker:${dominant}`, `party:${by}`],
  'no-leader-to-seat': ({ party }) => [`marker:${party}`, `leader:${party}`],
  'none-to-remove': ({ party }) => [`party:${party}`],
  'decision-needed': () => ['event:current'],
};

/** The keys of the places that a problem is about; none if the boards do not show it. */
export const placesOf = (problem: { readonly code: string }): readonly string[] =>
  (places as Readonly<Record<string, ((one: typeof problem) => readonly string[]) | undefined>>)[problem.code]?.(problem) ?? [];
