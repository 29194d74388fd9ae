/** The files of a search index: what the build writes and the browser reads, all of it JSON in `pagefind/<tag>/`. */
import type { Lang } from '../i18n/locales.ts';
import type { Token } from './words/tokens.ts';

/**
 * Fields of a rule that tell how it matched, the strongest first: its id; its number; a term of one word that it
 * defines; its title, where that has one or two words; its longer title; a word of a longer term that it defines; a
 * number without letter or dot, its own or of the step it belongs to; the chapter or step it stands under; its text;
 * what readers say for a term that it names.
 */
export const FIELDS = ['name', 'number', 'term', 'heading', 'title', 'phrase', 'step', 'under', 'text', 'said'] as const;
export type Field = (typeof FIELDS)[number];

/** The pages that hold what is found below the rules. No chapter is called so. */
export const entryPages = { example: 'examples', event: 'events', term: 'glossary' } as const;
export type EntryKind = keyof typeof entryPages;
/** What a hit is, in the order in which hits are shown. */
export const KINDS = ['rule', 'example', 'event', 'term'] as const;
export type Kind = (typeof KINDS)[number];

const kinds: ReadonlyMap<string, EntryKind> = new Map(Object.entries(entryPages).map(([kind, page]) => [page, kind as EntryKind]));

/** What stands in a chapter or on another page of a game, given as `game/page`. */
export const kindOf = (page: string): Kind => kinds.get(page.slice(page.indexOf('/') + 1)) ?? 'rule';

/**
 * What is fetched when a reader turns to the search. Rules have places: 0, 1 … in the order of the games and their
 * books; examples, event cards and terms have the places after them.
 */
export interface Contents {
  /** The first token of each part of the index. */
  readonly parts: readonly Token[];
  /** The first word of each piece of the vocabulary, which has every word twice: as it is and `backwards`. */
  readonly words: readonly string[];
  /** Each chapter as `game/chapter` with the place of its first rule, then other pages with that of their first entry. */
  readonly chapters: readonly (readonly [string, number])[];
}

/**
 * A part of the index: for each token its rules, in the order of their places, each as one number: the distance from
 * the place before, times the number of fields, plus the field's own. Such numbers stay small however many rules there are.
 */
export type Part = Readonly<Record<Token, readonly number[]>>;

/** A rule in one language, or what else is found, as a hit shows it. */
export interface Shown {
  /** Full name, such as `turmoil:committee.lobbying` or `turmoil:events.riots`. */
  readonly name: string;
  /** Only rules have one. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** Everyday words of the glossary that lead to it though its text does not have them. */
  readonly also: readonly string[];
  /** Address under the folder that the site is served from. */
  readonly url: string;
}

/** Names of the files, under the index's folder. */
export const files = {
  contents: 'contents.json',
  part: (index: number): string => `part/${index}.json`,
  words: (index: number): string => `words/${index}.json`,
  rule: (lang: Lang, place: number): string => `${lang}/${place}.json`,
  /** All the others in one, by their names: what a device keeps. */
  whole: 'whole.json',
} as const;
