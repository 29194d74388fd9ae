import { existsSync } from 'node:fs';
import { PICTURES } from '../../../src/drawings/pictures/ids.ts';
import { WHOLE_LANGS } from '../../../src/i18n/locales.ts';
import { factsOf, type Book } from './book.ts';
import type { Fault } from './fault.ts';
import type { Game } from './game.ts';
import type { Feature } from './ui.ts';

const has = (strings: unknown, key: string): boolean =>
  typeof key.split('.').reduce((tree, part) => (tree as Readonly<Record<string, unknown>> | undefined)?.[part], strings) === 'string';

const missingWords = (ui: readonly Feature[], file: string, keys: readonly string[]): Fault[] => {
  const strings = ui.find(({ name }) => name === file)?.strings ?? {};
  return WHOLE_LANGS.flatMap((lang) =>
    keys.filter((key) => !has(strings[lang], key)).map((key) => ({ at: `content/ui/${lang}/${file}.json ${key}`, what: 'missing key' })),
  );
};

/** Faults: words of a game and of its editions that a language does not have. */
export const ownWordFaults = ({ game }: Book, ui: readonly Feature[]): Fault[] => {
  const { tally } = game.home ?? {};
  const ticks = tally ? ['title', 'lead', 'result', ...tally.parts.map((part) => `parts.${part}`)].map((key) => `tally.${key}`) : [];
  const editions = Object.keys(game.editions).flatMap((id) => ['name', 'only', 'applied'].map((key) => `${id}.${key}`));
  return [
    ...missingWords(ui, `game-${game.game}`, ['title', 'line', 'summary', 'description', 'credits', ...ticks]),
    ...missingWords(ui, 'editions', editions),
    ...missingWords(
      ui,
      'site',
      (game.quick?.pictures ?? []).map((id) => `quick.jump.${id}`),
    ),
  ];
};

/** Faults: ids of editions that cannot stand in an address, where `default` is the site's own choice. */
export const editionFaults = ({ game }: Book): Fault[] =>
  Object.keys(game.editions)
    .filter((id) => !/^[a-z][a-z0-9-]*$/.test(id) || id === 'default')
    .map((id) => ({ at: `content/${game.game}/game.yaml ${id}`, what: 'the id of an edition is a slug, and not "default"' }));

/** Lists of a game that can be a tile, beside its chapters. */
const LISTS = ['events', 'examples', 'glossary', 'differences'];

/** Rules that can stand on the stone: nothing about them is open, so that they need no inset. */
const plainRules = (game: Game): readonly string[] =>
  game.chapters
    .flatMap(factsOf)
    .filter(({ differs, unclear, question }) => !differs && !unclear && !question)
    .map(({ id }) => id);

/** Tiles that have an address and a drawing. */
const drawnTiles = (game: Game): readonly string[] =>
  [...game.chapters.map(({ chapter }) => chapter), ...LISTS].filter((id) => existsSync(`content/${game.game}/signs/${id}.svg`));

/** Faults: a rule, a tile, a picture, a number or an example that the home page is to show and that does not exist. */
export const homeFaults = ({ game, engine: { numbers } }: Book): Fault[] => {
  const { featured, tiles = [], picture, tally } = game.home ?? {};
  const drawn = drawnTiles(game);
  const wanted = [
    ['rule without open points', featured, plainRules(game)],
    ...tiles.map((id) => ['tile with a drawing', id, drawn] as const),
    ['picture', picture, PICTURES],
    ['number', tally?.number, Object.keys(numbers)],
    ['example', tally?.example, game.examples.map(({ id }) => id)],
  ] as const;
  return wanted.flatMap(([kind, id, known]) =>
    id === undefined || known.some((one) => one === id) ? [] : [{ at: `content/${game.game}/game.yaml home`, what: `unknown ${kind} "${id}"` }],
  );
};

/** Faults: examples that do not stand in the order of their chapters, in which readers see them. */
export const exampleOrderFaults = ({ game }: Book): Fault[] => {
  const places = game.examples.map(({ chapter }) => game.chapters.findIndex((one) => one.chapter === chapter));
  return game.examples
    .filter((_, at) => at > 0 && places[at]! < places[at - 1]!)
    .map(({ id }) => ({ at: `content/${game.game}/game.yaml examples`, what: `"${id}" belongs before the example above it` }));
};

/** Faults: an example without its drawing. */
export const drawingFaults = ({ game }: Book): Fault[] =>
  game.examples
    .map(({ id }) => `content/${game.game}/signs/examples.${id}.svg`)
    .filter((file) => !existsSync(file))
    .map((at) => ({ at, what: 'an example has no drawing' }));

/** Faults: a picture or a rule that the quick reference is to show and that does not exist. */
export const quickFaults = ({ game }: Book): Fault[] => {
  const { pictures = [], rules = [] } = game.quick ?? {};
  const known = game.chapters.flatMap(factsOf).map(({ id }) => id);
  const unknown = [
    ...pictures.filter((id) => !PICTURES.some((one) => one === id)).map((id) => `picture "${id}"`),
    ...rules.filter((id) => !known.includes(id)).map((id) => `rule "${id}"`),
  ];
  return unknown.map((what) => ({ at: `content/${game.game}/game.yaml quick`, what: `unknown ${what}` }));
};

/** How many questions the page of a game's questions begins with. */
const OFTEN = 6;

/** Faults: the list of the questions that come up most often is not six questions of the game, each once. */
export const oftenFaults = ({ game, questions }: Book): Fault[] => {
  const { often = [] } = game;
  const at = `content/${game.game}/game.yaml often`;
  const wanted = questions.length > 0 ? OFTEN : 0;
  return [
    ...(often.length === wanted && new Set(often).size === wanted ? [] : [{ at, what: `wanted: ${wanted} questions, each once` }]),
    ...often.filter((id) => !questions.some((question) => question.id === id)).map((id) => ({ at, what: `the game has no question "${id}"` })),
  ];
};
