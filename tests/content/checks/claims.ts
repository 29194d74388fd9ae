import { WHOLE_LANGS, type Lang } from '../../../src/i18n/locales.ts';
import type { Book, RuleText } from './book.ts';
import type { Fault } from './fault.ts';
import { attribute, components, withoutInsets } from './mdx.ts';
import { sideBySide } from './side-by-side.ts';

/** Words that must not be lost from a rule: what they say, then a pattern for each language. */
export type Claim = readonly [says: string, patterns: Readonly<Partial<Record<Lang, string>>>];

/** What a rule must keep: numbers and words of the rule itself, where an inset does not help, and words of its insets. */
export interface Kept {
  readonly numbers?: readonly string[];
  readonly words?: readonly Claim[];
  readonly insets?: readonly Claim[];
}

const made = new Map<string, RegExp>();
/**
 * Makes a pattern of words: whole words in Unicode's sense; `…` stands for the rest of a word, ` .. ` for words
 * between within a sentence, `a|b` and brackets as usual. It is for text in small letters.
 */
const claimPattern = (pattern: string): RegExp => {
  const known = made.get(pattern);
  if (known) return known;
  const source = pattern.toLowerCase().replaceAll(' .. ', '(?:[^.:;\\n]*[^.:;\\n\\p{L}])').replaceAll('…', '\\p{L}*').replaceAll(' ', '[ \\n]+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');
  made.set(pattern, found);
  return found;
};

const numbersKept = (at: string, lang: string, rule: RuleText, { numbers = [] }: Kept): Fault[] => {
  const has = components(withoutInsets(rule.node), 'Num').map((num) => attribute(num, 'of'));
  const typed: readonly string[] = rule.main.match(/\d+/g) ?? [];
  return numbers
    .filter((id) => !has.includes(id) && !(/^\d+$/.test(id) && typed.includes(id)))
    .map((id) => ({ at, what: `${lang} lost the number ${id}` }));
};

const wordsKept = (at: string, lang: Lang, text: string, claims: readonly Claim[] = []): Fault[] =>
  claims.flatMap(([says, { [lang]: pattern }]) => {
    if (pattern === undefined) return [{ at, what: `${lang} has no pattern for "${says}" in tests/content/claims/` }];
    return claimPattern(pattern).test(text.toLowerCase())
      ? []
      : [{ at, what: `${lang} lost "${says}": say it again, or if other words say it, give them to the claim in tests/content/claims/` }];
  });

const ruleKept = (at: string, lang: Lang, rule: RuleText, kept: Kept): Fault[] => [
  ...numbersKept(at, lang, rule, kept),
  ...wordsKept(at, lang, rule.main, kept.words),
  ...wordsKept(at, lang, rule.text, kept.insets),
];

/** Faults: a number, threshold, negation or key term that a language of a rule has lost, and rules of which nothing is claimed. */
export const claimFaults = (book: Book, claims: Readonly<Record<string, Kept>>): Fault[] => {
  const rules = sideBySide(book);
  const where = `tests/content/claims/${book.game.game}`;
  const strangers = Object.keys(claims).filter((id) => !rules.some((rule) => rule.id === id));
  return [
    ...strangers.map((id) => ({ at: `${where} ${id}`, what: 'a claim for an unknown rule' })),
    ...rules.flatMap(({ id, at, texts }) => {
      const kept = claims[id];
      if (!kept || !(kept.numbers?.length || kept.words?.length))
        return [{ at: `${where} ${id}`, what: 'nothing is claimed of this rule: say in a file of this folder which numbers and words it must keep' }];
      return WHOLE_LANGS.flatMap((lang) => {
        const rule = texts.get(lang);
        return rule ? ruleKept(at, lang, rule, kept) : [];
      });
    }),
  ];
};
