/* What goes into the index and what comes out of it. */
import type { Field } from '../format.ts';
import type { Token } from '../words/tokens.ts';

/** A record to index: for each field its tokens, separated by blanks. A record is a rule or an entry. */
export type Tokens = Readonly<Record<Field, string>>;

/** A record that has a token, and the field that has it. The place is the record's index in the list of all records. */
export interface Posting {
  readonly place: number;
  readonly field: Field;
}

/** For each token the records that have it, sorted by token, then by place. */
export type Postings = readonly (readonly [Token, readonly Posting[]])[];
