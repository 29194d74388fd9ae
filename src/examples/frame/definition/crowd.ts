/** A state with the players of a game, or with their colours before it begins. */
interface Crowd {
  readonly players?: readonly unknown[];
  readonly colours?: readonly unknown[];
}

/**
 * How many players have a line on a board that moves, for its styles: from 4 on they are alike. Below `:has()`, each step would look for the
 * lines again and compute the styles of the whole stage.
 */
export const crowdOf = (state: unknown): number => {
  const game = state as Crowd;
  return Math.min((game.players ?? game.colours)!.length, 4);
};
