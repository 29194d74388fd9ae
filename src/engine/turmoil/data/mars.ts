/** The scales of Mars as the base game's board has them. Board data, from outside the rulebooks of Turmoil. */
export const MARS = {
  /** °C at the start of a game; it gets no colder. */
  coldest: -30,
  /** °C at which the temperature has reached its goal. Rule special-cases.parameter-at-goal. */
  warmest: 8,
  /** °C of one step. */
  step: 2,
  /** °C of the bonus step that brings an ocean tile. Rules special-cases.volcanic-eruptions, special-cases.snow-cover. */
  oceanAt: 0,
  /** °C of the bonus steps that raise a player's heat production. */
  heatAt: [-24, -20],
  /** Ocean tiles in the game. */
  oceans: 9,
} as const;
