/* The part of the styles that names games and editions: it is written by the build, from the facts of the games. */

/** What the styles know of a game. */
export interface StyledGame {
  readonly game: string;
  /** Colours that its pages wear in place of the site's, by their names in tokens.css. */
  readonly colours?: Readonly<Record<string, { readonly light: string; readonly dark: string }>> | undefined;
  /** Its editions, by their ids. */
  readonly editions: Readonly<Record<string, unknown>>;
}

const coloursOf = ({ game, colours }: StyledGame): string => {
  const values = Object.entries(colours ?? {}).map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark});`);
  return values.length ? `[data-game="${game}"]{${values.join('')}}` : '';
};

/** The mark of the default reading, on pages of a game of which the reader has chosen no edition. */
const usual = (game: string, editions: readonly string[]): readonly string[] => {
  const chosen = editions.map((id) => `[data-edition="${id}"]`).join();
  return editions.map((id) => `[data-game="${game}"]:not(${chosen}) [data-default="${id}"] [data-reading="${id}"] .applied`);
};

/** Shows the mark of the reading that is applied. A game with one edition has nothing to choose from. */
const readingsOf = (games: readonly StyledGame[]): string => {
  const several = games.map(({ game, editions }) => [game, Object.keys(editions)] as const).filter(([, ids]) => ids.length > 1);
  const chosen = [...new Set(several.flatMap(([, ids]) => ids))].map((id) => `[data-edition="${id}"] [data-reading="${id}"] .applied`);
  const selectors = [...chosen, ...several.flatMap(([game, ids]) => usual(game, ids))];
  return selectors.length ? `${selectors.join()}{display:inline}` : '';
};

/**
 * Writes the style sheet of some games: the colours of each, and which of two readings is marked as the applied one. That is
 * the reading of the edition that the reader chose; in a game that does not have this edition it is the default.
 */
export const gameStyles = (games: readonly StyledGame[]): string => [...games.map(coloursOf), readingsOf(games)].join('\n');
