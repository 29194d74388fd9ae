/** What a page must know of an example. It is read while the site is built. Readers do not load it. */
export interface ExampleFacts {
  /** The id of the game whose rules it runs. */
  readonly game: string;
  /** Permanent ids of the presets, the values of `data-preset`. */
  readonly presets: readonly string[];
  /** The presets that are refused, each with the code of its problem, the value of `data-problem`. */
  readonly refused: Readonly<Record<string, string>>;
  /** The types of the events that its presets show; of the crisis, the numbers of its steps in the rulebook, in order. */
  readonly steps: readonly string[];
  /** The names of all fields that the example can show. */
  readonly fields: readonly string[];
  /** The ids of the rules that it cites. The page provides their addresses, numbers and titles. */
  readonly rules: readonly string[];
  /** The ids of the terms and cards that it names. The page provides their names. */
  readonly names: readonly string[];
  /**
   * The strings that it needs besides its own and those of the frame: files of `content/ui/<lang>/`, or parts of a file, such
   * as `turmoil.owner`.
   */
  readonly words: readonly string[];
  /** Whether it can show the reader's own table. */
  readonly table?: boolean;
  /** The files of strings that a part of it fetches later. Like all others, they must be whole in the language that it is shown in. */
  readonly later?: readonly string[];
  /** The style sheets that it needs besides its own, by their names in `src/styles/drawings`. */
  readonly styles?: readonly string[];
}

/** Lists the presets of an example for its facts. */
export const presetIds = ({
  presets,
}: {
  readonly presets: readonly { readonly id: string; readonly refused?: string }[];
}): Pick<ExampleFacts, 'presets' | 'refused'> => ({
  presets: presets.map(({ id }) => id),
  refused: Object.fromEntries(presets.flatMap(({ id, refused }) => (refused ? [[id, refused]] : []))),
});
