import type { Lang } from './i18n/locales.ts';

declare global {
  namespace App {
    interface Locals {
      /** Where in the book a text stands: set by whoever renders a chapter, read by its components. */
      place: {
        readonly lang: Lang;
        readonly game: string;
        readonly chapter: string;
        /** Without examples and pictures: the text is taken apart into rules. */
        readonly bare?: boolean;
      };
      /** Style sheets that the page has linked in its text. */
      linked?: Set<string>;
    }
  }
}
