import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { WHOLE_LANGS, type Lang } from '../../../src/i18n/locales.ts';
import type { Fault } from './fault.ts';

/** An entry of the change log as its file has it. */
export interface Change {
  readonly id: string;
  readonly date: string;
  readonly game: string;
  readonly rules?: readonly string[];
  readonly what: Readonly<Partial<Record<Lang, string>>>;
}

const path = 'content/changes.yaml';

/** Reads the change log. */
export const readChanges = (): readonly Change[] => parse(readFileSync(path, 'utf8')) as Change[];

const wordFaults = (at: string, what: Change['what']): Fault[] =>
  WHOLE_LANGS.filter((lang) => !what[lang]?.trim()).map((lang) => ({ at, what: `nothing is said in ${lang}` }));

/**
 * Faults of the change log: an unknown game or rule, a language without words, an id that appears twice, dates out of order.
 *
 * @param rules full ids of all rules that there are or were
 */
export const changeFaults = (changes: readonly Change[], games: readonly string[], rules: readonly string[]): Fault[] =>
  changes.flatMap((change, index) => {
    const { id, date, game, what, rules: cited = [] } = change;
    const at = `${path} ${id}`;
    const newer = changes[index - 1]?.date ?? date;
    return [
      ...(/^[a-z][a-z0-9-]*$/.test(id) ? [] : [{ at, what: 'an id is a slug' }]),
      ...(changes.findIndex((each) => each.id === id) === index ? [] : [{ at, what: 'the id appears twice' }]),
      ...(/^\d{4}-\d\d-\d\d$/.test(date) && date <= newer ? [] : [{ at, what: `dates run from the newest to the oldest: ${date} after ${newer}` }]),
      ...(games.includes(game) ? [] : [{ at, what: `unknown game "${game}"` }]),
      ...cited.filter((rule) => !rules.includes(`${game}:${rule}`)).map((rule) => ({ at, what: `unknown rule "${rule}"` })),
      ...wordFaults(at, what),
    ];
  });
