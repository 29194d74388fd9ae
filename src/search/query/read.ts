import type { Lang } from '../../i18n/locales.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { languagesOf, namePrefix, nameToken, prefixOf, tokenOf, type Token } from '../words/tokens.ts';
import { meaningsOf } from '../words/meanings.ts';
import { readNumbers } from './numbers.ts';

/** How a token that is asked for follows from what was typed; what was meant less surely counts less. */
export type Way = 'exact' | 'begun' | 'meant' | 'slip';

/** One thing to ask the index for: a whole token, or the beginning of tokens where `way` is `begun`. */
export interface Ask {
  readonly token: Token;
  readonly way: Way;
}

/** A word of the query with all that it can stand for: a rule matches the word if it has one of them. */
export interface QueryWord {
  readonly form: string;
  readonly asks: readonly Ask[];
  /** The words it was taken for, where it is none itself. */
  readonly meant?: readonly string[];
}

/** A query as it was understood. */
export interface Query {
  /** What was typed, without blanks around it. */
  readonly text: string;
  /** The same as it was read: in the other keyboard layout where that has known words. */
  readonly read: string;
  readonly words: readonly QueryWord[];
}

const exact = (token: Token): Ask => ({ token, way: 'exact' });

/** An id (`committee.lobbying`), its beginning, or the full name (`turmoil:committee.lobbying`). */
const idPattern = /^[a-z][a-z-]*[.:][a-z][a-z.:-]*$/;

const readId = (text: string): QueryWord | undefined =>
  idPattern.test(text) ? { form: text, asks: [exact(nameToken(text)), { token: namePrefix(text), way: 'begun' }] } : undefined;

/** A word that is still being typed also stands for what it begins. */
const begun = (form: string): readonly Ask[] => (form.length > 1 && !/\p{N}|€/u.test(form) ? [{ token: prefixOf(form), way: 'begun' }] : []);

const readWord = (form: string, unfinished: boolean): QueryWord => {
  const tokens = [...new Set(languagesOf(form).map((lang) => tokenOf(lang, form)))];
  const meant = meaningsOf(tokens).map((token): Ask => ({ token, way: 'meant' }));
  return { form, asks: [...tokens.map(exact), ...(unfinished ? begun(form) : []), ...meant] };
};

/** Whether a word asks for nothing (`the`, `combien`, `когда`) in some language it can be in. */
export const saysLittle = (form: string): boolean => languagesOf(form).some((lang) => isStopWord(lang, form));

const once = (forms: readonly string[]): readonly string[] => [...new Set(forms)];

/**
 * Reads what was typed into words to ask the index for.
 *
 * @param typed anything; a blank at its end says that the last word is finished
 * @param lang the page's language: on a Russian page `3e` also stands for its look-alike
 * @returns no words where nothing can be asked; it never throws
 */
export const readQuery = (typed: string, lang: Lang): Query => {
  const text = typed.trim();
  const normal = normalForm(text);
  const id = readId(normal);
  if (id) return { text, read: text, words: [id] };
  const { numbers, rest } = readNumbers(normal, lang);
  const forms = once(wordsOf(rest).map(({ form }) => form));
  const telling = forms.filter((form) => !saysLittle(form));
  const kept = telling.length || numbers.length ? telling : forms;
  const last = /[\p{L}\p{M}]$/u.test(typed) ? forms.at(-1) : undefined;
  return { text, read: text, words: [...numbers, ...kept.map((form) => readWord(form, form === last))] };
};
