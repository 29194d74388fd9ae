/*
 * Questions lead to the rules that answer them: readers type whole questions, whose words are seldom those of a rule. The index of
 * questions has all ways to ask each, and everyday words for each rule. What matches there speaks for the rules that it cites.
 */
import { scoresOf, type Match, type Scale, type WordMatches } from './score.ts';
import type { Way } from './query/query.ts';

/** How strongly questions speak for rules, by the places of the rules. */
export type Leads = ReadonlyMap<number, number>;

const wayStrength: Readonly<Record<Way, number>> = { exact: 0.8, typo: 1.2, prefix: 0.6, alike: 0.275 };

const strengthOf = ({ way }: Match): number => wayStrength[way];

/** How words count in an index of questions. */
export const questionScale = (size: number): Scale => ({ strengthOf, size, rarity: 0.75, wholeness: 1 });

/** A rule that a question does not name first answers only a part of it. */
const LATER = 0.77;
/** Words that were gathered for one rule say a little more than a question. */
const FOR_ONE = 1.11;
/** A second question that matches adds a little. */
const SECOND = 0.26;

/** What an index of questions says of its records. */
export interface Cited {
  /** For each record the places of its rules, the deciding one first. */
  readonly cites: readonly (readonly number[])[];
  /** The number of records that are questions; the others follow them. */
  readonly asked: number;
  /** The number of tokens of each record. */
  readonly lengths: readonly number[];
}

/** The usual number of tokens of a question, with all ways to ask it. */
const USUAL_LENGTH = 20;
/** How much the length of a record counts. */
const LENGTH = 0.4;
const lengthFactor = (length: number): number => 1 / (1 - LENGTH + (LENGTH * length) / USUAL_LENGTH);

/** Finds the rules for which the matching questions speak. */
export const leadsOf = (words: readonly WordMatches[], { cites, asked, lengths }: Cited): Leads => {
  const found = new Map<number, readonly [best: number, second: number]>();
  const add = (rule: number, score: number): void => {
    const [best, second] = found.get(rule) ?? [0, 0];
    found.set(rule, score > best ? [score, best] : [best, Math.max(second, score)]);
  };
  for (const [place, { score }] of scoresOf(words, questionScale(cites.length))) {
    const own = score * lengthFactor(lengths[place] ?? USUAL_LENGTH) * (place < asked ? 1 : FOR_ONE);
    for (const [index, rule] of (cites[place] ?? []).entries()) add(rule, own * (index ? LATER : 1));
  }
  return new Map([...found].map(([rule, [best, second]]) => [rule, best + SECOND * second]));
};
