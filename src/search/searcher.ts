import { LANGS, type Lang } from '../i18n/locales.ts';
import { breath } from './breath.ts';
import { cardOf, isAnswered, nearOf, type Card } from './clear.ts';
import { entryPages, type EntryKind, type Kind, type ShownRecord } from './format.ts';
import { openLists, type Lists } from './lists.ts';
import type { Get } from './packs.ts';
import { hasForeignTerm, ownFirst } from './home.ts';
import { moreOf, type HitLinks } from './more.ts';
import type { Leads } from './leads.ts';
import { matchesOf, type FoundWord } from './matches.ts';
import type { Query, QueryWord } from './query/query.ts';
import { readQuery } from './query/read.ts';
import { begun, isDoubtful } from './query/begun.ts';
import { languagesAsked, unseenIn } from './query/unseen.ts';
import { openMeanings, type Meanings } from './words/meanings.ts';
import { wordsOf } from './words/normal.ts';
import { isLetteredLike, languagesOf } from './words/tokens.ts';
import { isWithin, type HitFilter } from './narrow.ts';
import { once } from './once.ts';
import { readable } from './query/typed.ts';
import { openQuestions, type QuestionMatches, type Questions } from './questions.ts';
import { NAMED, namesIn, rank, rankEntries, telling, type Home, type Ranked } from './rank.ts';

/** A rule or an entry that was found, with all that is shown of it. */
export interface Hit extends ShownRecord, HitLinks {
  readonly kind: Kind;
  /** The other languages whose words matched where those of the page's language did not. */
  readonly besides: readonly Lang[];
  /** Fetches the same in these languages, as far as it can be fetched. The hit is shown before. */
  readonly others: () => Promise<Readonly<Partial<Record<Lang, ShownRecord>>>>;
}

/** The final answer to a query. */
export interface Answer {
  readonly query: Query;
  /** The number of all rules found. */
  readonly total: number;
  /** The first of the rules: those of the page's game, then a few of others. */
  readonly hits: readonly Hit[];
  /** The best rule is of another game than the page. */
  readonly away: boolean;
  /** The page's own game has an answer: its best rule is the best, or nearly as good. */
  readonly stays: boolean;
  /** How the first hit answers, if no other may be meant as well. */
  readonly card?: Card | undefined;
  /** The entry that comes before the rules: the question that was surely asked, or the event card that was named. */
  readonly lead: Hit | undefined;
  /** What comes between the first rules, if nothing leads: the term that was typed, then the questions whose answers follow from one of them. */
  readonly near: readonly Hit[];
  /** The first entries of each kind, in the order of `KINDS`. */
  readonly entries: readonly Hit[];
  /** Words similar to those typed, if nothing was found. */
  readonly nearest: readonly string[];
}

/** The number of hits that are shown: of rules, and of each other kind. */
export interface Limit {
  readonly rules: number;
  readonly each: number;
}

/** The search of one page, which answers in the page's language. */
export interface Searcher {
  readonly lang: Lang;
  readonly search: (typed: string, limit: Limit, narrow?: HitFilter) => Promise<Answer>;
  /** The names of a game's questions that have every word of what was typed, in any of the ways to ask them. */
  readonly questionsWith: (typed: string, game: string) => Promise<readonly string[]>;
}

/** Tells whether rules of a language have a word as it was typed, or one that begins like it. */
const isSpoken = ({ matches }: FoundWord, page: Lang): boolean => matches.some(({ way, lang }) => way !== 'alike' && lang === page);

/**
 * The other languages in which words matched that the page's language does not have: only one of them if all matched in it.
 *
 * @param found what each word of the query found
 */
const languagesBeside = (query: Query, found: readonly FoundWord[], lang: Lang, own: ShownRecord, place: number): readonly Lang[] => {
  const unseen = unseenIn(query, lang, own).filter(({ spoken }) => !spoken);
  const matched = unseen.map((word) => found[query.words.indexOf(word)]!.matches.flatMap((match) => (match.place === place ? [match.lang] : [])));
  const langs = languagesAsked(unseen, lang).filter((other) => matched.some((each) => each.includes(other)));
  const enough = langs.find((other) => matched.every((each) => each.includes(other)));
  return enough ? [enough] : langs;
};

/** Makes a hit. Texts of another language follow if a word matched in it that the page's language does not show. */
const toHit = async (lists: Lists, query: Query, found: readonly FoundWord[], lang: Lang, place: number): Promise<Hit> => {
  const { shown, kindAt } = lists;
  const own = await shown(lang, place);
  await breath();
  const besides = languagesBeside(query, found, lang, own, place);
  // Without a network a device may have the page's language alone.
  const shownIn = async (other: Lang) => [other, await shown(other, place).catch(() => undefined)] as const;
  const others = async () => Object.fromEntries((await Promise.all(besides.map(shownIn))).filter(([, text]) => text));
  return { ...own, ...(await moreOf(lists, lang, own)), kind: kindAt(place), besides, others };
};

