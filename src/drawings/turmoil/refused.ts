import type { Changes } from './changes.ts';

/** The sign of a place where something was refused. It is a place's sign in {@link Changes}, like those of changes. */
export const REFUSED = '!';

type PlacesOf = (problem: { readonly code: string }) => readonly string[];

// Most readers never see a refusal: the places of problems are fetched with the ways out.
let placesOf: PlacesOf = () => [];

/** Tells the boards the places that a problem is about. */
export const know = (places: PlacesOf): void => void (placesOf = places);

/** Marks what was refused: its places have the sign {@link REFUSED} instead of a change. */
export const withRefused = (changes: Changes, problem: { readonly code: string } | null): Changes =>
  problem === null ? changes : new Map([...changes, ...placesOf(problem).map((key) => [key, REFUSED] as const)]);
