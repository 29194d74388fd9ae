import type { Change, Owner } from '../../engine/turmoil/index.ts';
import { bound, signed, type Words } from '../../i18n/words.ts';

/** Names an owner: the colour of a player, or the word for neutral. */
export const ownerIn = (words: Words, owner: Owner): string => words.say(`turmoil.owner.${owner}`);

/** Returns the letter on an owner's delegate. */
export const letterIn = (words: Words, owner: Owner): string => words.say(`turmoil.letter.${owner}`);

/** Says changes of players: "red +1, blue −2". The text is empty if nothing changes. */
export const changesOf = (changes: readonly Change[], words: Words): string =>
  words.list(changes.map(({ player, by }) => bound(ownerIn(words, player), signed(by))));
