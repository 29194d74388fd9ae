import { getEntry, getCollection, type CollectionEntry } from 'astro:content';
import { isBorrowed, unmarked } from '../i18n/borrowed.ts';
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import { isTranslated } from '../i18n/t.ts';
import { breakable } from './breakable.ts';
import { onceForAll } from './once.ts';

/** Names of a game's terms and cards in one language, by id. */
export type Names = Readonly<Record<string, string>>;

const markedNames = async (game: string, lang: Lang, ids: readonly string[]): Promise<Names> => {
  const [glossary, cards] = await Promise.all([getEntry('glossaries', game), cardsOf(game)]);
  const terms = new Map<string, string>(glossary?.data.map((term) => [term.id, term[lang].term]));
  cards.forEach((card) => terms.set(card.id, breakable(card[lang], lang)));
  return Object.fromEntries(
    ids.map((id) => {
      const name = terms.get(id);
      if (name === undefined) throw new Error(`${game}: no term or card "${id}"`);
      return [id, name];
    }),
  );
};

/**
 * The names of terms and cards, as a widget or picture needs them: those of cards with soft hyphens.
 *
 * @param ids ids of glossary terms or of cards
 * @throws Error when one of them has no name
 */
export const namesOf = async (game: string, lang: Lang, ids: readonly string[]): Promise<Names> =>
  Object.fromEntries(Object.entries(await markedNames(game, lang, ids)).map(([id, name]) => [id, unmarked(name)]));

/**
 * The language in which an example or a picture is shown: the page's own where it has all the strings and names that are
 * needed, else its fallback. Parts of a drawing do not speak two languages.
 */
export const langShown = async (game: string, lang: Lang, namespaces: readonly string[], ids: readonly string[]): Promise<Lang> => {
  const { fallback } = locales[lang];
  if (!fallback) return lang;
  const named = !Object.values(await markedNames(game, lang, ids)).some(isBorrowed);
  return named && isTranslated(lang, namespaces) ? lang : fallback;
};

/** The rule that defines a term. */
export const definingRule = async (game: string, term: string): Promise<string | undefined> => {
  const glossary = await getEntry('glossaries', game);
  const entry = glossary?.data.find(({ id }) => id === term);
  if (!entry) throw new Error(`${game}: no term "${term}"`);
  return entry.rule;
};

/** A value for each language. */
export const inEachLang = async <T>(make: (lang: Lang) => Promise<T> | T): Promise<Record<Lang, T>> =>
  Object.fromEntries(await Promise.all(LANGS.map(async (lang) => [lang, await make(lang)] as const))) as Record<Lang, T>;

/** The words of a game's event cards, in the order of its file; none for a game without cards. */
export const cardsOf = async (game: string): Promise<CollectionEntry<'cards'>['data']> =>
  (await getCollection('cards')).find(({ id }) => id === game)?.data ?? [];

/** Ids of the games that have event cards. */
export const gamesWithEvents = onceForAll(async (): Promise<readonly string[]> => (await getCollection('cards')).map(({ id }) => id));

/** The address of a game's event cards after the language. */
export const eventsPath = (game: string): string => `${game}/events/`;

/** The anchor of a card on that page: permanent, and no rule has such an id. */
export const eventAnchor = (id: string): string => `event-${id}`;
