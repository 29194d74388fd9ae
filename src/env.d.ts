import type { RuleText } from './components/rules/texts.ts';
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
        /**
         * The texts of a chapter's rules, on pages where a rule shows the questions that it leaves open. The page passes it in: the
         * module that renders these texts imports the components, so they cannot import it.
         */
        readonly texts?: (game: string, chapter: string, lang: Lang) => Promise<ReadonlyMap<string, RuleText>>;
      };
      /** Style sheets that the page has linked in its text. */
      linked?: Set<string>;
    }
  }
}
