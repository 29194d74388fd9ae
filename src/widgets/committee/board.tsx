import { PARTIES, type Game } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/describe/words.ts';
import { changesBetween, type Changes } from './changes.ts';
import { PartyPlaces } from './party.tsx';
import { EventsBoard, Purses, Stores, TopRow } from './sides.tsx';

interface Props {
  readonly game: Game;
  /** The game one step earlier: what differs is marked. Left out, nothing is. */
  readonly before?: Game | undefined;
  readonly words: Words;
}

const NOTHING: Changes = new Map();

/**
 * The committee as it lies on the table: parties in the order of the board, clockwise from the upper left, with
 * delegates, leaders and the dominance marker; chairman, policy, lobby, reserve, the events board and the players' numbers.
 * Every picture has its words beside it for those who do not see it.
 */
export function CommitteeBoard({ game, before, words }: Props) {
  const changes = before ? changesBetween(before, game) : NOTHING;
  return (
    <div class="cm" role="group" aria-label={words.label('committee-board')}>
      <TopRow game={game} changes={changes} words={words} />
      <ol class="cm-parties">
        {PARTIES.map((party) => (
          <PartyPlaces key={party} party={party} committee={game.committee} changes={changes} words={words} />
        ))}
      </ol>
      <Stores game={game} changes={changes} words={words} />
      <EventsBoard game={game} changes={changes} words={words} />
      <Purses game={game} changes={changes} words={words} />
    </div>
  );
}
