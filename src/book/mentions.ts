import type { Lang } from '../i18n/locales.ts';

/** What one language calls a term, as far as finding it in a text goes. */
interface TermWord {
  readonly term: string;
  readonly abbr?: string | undefined;
  readonly forms: readonly string[];
  /** Turns of phrase that hold a form of the term and do not mean it. */
  readonly never?: readonly string[] | undefined;
}

/** A term that can be found. */
export type Findable = Readonly<Record<Lang, TermWord>> & { readonly id: string };

/** A place in a text where a term is named: from `start` up to `end`. */
export interface Mention {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form as a pattern: any kind of space, apostrophe and hyphen; a small first letter may be a capital one, but not the reverse. */
const patternOf = (form: string): string => {
  const [first = '', ...rest] = form;
  const open = first === first.toUpperCase() ? escape(first) : `[${first}${first.toUpperCase()}]`;
  return open + escape(rest.join('')).replace(/\s/g, '[ \u00a0\u202f\n]+').replace(/['’]/g, "['’]").replace(/-/g, '[-\u2011]');
};

/** Every form of a term with its id; what is never the term has none. */
const formsOf = ({ id, ...words }: Findable, lang: Lang): readonly (readonly [form: string, id: string | undefined])[] => {
  const { term, abbr, forms, never = [] } = words[lang];
  const own = [term, ...forms, ...(abbr ? [abbr] : [])];
  return [...own.map((form) => [form, id] as const), ...never.map((phrase) => [phrase, undefined] as const)];
};

const wordStart = '(?<![\\p{L}\\p{N}-])';
const wordEnd = '(?![\\p{L}\\p{N}-])';

/**
 * Makes a finder of terms in a language's plain text. Of two forms that begin in one place the longer is found, and
 * nothing is found inside what was found: "party leader seat" is neither a party leader nor a party.
 */
export const mentionFinder = (terms: readonly Findable[], lang: Lang): ((text: string) => readonly Mention[]) => {
  const forms = terms.flatMap((term) => formsOf(term, lang)).sort(([one], [other]) => other.length - one.length);
  if (forms.length === 0) return () => [];
  const ids = forms.map(([, id]) => id);
  const pattern = new RegExp(`${wordStart}(?:${forms.map(([form]) => `(${patternOf(form)})`).join('|')})${wordEnd}`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const id = ids[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
      return id ? [{ id, start: match.index, end: match.index + match[0].length }] : [];
    });
};
