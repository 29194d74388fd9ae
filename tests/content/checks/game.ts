import type { Fault } from './fault.ts';

/** What game.yaml says of a rule. */
export interface RuleFacts {
  readonly id: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly related?: readonly string[];
  readonly open?: readonly string[];
  readonly limit?: boolean;
  readonly examples?: readonly string[];
  readonly run?: boolean;
  readonly differs?: { readonly default: string; readonly shows?: { readonly example: string; readonly preset: string } };
  readonly unclear?: boolean;
  /** Asked at tables, answered in no edition: the one kind of rule without sources. */
  readonly question?: boolean;
}

/** A numbered step that holds rules of its own: 3 with 3a, 3b … */
interface GroupFacts {
  readonly group: string;
  readonly rules: readonly RuleFacts[];
}

/** A chapter; a planned one has no rules yet. */
export interface Chapter {
  readonly chapter: string;
  readonly planned?: boolean;
  readonly numbering?: 'own';
  readonly inner?: boolean;
  readonly examples?: readonly string[];
  readonly rules?: readonly (RuleFacts | GroupFacts)[];
}

/** The whole of game.yaml. */
export interface Game {
  readonly game: string;
  /** Place among the games. */
  readonly order: number;
  readonly editions: Readonly<Record<string, { readonly lang: string; readonly title: string; readonly publisher: string }>>;
  readonly examples: readonly { readonly id: string; readonly chapter: string }[];
  readonly chapters: readonly Chapter[];
  /** Colours that its pages wear in place of the site's. */
  readonly colours?: Readonly<Record<string, { readonly light: string; readonly dark: string }>>;
  /** What its quick reference shows. */
  readonly quick?: { readonly pictures?: readonly string[]; readonly rules?: readonly string[] };
  /** The questions that come up most often. */
  readonly often?: readonly string[];
  /** What the home page shows of it. */
  readonly home?: {
    readonly featured?: string;
    readonly tiles?: readonly string[];
    readonly picture?: string;
    readonly tally?: { readonly number: string; readonly parts: readonly string[]; readonly example: string };
  };
}

const KEYS = {
  game: ['game', 'order', 'colours', 'home', 'quick', 'often', 'editions', 'examples', 'chapters'],
  chapter: ['chapter', 'planned', 'numbering', 'inner', 'examples', 'rules'],
  group: ['group', 'rules'],
  rule: ['id', 'sources', 'related', 'open', 'limit', 'examples', 'run', 'differs', 'unclear', 'question'],
} as const;

/** The first part of an id is its chapter's id or begins it: `assistance.use` stands in the chapter assistance-token. */
const belongs = (id: string, chapter: string): boolean => `${chapter}-`.startsWith(`${id.split('.')[0]}-`);

const SLUG = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)*$/;

const unknownKeys = (at: string, value: object, known: readonly string[]): Fault[] =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ at, what: `unknown key "${key}"` }));

const repeated = (at: string, ids: readonly string[]): Fault[] =>
  ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => ({ at: `${at} ${id}`, what: 'the id appears twice' }));

const ruleFaults = (game: Game, chapter: string, rule: RuleFacts): Fault[] => {
  const at = `content/${game.game}/game.yaml ${rule.id}`;
  const editions = Object.keys(game.editions);
  const sources = Object.entries(rule.sources ?? {});
  const strange = [...sources.map(([edition]) => edition), ...(rule.differs ? [rule.differs.default] : [])].filter(
    (edition) => !editions.includes(edition),
  );
  return [
    ...unknownKeys(at, rule, KEYS.rule),
    ...(SLUG.test(rule.id) && belongs(rule.id, chapter)
      ? []
      : [{ at, what: `an id of this chapter is a slug that starts with its name, "${chapter}"` }]),
    ...((!rule.question && !sources.length) || sources.some(([, heading]) => !heading) ? [{ at, what: 'no source given' }] : []),
    ...(rule.question && sources.length ? [{ at, what: 'a question that an edition answers is no question' }] : []),
    ...(rule.differs && editions.length < 2 ? [{ at, what: 'one edition alone cannot differ' }] : []),
    ...strange.map((edition) => ({ at, what: `unknown edition "${edition}"` })),
  ];
};

const entryFaults = (game: Game, chapter: string, entry: RuleFacts | GroupFacts): Fault[] => {
  if (!('group' in entry)) return ruleFaults(game, chapter, entry);
  const at = `content/${game.game}/game.yaml ${entry.group}`;
  const outside = entry.rules.filter(({ id }) => !id.startsWith(`${entry.group}.`));
  return [
    ...unknownKeys(at, entry, KEYS.group),
    ...outside.map(({ id }) => ({ at, what: `${id} does not belong to this group` })),
    ...entry.rules.flatMap((rule) => ruleFaults(game, chapter, rule)),
  ];
};

const chapterFaults = (game: Game, chapter: Chapter): Fault[] => {
  const at = `content/${game.game}/game.yaml ${chapter.chapter}`;
  const rules = chapter.rules ?? [];
  return [
    ...unknownKeys(at, chapter, KEYS.chapter),
    ...(Boolean(chapter.planned) === (rules.length === 0) ? [] : [{ at, what: 'a chapter has rules, or is planned' }]),
    ...rules.flatMap((entry) => entryFaults(game, chapter.chapter, entry)),
  ];
};

const idsIn = (game: Game): string[] =>
  game.chapters
    .flatMap(({ rules = [] }) => rules)
    .flatMap((entry) => ('group' in entry ? [entry.group, ...entry.rules.map(({ id }) => id)] : [entry.id]));

/** Faults in game.yaml itself: unknown keys, ids that are no slugs or stand twice, missing sources, unknown editions. */
export const gameFaults = (game: Game): Fault[] => {
  const at = `content/${game.game}/game.yaml`;
  const editions = Object.entries(game.editions).filter(([, { lang, title, publisher }]) => !(lang && title && publisher));
  return [
    ...unknownKeys(at, game, KEYS.game),
    ...(Object.keys(game.editions).length ? [] : [{ at, what: 'no edition given' }]),
    ...editions.map(([edition]) => ({ at: `${at} ${edition}`, what: 'an edition has lang, title and publisher' })),
    ...repeated(
      at,
      game.chapters.map(({ chapter }) => chapter),
    ),
    ...repeated(at, idsIn(game)),
    ...repeated(
      at,
      game.examples.map(({ id }) => id),
    ),
    ...game.chapters.flatMap((chapter) => chapterFaults(game, chapter)),
  ];
};
