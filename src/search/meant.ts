/* What readers say is listed by its words alone. Here a meaning is looked up by the words that have it. */
import type { Lang } from '../i18n/locales.ts';
import type { Leading } from './format.ts';
import type { Found, Lists } from './lists.ts';
import { once } from './once.ts';
import { gameOfMeaning, isMeaning, wordingsOf, type MeaningList } from './words/meanings.ts';
import { languageOf, type Token } from './words/tokens.ts';

/** Those at the places that all of some lists have. */
const inAll = ([first = [], ...others]: readonly (readonly Found[])[]): readonly Found[] =>
  others.reduce((found, other) => {
    const places = new Set(other.map(({ place }) => place));
    return found.filter(({ place }) => places.has(place));
  }, first);

/**
 * Makes the `find` of an index of wordings that finds meanings too.
 *
 * @param known what words mean in its language
 * @param inGame tells the game of the wording at a place
 */
export const findMeant = (
  lists: Lists,
  leading: Leading,
  lang: Lang,
  known: readonly MeaningList[],
  inGame: (place: number) => string,
): Lists['find'] => {
  const isOwn = (token: Token): boolean => (languageOf(token) ?? lang) === lang;
  const lookUp = once(async (meaning: Token): Promise<readonly Found[]> => {
    const wordings = [[meaning], ...wordingsOf(known, meaning)].filter((tokens) => tokens.every(isOwn));
    const found = await Promise.all(
      wordings.map(async (tokens) => inAll(await Promise.all(tokens.map((token) => lists.find({ token, way: 'alike' }))))),
    );
    const game = gameOfMeaning(leading.games, meaning);
    const places = new Map(found.flat().map((each) => [each.place, { ...each, lang: undefined }]));
    return [...places.values()].filter(({ place }) => !game || inGame(place) === game);
  });
  return (ask) => (isMeaning(ask.token) ? lookUp(ask.token) : lists.find(ask));
};