/** Sorts all rules, and the first entries of each kind. Each kind is ranked alone, so that entries do not change the order of rules. */
const order = (
  { kindAt, chapterOf, rules }: Lists,
  words: readonly FoundWord[],
  leads: Leads,
  { each, home }: { readonly each: number; readonly home: Home | undefined },
): Record<'rules' | 'entries', readonly Ranked[]> => {
  const byKind = words.map(({ matches }) => Map.groupBy(matches, ({ place }) => kindAt(place)));
  const of = (kind: Exclude<Kind, 'question'>) => words.map((word, index) => ({ ...word, matches: byKind[index]!.get(kind) ?? [] }));
  const context = { chapterOf, home, size: rules };
  const entries = (Object.keys(entryPages) as EntryKind[]).flatMap((kind) =>
    rankEntries(of(kind), context, kind === 'event' ? NAMED : undefined).slice(0, each),
  );
  return { rules: rank(of('rule'), context, leads), entries };
};

/** What matches a query, before any text of it is fetched. */
interface Found extends Record<'rules' | 'entries', readonly Ranked[]> {
  readonly query: Query;
  /** For each word of the query what it found. */
  readonly words: readonly FoundWord[];
  readonly asked: QuestionMatches;
}

const questionHit = (shown: ShownRecord): Hit => ({ ...shown, kind: 'question', besides: [], others: async () => ({}), limitedBy: [] });

/** Tells whether a query is a single word that is in the names of entries, while rules have it at most in their text. */
const isOfEntries = ({ words }: Found, { rules }: Lists): boolean => {
  const asked = telling(words);
  const named = asked.flatMap(({ matches }) => matches.filter(({ field, way }) => way === 'exact' && field !== 'text' && field !== 'said'));
  return asked.length === 1 && named.length > 0 && named.every(({ place }) => place >= rules);
};

/** The event card that a query names. A single word of a longer name is enough if no rule is about it. */
const namedEvent = (found: Found, lists: Lists, hits: readonly Hit[]): Hit | undefined => {
  const { words, entries } = found;
  const enough = isOfEntries(found, lists) ? 1 : NAMED;
  const nameOf = namesIn(words);
  const isNamed = ({ place }: Ranked): boolean => nameOf(place) >= enough && !hasForeignTerm(words, (at) => at === place);
  return hits.find(({ kind }, index) => kind === 'event' && isNamed(entries[index]!));
};

const formsOf = (text: string): string =>
  wordsOf(text)
    .map(({ form }) => form)
    .join();

/**
 * The question or the term whose title was typed word by word. The title is compared whole, since most of its words may be stop words. On a
 * page of a game, entries of other games do not count.
 */
const typedWhole = ({ query }: Found, kind: 'question' | 'term', entries: readonly Hit[], home: Home | undefined): Hit | undefined =>
  entries.find((hit) => hit.kind === kind && hit.name.startsWith(home ? `${home.game}:` : '') && formsOf(hit.title) === formsOf(query.text));

/** The best question, if it was surely meant. */
const questionMeant = ({ words, asked }: Found, [best]: readonly Hit[], card: Card | undefined, first: string | undefined): Hit | undefined =>
  first && isAnswered(card, words.length, asked, first) ? best : undefined;

/** Only rules that pass the filter. */
const within = (leads: Leads, { chapterOf }: Lists, narrow: HitFilter): Leads =>
  new Map([...leads].filter(([place]) => isWithin(narrow, chapterOf(place))));

/** What words mean, in the languages that are written in the letters of the page's language and in those of a text. */
type FindMeanings = (text: string) => Promise<Meanings>;

const openMeaningFinder = (lists: Lists, questions: Questions, page: Lang): FindMeanings => {
  const open = once(async (langs: string, forget): Promise<Meanings> => {
    const [everyday, ...names] = await Promise.all([questions.meanings(), ...(langs.split(',') as Lang[]).map(lists.meanings)]);
    // Without the everyday words a search still answers; the next one asks for them again.
    if (!everyday) forget();
    return openMeanings(names, everyday);
  });
  return (text) => {
    const spoken = wordsOf(text).flatMap(({ form }) => languagesOf(form));
    return open(LANGS.filter((lang) => spoken.includes(lang) || isLetteredLike(lang, page)).join());
  };
};

/** Fetches what repairs a query. Few queries need it. */
const repairs = () => import('./query/repair.ts');

/** A single letter is the beginning of a word, and is read as it is. */
const isRepairable = ({ form }: QueryWord): boolean => form.length > 1;

/** What is open from the first query on. */
interface Opened {
  readonly questions: Questions;
  readonly meanings: FindMeanings;
  readonly repairing: boolean;
}

