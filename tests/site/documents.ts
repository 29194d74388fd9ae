import { atRoot, read } from './built.ts';

/** A document as `/api/v1/index.json` lists it. */
export interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly url: string;
  readonly schema: string;
}

/** The data for programs, as a program finds them. */
export const { documents } = JSON.parse(read(atRoot, 'api/v1/index.json')) as { readonly documents: readonly Listed[] };
