/** The numbers of the rules of the invented game. */
export const numbers = {
  /** unloading.crane */
  'crane.crates': 3,
  /** unloading.storm: by the second edition */
  'storm.crates': 1,
  /** scoring.crates */
  'crate.points': 2,
} as const;