/** Reads a query, and repairs it if one of its words finds nothing. */
const understood = async (lists: Lists, { questions, meanings, repairing }: Opened, typed: string, lang: Lang): Promise<Query> => {
  const query = readQuery(typed, lang, await meanings(typed));
  const listed = async ({ asks }: QueryWord): Promise<boolean> => (await Promise.all(asks.map(lists.find))).some((found) => found.length > 0);
  const words = async (prefix: string) => (await Promise.all([lists.words(prefix), questions.words(prefix)])).flat();
  const has = async (word: QueryWord): Promise<boolean> =>
    ((await listed(word)) || (await questions.has(word))) && (!isDoubtful(word) || (await words(word.form)).includes(word.form));
  const known = await Promise.all(query.words.map(has));
  const [unknown, ...others] = query.words.filter((_, index) => !known[index]);
  if (!unknown) return query;
  const read = others.length ? undefined : await begun(unknown, has);
  if (read) return { ...query, words: query.words.map((word) => (word === unknown ? read : word)) };
  return repairing && query.words.some((word, index) => !known[index] && isRepairable(word))
    ? (await repairs()).repair(typed, lang, { has, words, meanings })
    : query;
};

/** What tells the present setting, which the reader may change while the page is open. */
type GetEdition = () => string | undefined;

/** The lists with each text as the chosen edition has it. */
const readBy = (lists: Lists, edition: GetEdition): Lists => ({
  ...lists,
  shown: async (lang, place) => {
    const own = await lists.shown(lang, place);
    const chosen = edition() ?? '';
    const text = own.readings?.[chosen];
    return text === undefined ? own : { ...own, text, edition: chosen };
  },
});

/** What a search may know besides its index. */
interface SearcherOptions {
  /** The page, if it is one of a game. */
  readonly home?: Home | undefined;
  /** Tells the edition that the reader chose, if any. */
  readonly edition?: GetEdition;
  /** Fetches a file of the index of questions that has a tag, from the first query on. Without it no questions are found. */
  readonly getQuestions?: (tag: string) => Get;
  /** Words that find nothing are repaired, unless it is false. */
  readonly repairing?: boolean;
}

/**
 * Opens the search of a page.
 *
 * @param get fetches a file of the index
 * @param lang the page's language
 * @throws Error when the index cannot be fetched
 */
export const openSearcher = async (
  get: Get,
  lang: Lang,
  { home, edition = () => undefined, getQuestions, repairing = true }: SearcherOptions = {},
): Promise<Searcher> => {
  const lists = readBy(await openLists(get), edition);
  const tag = lists.contents.questions?.[lang];
  const open = (): Opened => {
    const asked = getQuestions && tag ? async () => readBy(await openLists(getQuestions(tag)), edition) : undefined;
    const questions = openQuestions(lang, lists, asked);
    return { questions, meanings: openMeaningFinder(lists, questions, lang), repairing };
  };
  let opened: Opened | undefined;
  const read = async (text: string) => {
    opened ??= open();
    return { questions: opened.questions, query: await understood(lists, opened, readable(text), lang) };
  };
  const isHome = (place: number): boolean => !home || lists.chapterOf(place).startsWith(`${home.game}/`);
  const find = async (text: string, limit: Limit, narrow: HitFilter): Promise<Found> => {
    const { questions, query } = await read(text);
    const asking = questions.search(query, narrow, { home, most: limit.each });
    const words = await Promise.all(query.words.map((word) => matchesOf(lists, word, narrow, lang)));
    const asked = await asking;
    const told = query.words.map(async (word, index) => {
      const found = words[index]!;
      return { ...word, spoken: isSpoken(found, lang), unknown: !word.weak && !found.matches.length && !(await questions.has(word)) };
    });
    return {
      query: { ...query, words: await Promise.all(told) },
      words,
      asked,
      ...order(lists, words, within(asked.leads, lists, narrow), { each: limit.each, home }),
    };
  };
  const search: Searcher['search'] = async (text, limit, narrow = {}) => {
    const found = await find(text, limit, narrow);
    const { query, words, asked, rules } = found;
    const elsewhere = hasForeignTerm(words, isHome) && !hasForeignTerm(words, (place) => !isHome(place));
    const { chosen, away, stays } = ownFirst(rules, isHome, limit.rules, elsewhere);
    const toHits = (ranked: readonly Ranked[]) => Promise.all(ranked.map(({ place }) => toHit(lists, query, words, lang, place)));
    const [hits, others] = await Promise.all([toHits(chosen), toHits(found.entries)]);
    const questions = asked.found.map(questionHit);
    const entries = [...questions, ...others];
    const card = cardOf(words, rules, chosen[0]?.place);
    const lead =
      namedEvent(found, lists, others) ?? typedWhole(found, 'question', questions, home) ?? questionMeant(found, questions, card, hits[0]?.name);
    const term = typedWhole(found, 'term', others, home);
    const near = lead ? [] : [...(term ? [term] : []), ...nearOf(words.length, entries, hits)];
    const isLost = !rules.length && !entries.length && query.words.some(isRepairable);
    const nearest = repairing && isLost ? await (await repairs()).nearestWords(query, lists.words) : [];
    return { query, total: rules.length, hits, away, stays, card, lead, near, entries, nearest };
  };
  const questionsWith: Searcher['questionsWith'] = async (text, game) => {
    const { questions, query } = await read(text);
    return questions.withAll(query, { game });
  };
  return { lang, search, questionsWith };
};
