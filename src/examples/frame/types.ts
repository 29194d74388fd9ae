import type { Readings } from '../../engine/turmoil/index.ts';
import type { Names } from '../../i18n/words.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Strings } from '../../i18n/say.ts';
import type { RuleLinks } from '../../drawings/cite.tsx';

/** What a page hands to an example; all of it can be serialised. */
export interface ExampleProps {
  readonly lang: Lang;
  /** Names of parties, events and terms by term id: those that the example's `namesNeeded` lists. */
  readonly names: Names;
  /** The rules of the example's `citedRules`, by id. */
  readonly rules: RuleLinks;
  /** The site's reading of each rule that the editions tell apart. */
  readonly readings: Readings;
  /** Address of the example's own page, without a query. */
  readonly page: string;
  /** Whether it stands in a chapter: then it keeps no state and links to its own page. */
  readonly embedded?: boolean | undefined;
}

/** The same with one language's strings, which each language's entry adds. */
export interface WorkedProps extends ExampleProps {
  readonly strings: Strings;
}
