/*
 * The order of the hits. It depends on nothing but which field of which record has which token.
 */
import type { FieldName } from './format.ts';
import { type Leads, questionScale } from './leads.ts';
import type { MatchType } from './query/query.ts';
import { bestOf, scoresOf, type Match, type Scale, type Score, type WordMatches } from './score.ts';

/** A record with its score. */
export interface Ranked extends Score {
  readonly place: number;
}

/*
 * The figures here and in `leads.ts` were found by trying: `npm run search:eval` says what another one gains and loses.
 */

/** A rule's id or number counts more than any text, the definition of a term more than a title, a title more than a mention. */
const fieldStrength: Readonly<Record<FieldName, number>> = {
  name: 12,
  number: 9,
  term: 4.3,
  heading: 3.7,
  title: 3.3,
  phrase: 2.2,
  step: 2.2,
  under: 2.3,
  text: 1,
  said: 0.6,
};

/** A word as it was typed counts more than a corrected typo, a longer word that starts with it, or one that means the same. */
const wayStrength: Readonly<Record<MatchType, number>> = { exact: 1, typo: 0.8, prefix: 0.6, alike: 0.38 };
/** A word may look like one of another language. */
const FOREIGN = 0.8;

const strengthOf = ({ field, way, foreign }: Match): number => fieldStrength[field] * wayStrength[way] * (foreign ? FOREIGN : 1);

/** Chapters that summarise rules of other chapters, or are no rules: the rules themselves come first. */
const background: Readonly<Record<string, number>> = { introduction: 0.8, 'open-questions': 0.75, credits: 0.8 };
/** It matters less where readers ask for just this rule. */
const ASKED_FOR = 0.45;

/** If two games have the word, the game of the reader's page comes first, unless it only mentions it. */
const SAME_GAME = 1.3;
/** Rules that the query does not tell apart, such as two with one title: that of the reader's chapter comes first. */
const SAME_CHAPTER = 1.08;

/** The reader's page. */
export interface Home {
  readonly game: string;
  /** The last part of its address; on the page of a chapter, the chapter's. */
  readonly chapter: string;
}

/** What ranking needs to know besides the matches. */
export interface Context {
  /** The page of the record at a place, as `game/chapter`. */
  readonly chapterOf: (place: number) => string;
  /** The number of records of the kind that is ranked. */
  readonly size: number;
  /** The reader's page, if it is one of a game. */
  readonly home?: Home | undefined;
}

const gameOf = (page: string): string => page.slice(0, page.indexOf('/'));
/** Returns the factor by which the reader's page raises the score of a record. */
const nearness = (page: string, home: Home | undefined): number => {
  if (gameOf(page) !== home?.game) return 1;
  return page === `${home.game}/${home.chapter}` ? SAME_GAME * SAME_CHAPTER : SAME_GAME;
};
const backgroundOf = (page: string): number => background[page.slice(page.indexOf('/') + 1)] ?? 1;

const scaleOf = ({ size }: Context): Scale => ({ strengthOf, size, rarity: 0.52, wholeness: 1.85 });

/** The higher score first; equal scores in the order of the book. */
const inOrder = (a: Ranked, b: Ranked): number => b.score - a.score || a.place - b.place;

/** How much questions speak for a rule, compared with its own words: the more is typed, the more. */
const leadWeight = (words: number): number => 2.1 * (1 + 1.08 * Math.log(words));

/** The records with their own scores and with what leads to them. */
const weighed = (words: readonly WordMatches[], { chapterOf, home, ...context }: Context, leads: Leads): readonly Ranked[] => {
  const own = scoresOf(words, scaleOf({ chapterOf, ...context }));
  const asked = leadWeight(words.length);
  return [...new Set([...own.keys(), ...leads.keys()])].map((place) => {
    const page = chapterOf(place);
    const { covered = 0, score = 0 } = own.get(place) ?? {};
    const sum = score * backgroundOf(page) + asked * (leads.get(place) ?? 0) * backgroundOf(page) ** ASKED_FOR;
    return { place, covered, score: sum * nearness(page, home) };
  });
};

/** The best hits tell what the query is about: other rules of the same game and chapter are more likely to be meant. */
const TOPIC = { hits: 30, game: 0.4, chapter: 0.23 } as const;

