/* Entries: examples, event cards and terms, which are listed below the rules and found by their names only. */
import type { Lang } from '../../i18n/locales.ts';
import { entryPages, FIELDS, type ShownRecord } from '../format.ts';
import { tokensOf, type Token } from '../words/tokens.ts';
import { eachOnce, inAllLanguages, isOneWord, unseenWords, type Wordings } from './fields.ts';
import type { Tokens } from './postings.ts';
import type { EntrySource } from './sources.ts';

const noTokens = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Tokens;

/**
 * Makes the record of an entry, with the tokens of all languages. Its `text` is the name of its kind, which alone does not
 * find it (see `rankEntries`): a record without text would be left out by Pagefind.
 *
 * @param meant the tokens of what it means in everyday words
 */
export const tokensOfEntry = ({ title, forms, aliases, called }: EntrySource, meant: readonly Token[] = []): Tokens => {
  const names: Wordings = (lang) => [title[lang], ...forms[lang]];
  return {
    ...noTokens,
    ...eachOnce({
      term: inAllLanguages((lang) => names(lang).filter(isOneWord)),
      heading: inAllLanguages((lang) => names(lang).filter((name) => tokensOf(lang, name).size <= 2)),
      title: inAllLanguages(names),
      said: inAllLanguages((lang) => aliases[lang]).union(new Set(meant)),
      text: inAllLanguages((lang) => [called[lang]]),
    }),
  };
};

/** Returns what a hit shows of an entry in one language. */
export const shownEntry = (game: string, { kind, id, title, forms, aliases, text, url }: EntrySource, lang: Lang): ShownRecord => ({
  name: `${game}:${entryPages[kind]}.${id}`,
  number: '',
  title: title[lang],
  text: text[lang],
  also: unseenWords(lang, `${title[lang]} ${text[lang]}`, [...forms[lang], ...aliases[lang]]),
  url: url[lang],
});

/** Lists all names of an entry in one language. */
export const namesOfEntry = ({ title, forms, aliases }: EntrySource, lang: Lang): readonly string[] => [
  title[lang],
  ...forms[lang],
  ...aliases[lang],
];
