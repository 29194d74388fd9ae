import type { Words } from '../../i18n/words.ts';

/** The countries of the examples, named after the colours of their players: the source names none. */
export const COUNTRIES = ['red', 'green', 'blue', 'yellow', 'black', 'white'] as const;

/** Names a country. */
export const countryIn = (words: Words, id: string): string => words.say(`world-problems.country.${id}`);

/** Returns the letter that stands for a country in a picture. */
export const letterIn = (words: Words, id: string): string => words.say(`world-problems.letter.${id}`);

/** Names a country after "of". */
const ofCountry = (words: Words, id: string): string => words.say(`world-problems.of.${id}`);

/** Names a country on its own, or an alliance by its members. */
export const unitIn = (words: Words, members: readonly string[]): string =>
  members.length === 1
    ? countryIn(words, members[0]!)
    : words.say('world-problems.alliance', { members: words.and(members.map((id) => ofCountry(words, id))) });

/** Says an amount of reputation: "2 reputation". */
export const reputationSaid = (words: Words, count: number): string => words.say('world-problems.reputation', { count });

/** The base resources of the examples: samples, since the source names none. */
export const KINDS = ['food', 'energy', 'metal'] as const;

/** Returns the base resource that a word names, or undefined if it names none. */
export const kindOf = (word: string): (typeof KINDS)[number] | undefined => KINDS.find((kind) => kind === word);

/** Names a kind of resource. */
export const kindIn = (words: Words, kind: string): string => words.say(`world-problems.kind.${kind}`);

/** Whether a stock has nothing of any kind. */
export const isEmpty = (stock: Readonly<Record<string, number>>): boolean => Object.values(stock).every((count) => count === 0);

/** Says an amount of one or more kinds of resources: "2 food and 1 metal". */
export const stockSaid = (words: Words, stock: Readonly<Record<string, number>>): string => {
  const some = Object.entries(stock).filter(([, count]) => count !== 0);
  return some.length === 0
    ? words.say('world-problems.nothing')
    : words.and(some.map(([kind, count]) => words.say(`world-problems.amount.${kind}`, { count })));
};
