const emblems = import.meta.glob<string>('./emblems/*.svg', { eager: true, import: 'default', query: '?raw' });

/**
 * The emblem of a game, or of the site, in a colour: an SVG drawing.
 *
 * @throws Error when nobody has drawn it
 */
export const emblemOf = (name: string, colour: string): string => {
  const svg = emblems[`./emblems/${name}.svg`];
  if (!svg) throw new Error(`src/previews/emblems/${name}.svg is missing`);
  return svg.replaceAll('currentColor', colour);
};
