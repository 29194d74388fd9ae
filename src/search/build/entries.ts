/* What stands in the index below the rules: examples, event cards, terms of the glossary, each found by its names alone. */
import type { Lang } from '../../i18n/locales.ts';
import { entryPages, FIELDS, type EntryKind, type Shown } from '../format.ts';
import { tokensOf } from '../words/tokens.ts';
import { eachOnce, inAllLanguages, isOneWord, unseenWords, type Wordings } from './fields.ts';
import type { Tokens } from './pagefind.ts';
import type { InEach } from './sources.ts';

/** An example, an event card or a term, as the search needs it. */
export interface EntrySource {
  readonly kind: EntryKind;
  readonly id: string;
  readonly title: InEach<string>;
  /** Its other names: forms that it takes, its abbreviation. */
  readonly forms: InEach<readonly string[]>;
  /** What readers say for it. */
  readonly aliases: InEach<readonly string[]>;
  /** What a hit says of it; no query finds it by this. */
  readonly text: InEach<string>;
  readonly url: InEach<string>;
  /** What such things are called: `event card` may be typed beside the card's name. */
  readonly called: InEach<string>;
}

const none = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Tokens;

/**
 * What is asked for, in all languages together. The name of its kind leads nowhere on its own (`rankEntries`); it is the
 * entry's `text`, since Pagefind leaves out what has none.
 */
export const tokensOfEntry = ({ title, forms, aliases, called }: EntrySource): Tokens => {
  const names: Wordings = (lang) => [title[lang], ...forms[lang]];
  return {
    ...none,
    ...eachOnce({
      term: inAllLanguages((lang) => names(lang).filter(isOneWord)),
      heading: inAllLanguages((lang) => names(lang).filter((name) => tokensOf(lang, name).size <= 2)),
      title: inAllLanguages(names),
      said: inAllLanguages((lang) => aliases[lang]),
      text: inAllLanguages((lang) => [called[lang]]),
    }),
  };
};

/** An entry as a language shows it. */
export const shownEntry = (game: string, { kind, id, title, forms, aliases, text, url }: EntrySource, lang: Lang): Shown => ({
  name: `${game}:${entryPages[kind]}.${id}`,
  number: '',
  title: title[lang],
  text: text[lang],
  also: unseenWords(lang, `${title[lang]} ${text[lang]}`, [...forms[lang], ...aliases[lang]]),
  url: url[lang],
});

/** Every name of an entry in a language. */
export const namesOfEntry = ({ title, forms, aliases }: EntrySource, lang: Lang): readonly string[] => [
  title[lang],
  ...forms[lang],
  ...aliases[lang],
];
