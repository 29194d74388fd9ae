import css from './tokens.css?raw';

/** A colour by day and by night. */
export interface Colour {
  readonly light: string;
  readonly dark: string;
}

const said = (selector: string, name: string): Colour | undefined => {
  const block = css.split(`\n${selector} {`)[1]?.split('}')[0];
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(block ?? '');
  return found ? { light: found[1]!, dark: found[2]! } : undefined;
};

/**
 * A colour as the site's styles give it, for what cannot be told by styles.
 *
 * @param name such as `paper` or `accent`
 * @throws Error when the styles no longer say it in the way that this reads
 */
export const colour = (name: string): Colour => {
  const found = said(':root', name);
  if (!found) throw new Error(`src/styles/tokens.css: no colour ${name}`);
  return found;
};
