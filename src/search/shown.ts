import type { Lang } from '../i18n/locales.ts';

/** What of another language is needed beside a hit, to show which of its words matched. */
export interface Beside {
  readonly title: string;
  readonly number: string;
  /** Words of its text and of its terms, once each; in the page's own language those that the text lacks. */
  readonly words: readonly string[];
}

/** What a hit shows. It travels with Pagefind's fragment of the rule. */
export interface Shown {
  /** Full name, such as `turmoil:committee.lobbying`. */
  readonly rule: string;
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly beside: Readonly<Record<Lang, Beside>>;
}

/**
 * Fields of a record that tell how a rule matched, the strongest first: its id; its number; a term of one word that it
 * defines; its title; a word of a longer term that it defines; a number without letter or dot, its own or of the step
 * it belongs to; the chapter or step it stands under; its text, which is Pagefind's content.
 */
export const FIELDS = ['name', 'number', 'term', 'title', 'phrase', 'step', 'under', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/**
 * The filter that carries `Shown`. A filter's value is copied to the fragment as it is, but neither split into
 * words nor fetched before someone filters by it, so that the index holds tokens and nothing else.
 */
export const SHOWN = 'shown';

/** The sort key that holds a rule's place in its game's book. */
export const BOOK_ORDER = 'order';
