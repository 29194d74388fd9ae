/* What goes into the index and what comes out of it. */
import type { FieldName } from '../format.ts';
import type { Posting } from '../part.ts';
import type { Token } from '../words/tokens.ts';

/** A record to index: for each field its tokens, separated by blanks. A record is a rule or an entry. */
export type Tokens = Readonly<Record<FieldName, string>>;

/** For each token the records that have it, sorted by token, then by place. */
export type Postings = readonly (readonly [Token, readonly Posting[]])[];
