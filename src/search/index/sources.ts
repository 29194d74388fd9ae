/* What the index is made from. */
import type { Lang } from '../../i18n/locales.ts';
import type { EntryKind } from '../format.ts';

/** One value for each language. */
export type InEach<T> = Readonly<Record<Lang, T>>;

/** The part of a rule in `api/v1/<game>.json` that the search needs. */
export interface RuleSource {
  readonly id: string;
  readonly chapter: string;
  readonly number: InEach<string>;
  readonly title: InEach<string>;
  readonly text: InEach<string>;
  /** The edition whose reading applies unless a reader chooses, where editions differ. */
  readonly differs: { readonly default: string } | null;
  /** Where editions differ: the text as each has it. */
  readonly readings: Readonly<Record<string, { readonly text: InEach<string> }>>;
  /** The ids of the rules that limit it. */
  readonly limits?: readonly string[];
  /** Its examples, each with the query of the step that shows it. */
  readonly shown?: readonly { readonly example: string; readonly query: string }[];
  /** Addresses without the folder that the site is served under. */
  readonly url: InEach<string>;
}

/** The words that one language has for a term. */
export interface TermWords {
  readonly term: string;
  readonly forms?: readonly string[];
  readonly aliases?: readonly string[];
  readonly abbr?: string;
}

/** A term of a game's glossary. */
export interface TermSource extends InEach<TermWords> {
  readonly id: string;
  /** The rule that defines it. */
  readonly rule?: string;
}

/** Something that readers say in any game, such as the beginning, a tie or too little money. */
export interface MeaningSource {
  readonly id: string;
  /** Ids or chapters of rules that are about it in any words. */
  readonly rules?: readonly string[];
  readonly words: InEach<readonly string[]>;
}

/** An entry: an example, an event card or a term as something to find. */
export interface EntrySource {
  readonly kind: EntryKind;
  readonly id: string;
  readonly title: InEach<string>;
  /** Its other names: inflected forms, its abbreviation. */
  readonly forms: InEach<readonly string[]>;
  /** Everyday words for it. */
  readonly aliases: InEach<readonly string[]>;
  /** The text that a hit shows. It is not searched. */
  readonly text: InEach<string>;
  readonly url: InEach<string>;
  /** The name of its kind: `event card` may be typed together with the card's name. */
  readonly called: InEach<string>;
}

/** A question as something to find. */
export interface QuestionSource {
  readonly id: string;
  readonly question: InEach<string>;
  /** Other ways to ask it. */
  readonly also: InEach<readonly string[]>;
  readonly answer: InEach<string>;
  /** The answer of each edition that answers otherwise. */
  readonly readings?: Readonly<Record<string, InEach<string>>>;
  /** Ids of the rules from which the answer follows. */
  readonly rules: readonly string[];
  readonly url: InEach<string>;
}

/** All that the index of one game is made from. */
export interface GameSource {
  readonly game: string;
  /** Titles of the chapters, by their ids. */
  readonly chapters: ReadonlyMap<string, InEach<string>>;
  readonly rules: readonly RuleSource[];
  readonly terms: readonly TermSource[];
  /** Everyday words for terms, by their ids: how things look, what they are called in other games. */
  readonly everyday?: Readonly<Record<string, Partial<InEach<readonly string[]>>>>;
  /** What readers have in mind when a rule is their answer, by its id: fragments in everyday words. */
  readonly asked?: Readonly<Record<string, Partial<InEach<string>>>>;
  /** Examples, event cards and terms, in the order of `KINDS`. */
  readonly entries: readonly EntrySource[];
  readonly questions?: readonly QuestionSource[];
}
