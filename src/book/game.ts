import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { borrowed } from '../i18n/borrowed.ts';
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import { once, onceForAll } from './once.ts';
import { numberRules, type RuleNumber } from './numbering.ts';

type GameFacts = CollectionEntry<'games'>['data'];
type ChapterFacts = GameFacts['chapters'][number];

/** A rule as game.yaml lists it. */
export type RuleFacts = Extract<ChapterFacts['rules'][number], { id: string }>;

/** The id of a printed edition: content names them, so it is any text here. */
export type EditionId = string;

/** A chapter as game.yaml lists it, with the number that its place gives it. */
export interface Chapter extends ChapterFacts {
  readonly number: number;
}

/** A rule with its place in the book: facts that are the same in every language. */
export interface PlacedRule extends RuleFacts {
  readonly game: string;
  readonly chapter: string;
  readonly number: RuleNumber;
}

/** A game read from its files: chapters in order, rules by id. */
export interface Game {
  readonly id: string;
  readonly facts: GameFacts;
  /** Chapters that are written; one that is only planned keeps its number. */
  readonly chapters: readonly Chapter[];
  readonly rules: ReadonlyMap<string, PlacedRule>;
  /** Numbers of rules and of the groups that hold them. */
  readonly numbers: ReadonlyMap<string, RuleNumber>;
}

/** The rules of a chapter in order, those inside groups included. */
export const rulesOf = (chapter: Pick<Chapter, 'rules'>): readonly RuleFacts[] =>
  chapter.rules.flatMap((entry) => ('group' in entry ? entry.rules : [entry]));

const numbersOf = (facts: GameFacts): ReadonlyMap<string, RuleNumber> =>
  new Map(facts.chapters.flatMap((chapter, index) => [...numberRules(chapter.rules, chapter.numbering === 'own' ? '' : `${index + 1}.`)]));

const place = (facts: GameFacts, numbers: ReadonlyMap<string, RuleNumber>): ReadonlyMap<string, PlacedRule> =>
  new Map(
    facts.chapters.flatMap((chapter) =>
      rulesOf(chapter).map((rule) => [rule.id, { ...rule, game: facts.game, chapter: chapter.chapter, number: numbers.get(rule.id)! }] as const),
    ),
  );

const read = (facts: GameFacts): Game => {
  const numbers = numbersOf(facts);
  const chapters = facts.chapters.map((chapter, index) => ({ ...chapter, number: index + 1 })).filter(({ planned }) => !planned);
  return { id: facts.game, facts, chapters, rules: place(facts, numbers), numbers };
};

/** All games in their order. Every page asks for them. */
export const games = onceForAll(async (): Promise<readonly Game[]> =>
  (await getCollection('games'))
    .map((entry) => entry.data)
    .sort((one, other) => one.order - other.order)
    .map(read),
);

/**
 * One game.
 *
 * @throws Error when there is none of that id
 */
export const gameOf = once(async (id): Promise<Game> => {
  const entry = await getEntry('games', id);
  if (!entry) throw new Error(`no game "${id}"`);
  return read(entry.data);
});

/**
 * A rule of a game.
 *
 * @throws Error when the game has no such rule; `at` says who asked
 */
export const ruleOf = (game: Game, id: string, at: string): PlacedRule => {
  const rule = game.rules.get(id);
  if (!rule) throw new Error(`${at}: no rule "${game.id}:${id}"`);
  return rule;
};

/** The chapter's text in a language; where it has none, its fallback's, with title and summary marked as borrowed. */
export const chapterText = async (game: string, chapter: string, lang: Lang): Promise<CollectionEntry<'chapters'>> => {
  const entry = await getEntry('chapters', `${game}/${chapter}/${lang}`);
  if (entry) return entry;
  const { fallback } = locales[lang];
  if (!fallback) throw new Error(`content/${game}/${chapter}/${lang}.mdx is missing`);
  const other = await chapterText(game, chapter, fallback);
  return { ...other, data: { title: borrowed(fallback, other.data.title), summary: borrowed(fallback, other.data.summary) } };
};

/** The chapters of a game in their order, each with its rules, its title and its summary in a language. */
export const chapterTexts = ({ id: game, chapters }: Game, lang: Lang) =>
  Promise.all(chapters.map(async ({ chapter, number, rules }) => ({ id: chapter, number, rules, ...(await chapterText(game, chapter, lang)).data })));

/** The address of a rule after the language. */
export const rulePath = (rule: Pick<PlacedRule, 'game' | 'chapter' | 'id'>): string => `${rule.game}/${rule.chapter}/#${rule.id}`;

/** `getStaticPaths` entries for every language with every chapter of every game. */
export const everyChapter = async () =>
  (await games()).flatMap((game) =>
    LANGS.flatMap((lang) => game.chapters.map((chapter) => ({ params: { lang, game: game.id, chapter: chapter.chapter } }))),
  );

/** A printed edition of a game's rules. */
export interface Edition {
  readonly id: EditionId;
  /** The language it is printed in. */
  readonly lang: string;
  readonly title: string;
  readonly publisher: string;
}

/** The printed editions that a game's text restates. */
export const editionsOf = (game: Game): readonly Edition[] => Object.entries(game.facts.editions).map(([id, edition]) => ({ id, ...edition }));

/**
 * The ids of all games' editions, each once, in the order of the games. A reader chooses one of them for the whole site:
 * each game that has it applies its readings, and any other game applies its own defaults.
 */
export const everyEdition = async (): Promise<readonly EditionId[]> => [
  ...new Set((await games()).flatMap((game) => editionsOf(game).map(({ id }) => id))),
];

/** For each rule on which the editions differ: the edition whose reading applies unless the reader chooses. */
export const defaultReadings = (game: Game): Readonly<Record<string, EditionId>> =>
  Object.fromEntries([...game.rules.values()].flatMap((rule) => (rule.differs ? [[rule.id, rule.differs.default]] : [])));
