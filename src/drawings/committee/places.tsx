import { PARTIES } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { NOTHING, type Changes } from './changes.ts';
import { PartyPlaces, type Choose } from './party.tsx';
import type { PartNumbers } from './parts.tsx';
import type { Shown } from './shown.ts';
import { Stores, TopRow } from './sides.tsx';

/** What a drawing of the board's places is given. */
interface Props {
  readonly game: Shown;
  readonly changes?: Changes;
  readonly words: Words;
  /** Numbers for a picture that names the parts of the board. */
  readonly parts?: PartNumbers;
  /** Makes each party a button. */
  readonly choose?: Choose;
}

/**
 * The Terraforming Committee board: parties in the order of the board, clockwise from the upper left, with delegates,
 * leaders and the dominance marker, between chairman and policy above, lobby and reserve below.
 */
export function CommitteePlaces({ game, changes = NOTHING, words, parts, choose }: Props) {
  return (
    <>
      <TopRow game={game} changes={changes} words={words} parts={parts} />
      <ol class="cm-parties">
        {PARTIES.map((party) => (
          <PartyPlaces key={party} party={party} committee={game.committee} changes={changes} words={words} parts={parts} choose={choose} />
        ))}
      </ol>
      <Stores game={game} changes={changes} words={words} parts={parts} />
    </>
  );
}
