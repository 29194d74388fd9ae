import { LANGS, locales, type Lang } from '../i18n/locales.ts';

/** What a reader says aloud for a rule, in each language: `4.1`, or the crisis's own `3e`, in Russian `3д`. */
export type RuleNumber = Readonly<Record<Lang, string>>;

/** A chapter's rules in order, as game.yaml lists them; a group nests the steps of one procedure. */
type Entry = { readonly id: string } | { readonly group: string; readonly rules: readonly { readonly id: string }[] };

const inAll = (make: (lang: Lang) => string): RuleNumber => Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as unknown as RuleNumber;

/** The letter of a step (0 is the first), or its number where the alphabet ends. */
const letter = (lang: Lang, index: number): string => locales[lang].letters[index] ?? `.${index + 1}`;

/**
 * Computes the numbers of a chapter's rules and groups from their order.
 *
 * @param prefix what stands before each number: `4.` for chapter 4, nothing where a procedure has its own numbers
 * @returns the number of each rule id and group id
 */
export const numberRules = (entries: readonly Entry[], prefix: string): ReadonlyMap<string, RuleNumber> => {
  const numbers = new Map<string, RuleNumber>();
  entries.forEach((entry, index) => {
    const own = `${prefix}${index + 1}`;
    if ('id' in entry)
      return numbers.set(
        entry.id,
        inAll(() => own),
      );
    numbers.set(
      entry.group,
      inAll(() => own),
    );
    return entry.rules.forEach(({ id }, step) =>
      numbers.set(
        id,
        inAll((lang) => own + letter(lang, step)),
      ),
    );
  });
  return numbers;
};
