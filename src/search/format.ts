/* The files of a search index, which the build writes and the browser reads: JSON in `pagefind/<tag>/`, of questions in `questionsFolder`. */
import type { Lang } from '../i18n/locales.ts';

/**
 * The fields of a record, in the order of the index's digits. How much each counts says `fieldStrength` in `rank.ts`. For a rule:
 * - `name`: its id
 * - `number`: its number
 * - `term`: a term of one word that it defines, in any of its forms
 * - `heading`: its title, if that has one or two words
 * - `title`: its longer title
 * - `phrase`: a word of a longer term that it defines, another name for the term, or what the rule is about
 * - `step`: a number without letter or dot, its own or that of the step it belongs to
 * - `under`: the chapter or step that it is part of
 * - `text`: its text
 * - `said`: nothing; for an entry, other names for it
 */
export const FIELDS = ['name', 'number', 'term', 'heading', 'title', 'phrase', 'step', 'under', 'text', 'said'] as const;
/** The name of a field. */
export type FieldName = (typeof FIELDS)[number];

/** For each kind of entry the page that lists them. No chapter has one of these ids. */
export const entryPages = { example: 'examples', event: 'events', term: 'glossary' } as const;
/** The page that lists the questions. */
export const QUESTIONS_PAGE = 'faq';
/** The kinds of hits that one index holds beside rules. */
export type EntryKind = keyof typeof entryPages;
/** The kinds of hits, in the order in which they are shown. */
export const KINDS = ['rule', 'question', 'example', 'event', 'term'] as const;
/** The kind of a hit. */
export type Kind = (typeof KINDS)[number];

const kinds: ReadonlyMap<string, EntryKind> = new Map(Object.entries(entryPages).map(([kind, page]) => [page, kind as EntryKind]));

/**
 * Tells what kind of hits a page holds.
 *
 * @param page `game/page`, such as `turmoil/committee` or `turmoil/events`
 */
export const kindOf = (page: string): Exclude<Kind, 'question'> => kinds.get(page.slice(page.indexOf('/') + 1)) ?? 'rule';

/** What an index of questions says of its leads: questions, and then what readers have in mind for each rule. */
export interface Leading {
  /** How many of the leads are questions. The others are not shown. */
  readonly asked: number;
  /**
   * For each lead, after a blank, the places of the rules to which it leads, the deciding one first, separated by commas: the first
   * as its distance from that of the lead before, the others as distances from the first.
   */
  readonly cites: string;
  /** For each lead, after a blank, the number of words of each of its wordings as a digit in base 36. The wordings have places in this order. */
  readonly lengths: string;
  /** Where the meanings of a game begin: those of its terms, then those of its cards. Those before the first game are of all games. */
  readonly games: readonly (readonly [game: string, first: number])[];
}

/**
 * What is read first, when the reader enters a search field. Records have places 0, 1 …: first all rules in the
 * order of the games and their chapters, then the entries.
 */
export interface Contents {
  /** The key (see `keyOf`) of the first token of each part of the index. */
  readonly parts: readonly string[];
  /**
   * The first word of each part of the vocabulary, which has every word twice: as it is and `backwards`. None if the vocabulary is
   * small: it then is in one file for each script.
   */
  readonly words: readonly string[];
  /** Each chapter as `game/chapter` with the place of its first rule, then each other page with the place of its first entry. */
  readonly chapters: readonly (readonly [string, number])[];
  /** In an index of questions, which lists wordings: those of each lead, see `Leading`. */
  readonly leading?: Leading;
  /** The tags of the indexes of questions: each language has its own, since a question is asked in one language. */
  readonly questions?: Readonly<Partial<Record<Lang, string>>>;
}

