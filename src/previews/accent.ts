import css from '../styles/site.css?raw';

const light = (block: RegExp): string | undefined => new RegExp(`${block.source}[^}]*?--accent: light-dark\\((#[0-9a-f]{6})`).exec(css)?.[1];

/**
 * The accent colour of a game by day, as the site's styles give it: a game without one of its own wears the site's.
 *
 * @throws Error when the styles no longer say it in the way that this reads
 */
export const accentOf = (game: string): string => {
  const colour = light(new RegExp(`\\[data-game="${game}"\\] \\{`)) ?? light(/:root \{/);
  if (!colour) throw new Error('src/styles/site.css: no accent colour');
  return colour;
};
