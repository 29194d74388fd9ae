import type { Book } from './book.ts';
import { cardsFaults } from './cards.ts';
import { claimFaults, type Kept } from './claims.ts';
import type { Fault } from './fault.ts';
import { gameFaults } from './game.ts';
import { insetFaults } from './insets.ts';
import { numberFaults } from './numbers.ts';
import { questionFaults, unaskedFaults } from './questions.ts';
import { factReferenceFaults, parallelFaults, referenceFaults } from './references.ts';
import { showsBothFaults } from './shows.ts';
import { spacingFaults } from './spacing.ts';
import { structureFaults } from './structure.ts';
import { glossaryFaults, termFaults } from './terms.ts';

/** Every check of one game's texts by name. `ids.lock`, which holds the rules of all games, is checked apart. */
export const checks = (claims: Readonly<Record<string, Kept>>): Readonly<Record<string, (book: Book) => Fault[]>> => ({
  'game.yaml is well formed': (book) => gameFaults(book.game),
  'each page has all chapters, rules, groups, titles and examples, in order': structureFaults,
  'every id, number, edition and component is known': referenceFaults,
  'game.yaml and the glossary name only what there is': factReferenceFaults,
  'what the editions read differently is shown where the engine runs it': showsBothFaults,
  'event cards are those of the engine, with a name in each language': cardsFaults,
  'questions are whole in each language and name only what there is': questionFaults,
  'something is asked of each rule': unaskedFaults,
  'links, insets and edition-only words are the same in all languages': parallelFaults,
  'differing readings and unclear points are shown where they are': insetFaults,
  'all languages have the same numbers': numberFaults,
  'all languages have the same terms': termFaults,
  'no words run together, and no space is too many': spacingFaults,
  'the glossary is complete and says each form once': glossaryFaults,
  'no rule has lost what it must say': (book) => claimFaults(book, claims),
});
