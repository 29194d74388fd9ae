const faces = import.meta.glob<string>('../../content/*/{face,emblem}.svg', { eager: true, import: 'default', query: '?raw' });
const signs = import.meta.glob<string>('../../content/*/signs/*.svg', { eager: true, import: 'default', query: '?raw' });

/**
 * The large drawing of a game as SVG: its `face.svg`, or its emblem if it has none.
 *
 * @throws Error when the game has neither
 */
export const faceOf = (game: string): string => {
  const svg = faces[`../../content/${game}/face.svg`] ?? faces[`../../content/${game}/emblem.svg`];
  if (!svg) throw new Error(`content/${game}/emblem.svg is missing`);
  return svg;
};

/** The drawing of a chapter or a list of a game as SVG, if the game has one. */
export const signOf = (game: string, id: string): string | undefined => signs[`../../content/${game}/signs/${id}.svg`];

/** What some rules are about, such as a party, if it has a drawing: the beginning of their ids, and the drawing as SVG. */
export interface Subject {
  readonly id: string;
  readonly sign: string;
}

/** The subject of a rule: rules about one belong together. */
export const subjectOf = (game: string, rule: string): Subject | undefined => {
  const [id] = rule.match(/^[^.]+\.[^.]+(?=\.)/) ?? [];
  const sign = id && signOf(game, id);
  return sign ? { id, sign: sign.trim() } : undefined;
};

/** The class that gives what is shown of a subject its colour. */
export const classOf = ({ id }: Subject): string => `of-${id.split('.')[1]}`;

/**
 * The drawing of an example of a game as SVG.
 *
 * @throws Error when the example has none
 */
export const exampleSignOf = (game: string, example: string): string => {
  const name = `examples.${example}`;
  const svg = signOf(game, name);
  if (!svg) throw new Error(`content/${game}/signs/${name}.svg is missing`);
  return svg;
};
