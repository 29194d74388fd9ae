import type { Game, SetUp } from '../../engine/turmoil/index.ts';

/** A game as the board can be drawn: while it is set up, policy tile and dominance marker may not be there yet. */
export type Shown = Omit<Game, 'committee'> & Pick<SetUp, 'committee'>;
