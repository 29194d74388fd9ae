/** The parts of the committee board that a legend explains, from top to bottom. */
export const BOARD_PARTS = [
  'chairman-seat',
  'policy-tile',
  'dominance-marker',
  'leader-seat',
  'delegate-area',
  'ruling-bonus',
  'lobby',
  'delegate-reserve',
] as const;
/** A part of the committee board that a legend explains. */
export type BoardPart = (typeof BOARD_PARTS)[number];
