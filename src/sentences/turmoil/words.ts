import type { Asset, Count, Owner, Party } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';

/** Names an owner: the colour of a player, or the word for neutral. */
export const ownerIn = (words: Words, owner: Owner): string => words.say(`turmoil.owner.${owner}`);

/** Says a number or an amount with its owner: "red 2". */
export const ownedSaid = (words: Words, owner: Owner, n: number | string): string =>
  words.say('turmoil.board.owned', { owner: ownerIn(words, owner), n });

/** Returns the letter on an owner's delegate. */
export const letterIn = (words: Words, owner: Owner): string => words.say(`turmoil.letter.${owner}`);

/** Names an owner inside a sentence: "red", "a neutral delegate". */
export const whoIn = (words: Words, owner: Owner): string => (owner === 'neutral' ? words.say('turmoil.who.neutral') : ownerIn(words, owner));

/** Names an owner at the start of a sentence: "Red", "A neutral delegate". */
export const subjectIn = (words: Words, owner: Owner): string => words.capital(whoIn(words, owner));

/** Names an owner whom another one overtakes. In Russian the name is in the genitive. */
export const overIn = (words: Words, owner: Owner): string => words.say(`turmoil.who.over.${owner}`);

/** Names a party after "of": "the Greens", "des Verts". */
export const ofParty = (words: Words, party: Party): string => words.say(`turmoil.party.of.${party}`);

/** Names a party after "to": "the Greens", "aux Verts". */
export const toParty = (words: Words, party: Party): string => words.say(`turmoil.party.to.${party}`);

type Amount = Asset | 'floaters';

/** Says an amount without a sign: "4 M€", "2 plants". */
export const amountIn = (words: Words, asset: Amount, n: number): string => {
  const [kind, of] = asset.split(':');
  return words.say(`turmoil.amount.${kind}`, { n, count: n, ...(of && { what: words.say(`turmoil.thing.${asset}`) }) });
};

/**
 * Says what a change does to a player: "gains 2 plants", "raises heat production by 2".
 *
 * @param next whether it follows another change that has the verb: "2 plants"
 */
export const changeIn = (words: Words, asset: Amount, by: number, next = false): string => {
  const n = Math.abs(by);
  const production = asset.startsWith('production:');
  const what = production ? words.say(`turmoil.thing.${asset}`) : amountIn(words, asset, n);
  return words.say(`turmoil.met.${production ? 'production' : next ? 'next' : 'stock'}.${by > 0 ? 'up' : 'down'}`, { n, what });
};

/** Says influence with its number: "2 influence". */
export const influenceSaid = (by: number, words: Words): string => words.say('turmoil.amount.influence', { n: by, count: by });

/** Says a count with its noun: "3 cities". */
export const countSaid = (count: Count, n: number, words: Words): string => {
  // Sets of TR are called the same, wherever the card begins to count them.
  const [kind, of] = count.replace(/-of-.*/, '').split(':');
  if (kind === 'production') return amountIn(words, count as Asset, n);
  const tag = of === undefined ? {} : { tag: words.say(`turmoil.tag.${of}`) };
  return words.say(`turmoil.counted.${kind}`, { n, count: n, ...tag });
};

/** Says what influence adds or takes away: "− 2 influence". */
export const byInfluence = (by: number, words: Words): string => `${by < 0 ? '−' : '+'}\u00A0${influenceSaid(Math.abs(by), words)}`;

/** Says a sum: "3 cities − 2 influence = 1", or "3 cities" without influence. There is no number below 0, so such a sum is left open. */
export const sumSaid = (from: string, n: number, by: number, words: Words): string => {
  if (!by) return from;
  const sum = `${from} ${byInfluence(by, words)}`;
  return n + by < 0 ? sum : `${sum}\u00A0=\u00A0${n + by}`;
};

/** Says that a delegate goes to a party. */
export const saySent = ({ owner, party }: { readonly owner: Owner; readonly party: Party }, words: Words): string =>
  words.say(`turmoil.moves.${owner === 'neutral' ? 'neutral' : 'sent'}`, { Owner: subjectIn(words, owner), to: toParty(words, party) });

/** Says who takes the leader seat of a party, and from whom. */
export const sayLeader = ({ party, from, to }: { readonly party: Party; readonly from: Owner | null; readonly to: Owner }, words: Words): string => {
  const names = { of: ofParty(words, party), Owner: subjectIn(words, to) };
  return from ? words.say('turmoil.moves.replaced', { ...names, over: overIn(words, from) }) : words.say('turmoil.moves.first', names);
};

interface MarkerMove {
  readonly from: Party;
  readonly to: Party;
  /** The tied parties, more than one in a tie. */
  readonly tied: readonly Party[];
}

/** Says where the dominance marker goes, and between which parties there was a tie. */
export const sayMarker = ({ from, to, tied }: MarkerMove, words: Words): string => {
  const parties = words.and(tied.map((party) => ofParty(words, party)));
  const key = tied.length > 1 ? 'tied' : from === to ? 'again' : 'dominance';
  return words.say(`turmoil.moves.${key}`, { of: ofParty(words, from), to: toParty(words, to), tied: parties });
};
