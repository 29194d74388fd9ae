/**
 * Parts of `content/ui/<lang>/turmoil.json`, for examples that say little of it. The query makes the file a module of its own,
 * out of which the bundler keeps what is named; without it, a page would load the words of a whole crisis.
 */
declare module '*/turmoil.json?board.json' {
  type Strings = import('./i18n/say.ts').Strings;
  export const amount: Strings, board: Strings, letter: Strings, owner: Strings;
}

declare module '*/turmoil.json?track.json' {
  type Strings = import('./i18n/say.ts').Strings;
  export const board: Strings, letter: Strings, owner: Strings, space: Strings;
}

declare module '*/turmoil.json?influence.json' {
  type Strings = import('./i18n/say.ts').Strings;
  export const amount: Strings, owner: Strings, source: Strings, thing: Strings;
}

declare module '*/turmoil.json?scoring.json' {
  type Strings = import('./i18n/say.ts').Strings;
  export const letter: Strings, owner: Strings;
}