/** What a hit shows of a record in one language. */
export interface ShownRecord {
  /** Full name, such as `turmoil:committee.lobbying` or `turmoil:events.riots`. */
  readonly name: string;
  /** Empty for entries. Files leave it out then. */
  readonly number: string;
  readonly title: string;
  /** Where editions differ: as the site applies it. */
  readonly text: string;
  /** Where editions differ: the text as each of the other editions has it. */
  readonly readings?: Readonly<Record<string, string>>;
  /** For a rule where editions differ: the edition of this text. */
  readonly edition?: string;
  /** For a rule: the places of the rules that limit it. */
  readonly limits?: readonly number[];
  /** For a rule: the place of an example, then the query of the step that shows the rule. */
  readonly run?: string;
  /** Of a question: full names of the rules from which its answer follows. Files leave them out: `cites` tells them. */
  readonly rules?: readonly string[];
  /** Of an entry: words of the glossary that find it although neither title nor text has them. */
  readonly also?: readonly string[];
  /** Address without the folder that the site is served under. Files leave it out where `usualAddress` tells it. */
  readonly url: string;
}

/** How pages mark the place of an entry. */
const anchors: Readonly<Record<string, string>> = { [entryPages.event]: 'event', [entryPages.term]: 'term', [QUESTIONS_PAGE]: 'q' };

/**
 * The address that a hit has by its name, without the folder that the site is served under.
 *
 * @param name full name, such as `turmoil:committee.lobbying` or `turmoil:events.riots`
 */
export const usualAddress = (lang: Lang, name: string): string => {
  const [game = '', id = ''] = name.split(':');
  const page = id.split('.', 1)[0]!;
  const anchor = anchors[page];
  const own = id.slice(page.length + 1);
  if (page === entryPages.example) return `${lang}/${game}/${page}/${own}/`;
  return `${lang}/${game}/${page}/#${anchor ? `${anchor}-${own}` : id}`;
};

const beginningOn = (page: string): string => `${page.replace('/', ':')}.`;

/** A name as files have it: without its beginning, where the page of its record tells it. */
export const shortName = (page: string, name: string): string => (name.startsWith(beginningOn(page)) ? name.slice(beginningOn(page).length) : name);

/** The full name of a record on a page, which `shortName` has made shorter. */
export const fullName = (page: string, name: string): string => (name.includes(':') ? name : beginningOn(page) + name);

/** Stands in a page for the tag of the index, until the build knows it. */
export const TAG_PLACEHOLDER = '__SEARCH_INDEX__';
/** Placeholder in result pages for the tag of the questions in their language. */
export const QUESTIONS_PLACEHOLDER = '__SEARCH_QUESTIONS__';
/** Placeholder in a link of result pages, which is repeated for each code file of the search. */
export const CODE_PLACEHOLDER = '__SEARCH_CODE__';

/**
 * The number of this format. A page that was opened before a new build came uses the new index, unless its format is another one.
 */
const FORMAT = 3;

/**
 * The file that holds the tag of the index, relative to the folder of a language. Pages name this file and not the tag: otherwise
 * each of them would change with each rule.
 */
export const TAG_FILE = `search/tag.${FORMAT}.json`;

/** The folder of a language's index of questions, relative to the folder that the site is served from. Its files have the names below. */
export const questionsFolder = (lang: Lang, tag: string): string => `${lang}/search/questions.${tag}/`;

/** Names of the files in the index's folder. */
export const files = {
  contents: 'contents.json',
  part: (index: number): string => `part/${index}.json`,
  words: (index: number): string => `words/${index}.json`,
  /** All words of the script that is named for a language. */
  vocabulary: (lang: Lang): string => `words/${lang}.json`,
  /** What words mean: the names of terms in the index of rules, everyday words in an index of questions. */
  meanings: (lang: Lang): string => `meanings/${lang}.json`,
  rule: (lang: Lang, place: number): string => `${lang}/${place}.json`,
  /** Several files in one, by their names, for the pages of a language. */
  pack: (lang: Lang, pack: Pack): string => `packs/${lang}/${pack}.json`,
} as const;

/**
 * The packs that the pages of a language fetch, in order of use:
 * - `first`: contents and lists of the language, when the reader enters a search field
 * - `lists`: lists of meanings, of numbers and of languages with the same letters, at the first key; ids are in `others`
 * - `texts`: what hits show, at the first key
 * - `others`: all other lists, then
 *
 * A pack has no more than is worth fetching at once. What has no room in it is fetched when a query needs it.
 */
export const PACKS = ['first', 'lists', 'texts', 'others'] as const;
/** The name of a pack. */
export type Pack = (typeof PACKS)[number];
