/** What a page must know of an example: it is read while the site is built, and no part of it is sent to readers. */
export interface ExampleFacts {
  /** The id of the game whose rules it runs. */
  readonly game: string;
  /** Permanent ids of the presets, the values of `data-preset`. */
  readonly presets: readonly string[];
  /** The presets that are refused, each with the code of its problem, the value of `data-problem`. */
  readonly refused: Readonly<Record<string, string>>;
  /** Ids of the steps of the procedure, in order. A trace may give several steps of the list to one of them. */
  readonly steps: readonly string[];
  /** Names of all fields that the example can show. */
  readonly fields: readonly string[];
  /** The rules that it cites, by id: their addresses, numbers and titles are sent to it. */
  readonly rules: readonly string[];
  /** The terms and cards that it names, by id: their names are sent to it. */
  readonly names: readonly string[];
  /**
   * What it says beside its own words and those of the frame: files of `content/ui/<lang>/`, or parts of one, such as
   * `turmoil.owner`.
   */
  readonly words: readonly string[];
  /** Style sheets of other rooms that it needs beside its own, by their names in `src/styles`. */
  readonly styles?: readonly string[];
}

/** What an example's presets are, for its facts. */
export const presetIds = ({
  presets,
}: {
  readonly presets: readonly { readonly id: string; readonly refused?: string }[];
}): Pick<ExampleFacts, 'presets' | 'refused'> => ({
  presets: presets.map(({ id }) => id),
  refused: Object.fromEntries(presets.flatMap(({ id, refused }) => (refused ? [[id, refused]] : []))),
});
