/* Meanings: what the build knows of them. The list goes into the index, and every record also has the tokens of what it means. */
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { entryPages } from '../format.ts';
import { meaningToken, openMeanings, type MeaningList, type Meanings } from '../words/meanings.ts';
import { wordsOf } from '../words/normal.ts';
import { isStopWord } from '../words/stop.ts';
import { tokenOf, type Token } from '../words/tokens.ts';
import type { Wordings } from './fields.ts';
import type { GameSource, MeaningSource } from './sources.ts';
import { namesOfTerm, wordingsOf } from './terms.ts';

/** A wording as the list has it. Stop words count only where there is nothing else. */
const keyOf = (lang: Lang, wording: string): string => {
  const forms = wordsOf(wording).map(({ form }) => form);
  const telling = forms.filter((form) => !isStopWord(lang, form));
  return [...new Set((telling.length ? telling : forms).map((form) => tokenOf(lang, form)))].sort().join(' ');
};

const keysOf = (wordings: Wordings): string =>
  [...new Set(LANGS.flatMap((lang) => wordings(lang).map((wording) => keyOf(lang, wording))))].filter(Boolean).join(',');

const keysOfLanguage = (lang: Lang, wordings: Wordings): string => keysOf((each) => (each === lang ? wordings(each) : []));

/** No words in any language. */
const none: Wordings = () => [];

/** Something that words can mean: a term or a card of one game, or what is said in every game. */
interface Meaning {
  readonly game?: string;
  /** Of a card: the id of its entry. */
  readonly card?: string;
  /** What a term is called. */
  readonly names: Wordings;
  /** Its names, and those that readers know from other places. */
  readonly aliases: Wordings;
  /** How readers say it. */
  readonly everyday: Wordings;
}

const everywhere = ({ words }: MeaningSource): Meaning => ({
  names: none,
  aliases: none,
  everyday: (lang) => words[lang],
});

/** Event cards that have everyday words. Nothing but an entry has their names, which count as such words: questions have them too. */
const ofCards = ({ game, entries, everyday }: GameSource): readonly Meaning[] =>
  entries.flatMap(({ kind, id, title }): readonly Meaning[] => {
    const said = kind === 'event' && everyday?.[`${entryPages.event}.${id}`];
    return said ? [{ game, card: id, names: none, aliases: none, everyday: (lang) => [title[lang], ...(said[lang] ?? [])] }] : [];
  });

const ofTerms = ({ game, terms, everyday }: GameSource): readonly Meaning[] =>
  terms.map((term) => ({
    game,
    names: (lang) => namesOfTerm(term, lang),
    aliases: (lang) => wordingsOf(term, lang),
    everyday: (lang) => everyday?.[term.id]?.[lang] ?? [],
  }));

/** Tells whether a wording has nothing but stop words (`how many`). An index has no words for it. */
const isStopped = (lang: Lang, wording: string): boolean => wordsOf(wording).every(({ form }) => isStopWord(lang, form));

/**
 * What is read in a text. Rules use the terms: all that they mean is listed. What readers say is listed by its words, and only what
 * its stop words mean (`asked`): a query finds the rest by the words for its meaning.
 */
type Manner = 'asked' | 'written';

const keysIn = ({ game, names, everyday }: Meaning, manner: Manner): string => {
  if (manner === 'written') return keysOf(game ? names : everyday);
  return keysOf((lang) => everyday(lang).filter((wording) => isStopped(lang, wording)));
};

/** The meanings of some games. */
export interface MeaningIndex {
  /** What a query is read with: the names of terms in a language. */
  readonly names: (lang: Lang) => MeaningList;
  /** What a query on a page of this language is read with too: everyday words. */
  readonly everyday: (lang: Lang) => MeaningList;
  /** Where the meanings of a game begin: those of its terms, then those of its cards. Those before the first game are of all games. */
  readonly games: readonly (readonly [game: string, first: number])[];
  /** Finds what a text means, sentence by sentence: a question, or the words of a rule. */
  readonly inText: (game: string, manner: Manner, lang: Lang, text: string) => readonly Token[];
  /** The meanings that a whole rule is about, by its id. */
  readonly about: (rule: string) => readonly Token[];
  /** The meaning that is a card of a game, if it has everyday words. */
  readonly ofCard: (game: string, id: string) => readonly Token[];
}

const tokensIn = (meanings: readonly Meanings[], lang: Lang, text: string): readonly Token[] =>
  text.split(/[.!?;:]\s/u).flatMap((sentence) => {
    const words = wordsOf(sentence).map(({ form }) => [tokenOf(lang, form)]);
    return meanings.flatMap((each) => each.of(words).flat());
  });

const isUnder = (rule: string, name: string): boolean => rule === name || rule.startsWith(`${name}.`);

/** Makes the meanings of some games. */
export const meaningsOf = (games: readonly GameSource[], common: readonly MeaningSource[] = []): MeaningIndex => {
  // Cards come last: the list of names, which is fetched first, ends before them.
  const all = [...common.map(everywhere), ...games.flatMap(ofTerms), ...games.flatMap(ofCards)];
  const open = (game: string | undefined, manner: Manner): Meanings =>
    openMeanings([all.map((meaning) => (meaning.game === game ? keysIn(meaning, manner) : ''))]);
  // What is said in every game is opened once.
  const opened = new Map(
    [undefined, ...games.map(({ game }) => game)].map((game) => [game, { asked: open(game, 'asked'), written: open(game, 'written') }]),
  );
  return {
    names: (lang) => all.filter(({ card }) => !card).map(({ aliases }) => keysOfLanguage(lang, aliases)),
    everyday: (lang) => all.map(({ everyday }) => keysOfLanguage(lang, everyday)),
    games: all.flatMap(({ game }, place) => (game && game !== all[place - 1]?.game ? [[game, place] as const] : [])),
    inText: (game, manner, lang, text) => tokensIn([opened.get(undefined)![manner], opened.get(game)![manner]], lang, text),
    about: (rule) => common.flatMap(({ rules = [] }, place) => (rules.some((name) => isUnder(rule, name)) ? [meaningToken(place)] : [])),
    ofCard: (game, id) => all.flatMap((meaning, place) => (meaning.game === game && meaning.card === id ? [meaningToken(place)] : [])),
  };
};
