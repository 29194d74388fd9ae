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

/** Hides, on the pages of a game, every reading but the one that applies: that of the edition chosen, else the default. */
const hiddenIn = (game: string, editions: readonly string[]): readonly string[] => {
  const page = `:root[data-game="${game}"]`;
  const chosen = editions.map((id) => `[data-edition="${id}"]`);
  return [
    `${page}:not(${chosen.join()}) .reading:not([data-default])`,
    ...editions.map((id, at) => `${page}${chosen[at]} .reading:not([data-reading="${id}"])`),
  ];
};

/** Shows one reading of each rule. A game with one edition has nothing to choose from. */
const readingsOf = (games: readonly StyledGame[]): string => {
  const several = games.map(({ game, editions }) => [game, Object.keys(editions)] as const).filter(([, ids]) => ids.length > 1);
  const hidden = several.flatMap(([game, ids]) => hiddenIn(game, ids));
  return hidden.length ? `${hidden.join()}{display:none}` : '';
};

/**
 * Writes the style sheet of some games: the colours of each, and which of several readings is shown. That is the reading
 * of the edition that the reader chose; in a game that does not have this edition it is the default.
 */
export const gameStyles = (games: readonly StyledGame[]): string => [...games.map(coloursOf), readingsOf(games)].join('\n');
