import { PARTIES, type Game } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/describe/words.ts';
import { changesBetween, type Changes } from './changes.ts';
import { EventsBoard } from './events.tsx';
import { PartyPlaces, type Choose } from './party.tsx';
import type { PartNumbers } from './parts.tsx';
import { Purses, Stores, TopRow } from './sides.tsx';

interface Props {
  readonly game: Game;
  /** The game one step earlier: what differs is marked. Left out, nothing is. */
  readonly before?: Game | undefined;
  readonly words: Words;
}

const NOTHING: Changes = new Map();

/** What a drawing of the board's places is given. */
interface PlacesProps {
  readonly game: Game;
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
export function CommitteePlaces({ game, changes = NOTHING, words, parts, choose }: PlacesProps) {
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

/**
 * The committee as it lies on the table: its board, the events board and the players' numbers.
 * Every picture has its words beside it for those who do not see it.
 */
export function CommitteeBoard({ game, before, words }: Props) {
  const changes = before ? changesBetween(before, game) : NOTHING;
  return (
    <div class="cm" role="group" aria-label={words.label('committee-board')}>
      <CommitteePlaces game={game} changes={changes} words={words} />
      <EventsBoard events={game.events} changes={changes} words={words} />
      <Purses game={game} changes={changes} words={words} />
    </div>
  );
}
