import type { Game } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { changesBetween, NOTHING } from '../../drawings/committee/changes.ts';
import type { Choose } from '../../drawings/committee/party.tsx';
import { CommitteePlaces } from '../../drawings/committee/places.tsx';
import { Purses } from '../../drawings/committee/sides.tsx';

interface Props {
  readonly game: Game;
  readonly before: Game | undefined;
  /** What a tap on a party does. */
  readonly choose: Choose;
  readonly words: Words;
}

/** The committee board as an input: each party is a button. No card moves in an action phase, so that the events board is left out. */
export function LobbyingBoard({ game, before, choose, words }: Props) {
  const changes = before ? changesBetween(before, game) : NOTHING;
  return (
    <div class="cm" role="group" aria-label={words.label('committee-board')}>
      <CommitteePlaces game={game} changes={changes} words={words} choose={choose} />
      <Purses game={game} changes={changes} words={words} />
    </div>
  );
}
