import type { RuleLinks } from '../../../drawings/cite.tsx';
import type { Lang } from '../../../i18n/locales.ts';
import type { Strings } from '../../../i18n/say.ts';
import type { Names } from '../../../i18n/words.ts';
import type { Readings } from './example.ts';

/**
 * What an example needs from the book, in one language. The server renders from it, and a browser fetches it as one JSON file.
 * So it is plain data.
 */
export interface PageData {
  /** The language of the example's text. */
  readonly lang: Lang;
  readonly game: string;
  /** The strings of the frame, of the example and of its drawings, by the name of their file. */
  readonly strings: Strings;
  /** The names of terms and cards, by id. */
  readonly names: Names;
  /** The rules that it cites, by id. */
  readonly rules: RuleLinks;
  /** The site's reading of each rule that the editions read differently. */
  readonly readings: Readings;
  /** The ids of the game's editions. */
  readonly editions: readonly string[];
  /** The address of the example's own page, without a query. */
  readonly page: string;
  /** The address of what the reader's own table needs; null for an example that cannot show one. */
  readonly table: string | null;
}
