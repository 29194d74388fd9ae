import { emptyPlayer, MARS_AT_START, type SetUp } from '../../../engine/turmoil/index.ts';
import { changesBetween, NOTHING, type DrawnGame } from '../../../drawings/turmoil/changes.ts';
import { EventsBoard } from '../../../drawings/turmoil/events.tsx';
import { boardsIn, CommitteePlaces, People } from '../../../drawings/turmoil/places.tsx';
import { withRefused } from '../../../drawings/turmoil/refused.ts';
import type { SetUpShown } from './input.ts';

/** The set-up as a game that can be drawn. */
export const drawn = ({ colours, committee, events }: SetUp): DrawnGame => ({
  players: colours.map(emptyPlayer),
  committee,
  events,
  mars: MARS_AT_START,
});

/** Both boards at one step of set-up. Changes of the step are marked. */
export function Boards({ value, now, before, refused, words }: SetUpShown) {
  const game = drawn(now);
  // A card that cannot lie on both spaces is seen on both.
  const events = refused.has('event:coming') ? { ...game.events, coming: value.coming, distant: value.distant } : game.events;
  const changes = withRefused(before ? changesBetween(drawn(before), game) : NOTHING, refused);
  return (
    <div class="cm" role="group" aria-label={boardsIn(words)}>
      <CommitteePlaces game={game} changes={changes} words={words} />
      <EventsBoard events={events} changes={changes} words={words} />
      <People game={game} changes={changes} words={words} numbers={false} />
    </div>
  );
}
