/*
 * Which modules share a file. There are few files a page, since each is compressed by itself. A module that no chunk names stands where
 * the bundler puts it.
 */

/** A file that several pages load. */
export interface Chunk {
  readonly name: string;
  /** Each matches the paths of modules. A test asks that each matches one. */
  readonly modules: readonly RegExp[];
  /** A module that several chunks name is in the one of highest priority. */
  readonly priority: number;
}

/** All of them, from the highest priority. */
export const CHUNKS: readonly Chunk[] = [
  { name: 'address', modules: [/src\/web\/address/, /src\/i18n\/say/], priority: 5 },
  // Small parts of the search that few others need.
  { name: 'words', modules: [/src\/i18n\/locales/, /search\/view\/element\./, /search\/words\/normal\./, /search\/narrow\./], priority: 5 },
  // Apart from the examples, because the search needs it too.
  { name: 'load', modules: [/vite\/preload-helper/, /src\/web\/device/, /components\/site\/kept/], priority: 4 },
  // What all examples share.
  {
    name: 'example',
    modules: [
      /node_modules\/preact/,
      /drawings\/(cite|part-number)/,
      /examples\/frame\/(frame|mount|worked)/,
      /examples\/frame\/definition\/example/,
      /examples\/frame\/form\/choice/,
      /examples\/frame\/loading\/(?!retry)/,
      /examples\/frame\/stage\/(stepper|use-lively)/,
      /examples\/frame\/state\/(?!kept-table|fragments)/,
      /i18n\/words/,
      /engine\/core\/(countable|each|most|outcome|run|twice|unreachable)\./,
    ],
    priority: 3,
  },
  // What the engines of World Problems and Mars Contracts share, and that of Turmoil does not need.
  { name: 'stock', modules: [/engine\/core\/(lists|stock|procedure)/], priority: 3 },
  // What the examples of World Problems share.
  {
    name: 'country',
    modules: [
      /engine\/world-problems\/(data|game|vocabulary)\//,
      /engine\/world-problems\/setup\/(cards|sketch)/,
      /drawings\/world-problems\/country/,
      /sentences\/world-problems\//,
    ],
    priority: 3,
  },
  // Numbers and cards of Turmoil, and how they are counted: most of its examples need them.
  {
    name: 'turmoil',
    modules: [
      /sentences\/turmoil\/words/,
      /engine\/turmoil\/data\/(effects|global-events|numbers)/,
      /engine\/turmoil\/vocabulary\/(words|letters)/,
      /engine\/turmoil\/events\/counting/,
      /engine\/turmoil\/game\/delegates/,
    ],
    priority: 3,
  },
  // Single fields.
  { name: 'fields', modules: [/examples\/frame\/form\/(?!form\.)/, /examples\/frame\/definition\/preset-from/, /engine\/core\/codec/], priority: 2 },
  // The form of most examples.
  { name: 'form', modules: [/examples\/frame\/form\/form\./, /examples\/frame\/definition\/fields/], priority: 1 },
  // The board of Turmoil, with what is legal on it and its Mars.
  {
    name: 'board',
    modules: [
      /drawings\/turmoil\/(?!pictures\/|delegate|turn-shapes|resource-shapes|flights|refused-places)/,
      /turmoil\/game\//,
      /turmoil\/setup\/sketch/,
      /turmoil\/mars\/in-crisis/,
      /turmoil\/data\/(mars|ruling-bonuses)/,
      /turmoil\/committee\//,
      /turmoil\/events\/effects/,
    ],
    priority: 1,
  },
];

/** The chunks as the bundler wants them. */
export const chunkGroups = CHUNKS.map(({ name, modules, priority }) => ({
  name,
  test: new RegExp(modules.map(({ source }) => source).join('|')),
  priority,
}));
