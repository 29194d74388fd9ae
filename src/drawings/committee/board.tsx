import type { Game } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { changesBetween, NOTHING } from './changes.ts';
import { EventsBoard } from './events.tsx';
import { CommitteePlaces } from './places.tsx';
import { Purses } from './sides.tsx';

interface Props {
  readonly game: Game;
  /** The game one step earlier: what differs is marked. Left out, nothing is. */
  readonly before?: Game | undefined;
  readonly words: Words;
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