const shareOf = (best: readonly Ranked[], nameOf: (place: number) => string): ((place: number) => number) => {
  const shares = new Map<string, number>();
  const all = best.reduce((sum, { score }) => sum + score, 0) || 1;
  for (const { place, score } of best) shares.set(nameOf(place), (shares.get(nameOf(place)) ?? 0) + score / all);
  return (place) => shares.get(nameOf(place)) ?? 0;
};

const onTopic = (ranked: readonly Ranked[], { chapterOf }: Context): readonly Ranked[] => {
  const best = [...ranked].sort(inOrder).slice(0, TOPIC.hits);
  const inGame = shareOf(best, (place) => gameOf(chapterOf(place)));
  const inChapter = shareOf(best, chapterOf);
  return ranked.map((hit) => ({ ...hit, score: hit.score * (1 + TOPIC.game * inGame(hit.place)) * (1 + TOPIC.chapter * inChapter(hit.place)) }));
};

/** A record with fewer words than the best one is shown if it has at least one of them, and a quarter of the score. */
const worthShowing = (hit: Ranked, best: Ranked): boolean => hit.covered >= best.covered || (hit.covered > 0 && hit.score * 4 >= best.score);

/** Those that are worth showing, the best first. */
const sorted = (ranked: readonly Ranked[]): readonly Ranked[] => {
  if (!ranked.length) return [];
  const best = ranked.reduce((first, hit) => (inOrder(hit, first) < 0 ? hit : first));
  return ranked.filter((hit) => worthShowing(hit, best)).sort(inOrder);
};

const noLeads: Leads = new Map();

/**
 * Sorts the records that match a query. More words of the query, stronger fields and rarer words come first.
 *
 * @param words for each word of the query its matches
 * @param leads what questions say for rules
 * @returns the best first; weak matches are left out
 */
export const rank = (words: readonly WordMatches[], context: Context, leads: Leads = noLeads): readonly Ranked[] =>
  sorted(onTopic(weighed(words, context, leads), context));

/** The words that say what is asked about, unless there are only others. */
export const telling = <W extends WordMatches>(words: readonly W[]): readonly W[] => {
  const strong = words.filter(({ weak }) => !weak);
  return strong.length ? strong : words;
};

/**
 * Sorts the questions. They are long, and nobody types all of their words: those that have half of the query are returned.
 *
 * @param words for each word of the query its matches
 * @param wordings what the best wording of each adds, see `bestWordings`
 */
export const rankQuestions = (
  words: readonly WordMatches[],
  { size, chapterOf, home }: Context,
  wordings: ReadonlyMap<number, number>,
): readonly Ranked[] => {
  const half = telling(words).length / 2;
  const found = [...scoresOf(words, questionScale(size))].map(([place, { covered, score }]) => ({
    place,
    covered,
    score: (score + (wordings.get(place) ?? 0)) * nearness(chapterOf(place), home),
  }));
  return found.filter(({ covered }) => covered >= half).sort(inOrder);
};

/** How much of a name a word is: the whole of it, as a name of one word or an everyday word, or a part. The text is the name of the kind. */
const shares: Partial<Readonly<Record<FieldName, number>>> = { text: 0, heading: 1, title: 1 };

/** A card has been named by all of a short name, an everyday word, or two words of a longer name. */
export const NAMED = 2;

/**
 * Tells how much of the name of an entry was typed.
 *
 * @param words for each word of the query its matches
 */
export const namesIn = (words: readonly WordMatches[]): ((place: number) => number) => {
  const sums = new Map<number, number>();
  for (const { matches } of words)
    for (const [place, share] of bestOf(matches, ({ field }) => shares[field] ?? 2)) sums.set(place, (sums.get(place) ?? 0) + share);
  return (place) => sums.get(place) ?? 0;
};

/**
 * Sorts the entries of one kind. Entries are found by their names, so only those that have every word are returned.
 *
 * @param words for each word of the query its matches
 * @param enough an entry may lack words if so much of its name was typed
 */
export const rankEntries = (words: readonly WordMatches[], context: Context, enough = Infinity): readonly Ranked[] => {
  const asked = telling(words);
  const nameOf = namesIn(asked);
  return rank(asked, context).filter(({ place, covered }) => nameOf(place) >= (covered < asked.length ? enough : 1));
};
