/*
 * Questions lead to the rules that answer them: readers type whole questions, whose words are seldom those of a rule. The index of
 * questions has all ways to ask each, and everyday words for each rule. What matches there speaks for the rules that it cites.
 */
import type { Leading } from './format.ts';
import { scoresOf, type Match, type Scale, type WordMatches } from './score.ts';
import type { MatchType } from './query/query.ts';

/** How strongly questions speak for rules, by the places of the rules. */
export type Leads = ReadonlyMap<number, number>;

const wayStrength: Readonly<Record<MatchType, number>> = { exact: 0.8, typo: 1.2, prefix: 0.35, alike: 0.21 };

const strengthOf = ({ way }: Match): number => wayStrength[way];

/** How words count in an index of questions. */
export const questionScale = (size: number): Scale => ({ strengthOf, size, rarity: 0.75, wholeness: 0.77 });

/** How much a single wording loses for words that it does not have: it should have most of them. */
const WORDING_WHOLENESS = 2;

/** A rule that a question does not name first answers only a part of it. */
const LATER = 0.77;
/** Words that were gathered for one rule say a little more than a question. */
const FOR_ONE = 1.11;
/** A second question that matches adds a little. */
const SECOND = 0.26;

/** A lead with many words matches by chance: one with so many counts half. */
const LONG = 215;

/** How much the best wording counts beside all wordings of a lead together: with each word that is typed more, up to a limit. */
const WORDING = { each: 0.38, most: 0.74 } as const;

/** The wordings of an index. */
export interface Wordings {
  /** How many of the leads are questions. */
  readonly asked: number;
  /** For each lead the places of its rules, the deciding one first. */
  readonly cites: readonly (readonly number[])[];
  /** For each wording its lead, and the number of its words. */
  readonly leadOf: readonly number[];
  readonly lengths: readonly number[];
  /** For each lead the number of words of all its wordings. */
  readonly sums: readonly number[];
}

const readCites = (text: string): readonly (readonly number[])[] => {
  let before = 0;
  return text.split(' ').map((places) => {
    const [first = 0, ...others] = places.split(',').map(Number);
    before += first;
    return [before, ...others.map((distance) => before + distance)];
  });
};

/** Reads what an index says of its leads. */
export const wordingsIn = (leading: Leading): Wordings => {
  const lengths = leading.lengths.split(' ').map((digits) => [...digits].map((digit) => parseInt(digit, 36)));
  return {
    asked: leading.asked,
    cites: readCites(leading.cites),
    leadOf: lengths.flatMap((each, lead) => each.map(() => lead)),
    lengths: lengths.flat(),
    sums: lengths.map((each) => each.reduce((sum, length) => sum + length, 0)),
  };
};

/** The same matches, with the places of leads instead of wordings. */
export const inLeads = <W extends WordMatches>(words: readonly W[], { leadOf }: Wordings): readonly W[] =>
  words.map((word) => ({ ...word, matches: word.matches.map((match) => ({ ...match, place: leadOf[match.place]! })) }));

/**
 * Adds up what leads say for rules: the best of them, and a little of the second.
 *
 * @param later how much a rule counts that a lead does not name first
 */
const gather = (scores: Iterable<readonly [lead: number, score: number]>, { cites }: Wordings, later: number): Leads => {
  const found = new Map<number, readonly [best: number, second: number]>();
  for (const [lead, own] of scores)
    for (const [index, rule] of cites[lead]!.entries()) {
      const score = own * (index ? later : 1);
      const [best, second] = found.get(rule) ?? [0, 0];
      found.set(rule, score > best ? [score, best] : [best, Math.max(second, score)]);
    }
  return new Map([...found].map(([rule, [best, second]]) => [rule, best + SECOND * second]));
};

/** How well each wording matches that has some of the words, by its lead: it should have no others. */
const single = (words: readonly WordMatches[], { leadOf, lengths }: Wordings): (readonly [lead: number, score: number])[] =>
  [...scoresOf(words, { ...questionScale(lengths.length), wholeness: WORDING_WHOLENESS })].map(([place, { score, covered }]) => [
    leadOf[place]!,
    score * Math.min(1, covered / lengths[place]!),
  ]);

/**
 * Finds how well the best wording of each lead matches: somebody who types nearly all of a question means it.
 *
 * @param words the words that say what is asked about, for each the wordings that have it
 */
export const bestWordings = (words: readonly WordMatches[], wordings: Wordings): ReadonlyMap<number, number> =>
  // The last one with a key stays.
  new Map(single(words, wordings).sort(([, one], [, other]) => one - other));

/**
 * Finds the rules for which the matching wordings speak.
 *
 * @param words for each word of the query the wordings that have it
 */
export const leadsOf = (words: readonly WordMatches[], wordings: Wordings): Leads => {
  const { asked, sums } = wordings;
  const together = [...scoresOf(inLeads(words, wordings), questionScale(sums.length))].map(
    ([lead, { score }]) => [lead, (score / (1 + sums[lead]! / LONG)) * (lead < asked ? 1 : FOR_ONE)] as const,
  );
  const all = gather(together, wordings, LATER);
  const best = gather(single(words, wordings), wordings, 1);
  const weight = WORDING.most * Math.min(1, (words.length - 1) * WORDING.each);
  return new Map([...all].map(([rule, score]) => [rule, score + weight * (best.get(rule) ?? 0)]));
};
