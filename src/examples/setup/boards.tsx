import { emptyPlayer, MARS_AT_START, type SetUp } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { changesBetween, NOTHING } from '../../drawings/committee/changes.ts';
import { EventsBoard } from '../../drawings/committee/events.tsx';
import { CommitteePlaces } from '../../drawings/committee/places.tsx';
import type { Shown } from '../../drawings/committee/shown.ts';

interface Props {
  readonly boards: SetUp;
  /** The boards one step earlier: what differs is marked. Left out, nothing is. */
  readonly before: SetUp | undefined;
  readonly words: Words;
}

const shown = ({ colours, committee, events }: SetUp): Shown => ({ players: colours.map(emptyPlayer), committee, events, mars: MARS_AT_START });

/** Both boards as they lie at one step of set-up. */
export function Boards({ boards, before, words }: Props) {
  const game = shown(boards);
  const changes = before ? changesBetween(shown(before), game) : NOTHING;
  return (
    <div class="cm" role="group" aria-label={words.label('committee-board')}>
      <CommitteePlaces game={game} changes={changes} words={words} />
      <EventsBoard events={game.events} changes={changes} words={words} />
    </div>
  );
}
