/** The TR of each player at the start of a game with several players: a number of the base game, which no rule of the expansion says. */
export const START_TR = 20;
