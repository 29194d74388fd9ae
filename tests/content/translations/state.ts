import { existsSync, readFileSync } from 'node:fs';
import { LANGS } from '../../../src/i18n/locales.ts';
import type { Book } from '../checks/book.ts';
import type { Fault } from '../checks/fault.ts';
import { fingerprint } from './fingerprint.ts';
import { changedLangs, owedReadings, parseRecords, writeRecords, type Owed, type Records, type Versions } from './record.ts';
import { sideBySide } from '../checks/side-by-side.ts';

/** Where the records of a game are kept. */
export const recordPath = (game: string): string => `content/${game}/checked.yaml`;

/** The records of a game; a new game has none. */
export const readRecords = (game: string): Records => {
  const path = recordPath(game);
  return existsSync(path) ? parseRecords(readFileSync(path, 'utf8')) : new Map();
};

/** The versions of all texts of a book as they are now, by rule id, in order. */
export const versionsOf = (book: Book): ReadonlyMap<string, Versions> =>
  new Map(
    sideBySide(book).map(({ id, texts }) => [
      id,
      Object.fromEntries(
        LANGS.flatMap((lang) => {
          const text = texts.get(lang);
          return text ? [[lang, fingerprint(text)]] : [];
        }),
      ),
    ]),
  );

/** The records of a game in the order of its rules, without those of rules that are gone. */
export const completeRecords = (book: Book, text: string): string => {
  const records = parseRecords(text);
  return writeRecords(new Map([...versionsOf(book).keys()].flatMap((rule) => (records.has(rule) ? [[rule, records.get(rule)!] as const] : []))));
};

/** Faults: a text that changed and nobody recorded it, and the record of a rule that is gone. */
export const recordFaults = (book: Book, records: Records): Fault[] => {
  const { game } = book.game;
  const now = versionsOf(book);
  const gone = [...records.keys()].filter((rule) => !now.has(rule));
  const how = (rule: string, lang = ''): string => `npm run translations -- --checked ${game}:${rule} ${lang}`.trim();
  const isNew = (rule: string): boolean => !records.has(rule);
  return [
    ...gone.map((rule) => ({ at: `${recordPath(game)} ${rule}`, what: 'no such rule: `npm run fix` removes its line' })),
    ...[...now.keys()].filter(isNew).map((rule) => ({
      at: `${recordPath(game)} ${rule}`,
      what: `a new rule; once its texts have been read together: ${how(rule)}`,
    })),
    ...[...now]
      .filter(([rule]) => !isNew(rule))
      .flatMap(([rule, versions]) =>
        changedLangs(records.get(rule), versions).map((lang) => ({
          at: `${recordPath(game)} ${rule}`,
          what: `the ${lang} text changed; once it has been compared with the others: ${how(rule, lang)}`,
        })),
      ),
  ];
};

/** The texts of a book that are owed a reading, since another language's text changed. */
export const staleTexts = (book: Book, records: Records): readonly Owed[] =>
  [...versionsOf(book)].flatMap(([rule, versions]) => owedReadings(rule, records.get(rule), versions));
