/* The space between words of the display face. Its own is so narrow that a title reads as one word. */

/** How much wider a space is made, in parts of the type's size. */
const WIDER = 0.08;
const SPACES = [' ', '\u00a0'];

/** Where a table of a font begins. */
const tableAt = (font: Buffer, name: string): number => {
  const count = font.readUInt16BE(4);
  const entry = Array.from({ length: count }, (_, index) => 12 + 16 * index).find((at) => font.toString('latin1', at, at + 4) === name);
  if (entry === undefined) throw new Error(`the font has no table ${name}`);
  return font.readUInt32BE(entry + 8);
};

/** Where the font's map from letters to glyphs begins, in the usual format, 4. */
const mapAt = (font: Buffer): number => {
  const cmap = tableAt(font, 'cmap');
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index));
  const map = maps.find((at) => font.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('the font has no map of letters in format 4');
  return map;
};

/** The number of a letter's glyph; none if the font has not the letter. */
const glyphOf = (font: Buffer, letter: string): number | undefined => {
  const map = mapAt(font);
  const code = letter.codePointAt(0)!;
  const size = font.readUInt16BE(map + 6);
  const ends = map + 14;
  let at = ends;
  while (font.readUInt16BE(at) < code) at += 2;
  const start = at + size + 2;
  if (font.readUInt16BE(start) > code) return undefined;
  const delta = font.readUInt16BE(start + size);
  const offset = font.readUInt16BE(start + 2 * size);
  const found = offset === 0 ? code : font.readUInt16BE(start + 2 * size + offset + 2 * (code - font.readUInt16BE(start)));
  return (found + delta) & 0xffff;
};

/**
 * Makes the spaces of a font wider.
 *
 * @param font the font as TrueType
 * @returns a copy of the font
 */
export const withWiderSpaces = (font: Buffer): Buffer => {
  const made = Buffer.from(font);
  const more = Math.round(made.readUInt16BE(tableAt(made, 'head') + 18) * WIDER);
  const widths = tableAt(made, 'hmtx');
  const glyphs = new Set(SPACES.map((space) => glyphOf(made, space)).filter((glyph) => glyph !== undefined));
  for (const glyph of glyphs) made.writeUInt16BE(made.readUInt16BE(widths + 4 * glyph) + more, widths + 4 * glyph);
  return made;
};
