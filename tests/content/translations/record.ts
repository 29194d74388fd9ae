import { parse } from 'yaml';
import { LANGS, isLang, type Lang } from '../../../src/i18n/locales.ts';

/** A version of a rule's text in each language that has it. */
export type Versions = Readonly<Partial<Record<Lang, string>>>;

/** What is recorded of a rule: the versions of its texts, and which of them a text has not been read against yet. */
export interface Reading {
  readonly versions: Versions;
  /** `behind.fr.en`: the version of the English text that the French one was last read against, where that is an older one. */
  readonly behind: Readonly<Partial<Record<Lang, Versions>>>;
}

/** The records of a game, by rule id. */
export type Records = ReadonlyMap<string, Reading>;

const nothing: Reading = { versions: {}, behind: {} };

/** A text of a rule that is owed a reading. */
export interface Owed {
  readonly rule: string;
  /** The language of the text that is to be read. */
  readonly lang: Lang;
  /** The languages whose texts have changed since it was last read against them. */
  readonly since: readonly Lang[];
}

/** The version of the text in `other` that the text in `lang` was last read against. */
const readAgainst = ({ versions, behind }: Reading, lang: Lang, other: Lang): string | undefined => behind[lang]?.[other] ?? versions[other];

const keysOf = (versions: Versions): Lang[] => LANGS.filter((lang) => versions[lang] !== undefined);

/** The languages in which a rule's text is another one than the recorded version, or is gone. */
export const changedLangs = (record: Reading | undefined, now: Versions): readonly Lang[] =>
  LANGS.filter((lang) => record?.versions[lang] !== now[lang]);

/** The texts of a rule that have not been read since another language's text changed. */
export const owedReadings = (rule: string, record: Reading = nothing, now: Versions): readonly Owed[] =>
  keysOf(now)
    .map((lang) => ({ rule, lang, since: keysOf(now).filter((other) => other !== lang && readAgainst(record, lang, other) !== now[other]) }))
    .filter(({ since }) => since.length > 0);

/**
 * Records that some of a rule's texts have been read against the others as they are now.
 *
 * @param read languages whose texts were read; the others keep what they were last read against
 */
export const withReading = (record: Reading = nothing, now: Versions, read: readonly Lang[]): Reading => {
  const versions = Object.fromEntries(keysOf(now).map((lang) => [lang, read.includes(lang) ? now[lang] : (record.versions[lang] ?? now[lang])]));
  const behindOf = (lang: Lang): Versions =>
    Object.fromEntries(
      keysOf(now).flatMap((other) => {
        const against = read.includes(lang) ? now[other] : readAgainst(record, lang, other);
        return other === lang || against === undefined || against === versions[other] ? [] : [[other, against]];
      }),
    );
  const behind = keysOf(now).map((lang) => [lang, behindOf(lang)] as const);
  return { versions, behind: Object.fromEntries(behind.filter(([, others]) => Object.keys(others).length > 0)) };
};

const head = `# For each rule, the versions of its texts that were last compared with each other. Written by \`npm run translations\`.
# A version is a fingerprint of title and text. \`behind\`: a text that was last compared with an older version of another one.
`;

const inBraces = (entries: readonly string[]): string => `{${entries.join(', ')}}`;
const versionsIn = (versions: Versions): string[] => keysOf(versions).map((lang) => `${lang}: ${versions[lang]}`);

const lineOf = (rule: string, { versions, behind }: Reading): string => {
  const late = LANGS.flatMap((lang) => (behind[lang] ? [`${lang}: ${inBraces(versionsIn(behind[lang]))}`] : []));
  return `${rule}: ${inBraces([...versionsIn(versions), ...(late.length ? [`behind: ${inBraces(late)}`] : [])])}\n`;
};

/** Writes a game's records, one line a rule. */
export const writeRecords = (records: Records): string => head + [...records].map(([rule, record]) => lineOf(rule, record)).join('');

type Line = Versions & { readonly behind?: Reading['behind'] };

/** Reads the records of a game; what it reads, {@link writeRecords} wrote. */
export const parseRecords = (text: string): Records => {
  // Every value is a text: a fingerprint may look like a number.
  const lines = (parse(text, { schema: 'failsafe' }) ?? {}) as Readonly<Record<string, Line>>;
  return new Map(
    Object.entries(lines).map(([rule, { behind = {}, ...versions }]) => [
      rule,
      { versions: Object.fromEntries(Object.entries(versions).filter(([lang]) => isLang(lang))), behind },
    ]),
  );
};
