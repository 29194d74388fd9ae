import { EVENT_IDS, PARTIES, type TurmoilRule } from '../../../engine/turmoil/index.ts';
import type { RuleLinks } from '../../../drawings/cite.tsx';
import type { Lang } from '../../../i18n/locales.ts';
import type { Strings } from '../../../i18n/say.ts';
import type { Names } from '../../../i18n/words.ts';
import { TABLE_EXAMPLES } from './table/inputs.ts';

/** What the editor of a table needs from the book, in one language. A browser fetches it with the editor. */
export interface TableData {
  readonly lang: Lang;
  readonly strings: Strings;
  /** The names of terms and cards, by id. */
  readonly names: Names;
  /** The rules that forbid an edit, by id. */
  readonly rules: RuleLinks;
  /** The address of its styles. */
  readonly sheet: string;
}

/** The terms and cards that the editor names. */
export const TABLE_NAMES: readonly string[] = [
  ...PARTIES,
  ...EVENT_IDS,
  'chairman',
  'policy',
  'lobby',
  'dominance-marker',
  'committee-board',
  'events-board',
];

/** The strings that the editor needs besides its own and those of the frame. */
export const TABLE_WORDS: readonly string[] = [
  'turmoil',
  'problem',
  'unset',
  'table.became',
  'table.yours-undo',
  ...TABLE_EXAMPLES.map((id) => `${id}.page.title`),
];

/** The rules that may forbid an edit, or a table. */
export const TABLE_RULES: readonly TurmoilRule[] = [
  'committee.chairman',
  'committee.delegate',
  'committee.dominance-shift',
  'committee.first-leader',
  'committee.lobby-start',
  'committee.lobbying',
  'committee.replace-leader',
  'crisis.changing-times.distant',
];
