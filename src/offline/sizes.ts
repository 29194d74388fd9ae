/* How much the languages weigh. */

/** Where the build says it, after the site's folder. */
export const SIZES = 'offline/sizes.json';

/** What the build says of the weight of the languages, in bytes as hosts send them. */
export interface Sizes {
  /** What all languages ask for. */
  readonly shared: number;
  /** What each asks for beside that, and the number of files with which it is ready. */
  readonly langs: Readonly<Record<string, { readonly bytes: number; readonly files: number }>>;
}
