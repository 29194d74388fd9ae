import type { Lang } from '../../i18n/locales.ts';
import { normalForm, wordsOf } from '../words/normal.ts';
import { noMeanings, type Meanings } from '../words/meanings.ts';
import { isStopWord } from '../words/stop.ts';
import { amountsIn, languagesOf, namePrefix, nameToken, prefixOf, tokenOf, type Token } from '../words/tokens.ts';
import { readNumbers } from './numbers.ts';
import type { Query, QueryWord, TokenLookup } from './query.ts';

const exact = (token: Token): TokenLookup => ({ token, way: 'exact' });

/** An id (`committee.lobbying`), the start of one, or a full name (`turmoil:committee.lobbying`). */
const idPattern = /^[a-z][a-z-]*[.:][a-z][a-z.:-]*$/;

const readId = (text: string): QueryWord | undefined =>
  idPattern.test(text) ? { form: text, asks: [exact(nameToken(text)), { token: namePrefix(text), way: 'prefix' }] } : undefined;

/** A word that is still being typed also asks for the words that start with it. */
const longerThan = (form: string): readonly TokenLookup[] =>
  form.length > 1 && !/\p{N}|€/u.test(form) ? [{ token: prefixOf(form), way: 'prefix' }] : [];

/** All tokens that a word can have: one for each language that is written in its letters. */
const tokensOfForm = (form: string): readonly Token[] => [...new Set(languagesOf(form).map((lang) => tokenOf(lang, form)))];

/** A word as the forms around it let it be read. */
interface WordReading {
  readonly form: string;
  readonly meant: readonly Token[];
}

const readWord = ({ form, meant }: WordReading, unfinished: boolean): QueryWord => {
  const related = meant.map((token): TokenLookup => ({ token, way: 'alike' }));
  const weak = isStop(form) && related.length > 0;
  const tokens = weak ? [] : tokensOfForm(form).map(exact);
  return {
    form,
    asks: [...tokens, ...(unfinished && !weak ? longerThan(form) : []), ...related],
    ...(weak && { weak }),
    ...(unfinished && { unfinished }),
  };
};

/** An amount is found by its number and by its unit too. */
const readAmount = (token: Token): QueryWord => ({ form: token, asks: [exact(token)], weak: true });

/** Tells whether a word is a stop word (`the`, `combien`, `когда`) in one of the languages that it can be in. */
export const isStop = (form: string): boolean => languagesOf(form).some((lang) => isStopWord(lang, form));

/**
 * Reads what was typed as words to look up. It never throws.
 *
 * @param typed any text; a blank at its end means that the last word is finished
 * @param lang the page's language: on a page in Cyrillic letters a Latin `3e` also asks for the Cyrillic `3е`
 * @returns a query without words if there is nothing to look up
 */
export const readQuery = (typed: string, lang: Lang, meanings: Meanings = noMeanings): Query => {
  const text = typed.trim();
  const id = readId(normalForm(text));
  if (id) return { text, read: text, words: [id], meanings };
  const { numbers, rest } = readNumbers(text, lang);
  const inOrder = wordsOf(rest).map(({ form }) => form);
  const forms = [...new Set(inOrder)];
  // A stop word of the page's language has no meaning in another one: French `ai` is no robot.
  const meant = meanings.of(forms.map((form) => (isStopWord(lang, form) ? [tokenOf(lang, form)] : tokensOfForm(form))));
  const all = forms.map((form, index): WordReading => ({ form, meant: meant[index]! }));
  const telling = all.filter(({ form, meant }) => meant.length || !isStop(form));
  const kept = telling.length || numbers.length ? telling : all;
  // A blank or the number of a rule after it finishes the word.
  const last = /\p{L}$/u.test(rest) && !/\s$/.test(typed) ? inOrder.at(-1) : undefined;
  return {
    text,
    read: text,
    words: [...numbers, ...kept.map((read) => readWord(read, read.form === last)), ...amountsIn(rest).map(readAmount)],
    meanings,
  };
};
