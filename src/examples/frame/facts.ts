/** What outsiders may rely on in an example: the data for programs list it, and a browser test holds it to the page. */
export interface ExampleFacts {
  /** Permanent ids of the presets, the values of `data-preset`. */
  readonly presets: readonly string[];
  /** Ids of the steps of the procedure, in order. A trace may give several steps of the list to one of them. */
  readonly steps: readonly string[];
  /** Names of all fields that the example can show. */
  readonly fields: readonly string[];
}
