import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Lang } from '../../../src/i18n/locales.ts';
import type { Fault } from './fault.ts';
import { inFile } from './in-file.ts';
import type { Passage } from './passages.ts';

/** One entry of `content/style/<lang>.yaml`. */
export interface StyleRule {
  /** What to say instead. */
  readonly say: string;
  /** Regular expressions that no text may match, whatever the case of the letters. */
  readonly not: readonly string[];
  /** Ids of rules or entries, their parts such as `question`, keys of the interface, or ends of paths, whose texts may. */
  readonly except?: readonly string[];
  readonly why: string;
}

const pathOf = (lang: Lang): string => `content/style/${lang}.yaml`;

/** The list of a language; a language without one has none. */
export const styleOf = (lang: Lang): readonly StyleRule[] => {
  const path = pathOf(lang);
  return existsSync(path) ? inFile(path, () => (parse(readFileSync(path, 'utf8')) as readonly StyleRule[] | null) ?? []) : [];
};

const LETTER = '[\\p{L}\\p{N}_]';
/** The edge of a word in any script; `\b` knows only that of Latin letters. */
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;

/** Each is used on thousands of passages. */
const patterns = new Map<string, RegExp>();

/** Makes a pattern of the list a regular expression. `\b` is the edge of a word in any script. */
const asRegExp = (pattern: string): RegExp => {
  const known = patterns.get(pattern) ?? new RegExp(pattern.replaceAll('\\b', EDGE), 'giu');
  patterns.set(pattern, known);
  return known;
};

const isExcept = (rule: StyleRule, { id, part, path }: Passage): boolean =>
  (rule.except ?? []).some((one) => one === id || one === part || path.endsWith(one));

/** Faults: words of a passage that the list of its language replaces by others. */
const faultsIn = (rules: readonly StyleRule[], passage: Passage): Fault[] =>
  rules
    .filter((rule) => !isExcept(rule, passage))
    .flatMap((rule) =>
      rule.not
        .flatMap((pattern) => passage.words.match(asRegExp(pattern)) ?? [])
        .map((found) => ({ at: `${passage.path}:${passage.line} ${passage.id}`, what: `"${found}": say ${rule.say} (${rule.why})` })),
    );

/** Faults: words of any of the passages that the list of a language replaces by others. */
export const styleFaults = (lang: Lang, rules: readonly StyleRule[], passages: readonly Passage[]): Fault[] =>
  passages.filter((passage) => passage.lang === lang).flatMap((passage) => faultsIn(rules, passage));

const entryFaults = (at: string, rule: StyleRule, passages: readonly Passage[]): Fault[] => {
  const whole = Boolean(rule.say && rule.why && rule.not?.length);
  if (!whole) return [{ at, what: `an entry has say, why, and at least one pattern in not: ${JSON.stringify(rule)}` }];
  const bare = { ...rule, except: [] };
  return (rule.except ?? [])
    .filter((one) =>
      passages.filter((passage) => isExcept({ ...rule, except: [one] }, passage)).every((passage) => !faultsIn([bare], passage).length),
    )
    .map((one) => ({ at, what: `"${rule.say}": the exception ${one} is not needed` }));
};

/** Faults of the list itself: entries that lack something, and exceptions that excuse nothing. */
export const styleListFaults = (lang: Lang, rules: readonly StyleRule[], passages: readonly Passage[]): Fault[] => {
  const own = passages.filter((passage) => passage.lang === lang);
  return rules.flatMap((rule) => entryFaults(pathOf(lang), rule, own));
};
