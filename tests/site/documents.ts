import { atRoot, read, type Site } from './built.ts';

/** A document as `/api/v1/index.json` lists it. */
export interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly url: string;
  readonly schema: string;
}

/** The data for programs that a site has, as a program finds them. */
export const documentsOf = (site: Site): readonly Listed[] =>
  (JSON.parse(read(site, 'api/v1/index.json')) as { readonly documents: readonly Listed[] }).documents;

/** Those of the site itself. */
export const documents = documentsOf(atRoot);
