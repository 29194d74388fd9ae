/** The parts of a union tile by their terms, in the order of the printed rules. */
export const TILE_PARTS = ['union-number', 'main-grant', 'additional-grant', 'corporation-seal', 'progress-track'] as const;
export type TilePart = (typeof TILE_PARTS)[number];

/** The parts of a contract card by their terms, in the order of the printed rules. */
export const CONTRACT_PARTS = ['contract-level', 'requirement', 'completion-bonus', 'reward'] as const;
export type ContractPart = (typeof CONTRACT_PARTS)[number];

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Marks parts as the printed rules of this game do: I, II, III and so on. */
export const inRoman = (parts: readonly string[]): ReadonlyMap<string, string> => new Map(parts.map((part, at) => [part, ROMAN[at]!]));
