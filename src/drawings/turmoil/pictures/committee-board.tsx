import { PARTIES } from '../../../engine/turmoil/index.ts';
import { NOTHING } from '../changes.ts';
import { CommitteePlaces } from '../places.tsx';
import { BOARD_PARTS } from './board-parts.ts';
import { BonusPlace } from './bonus.tsx';
import { LobbyAndReserve } from './lobby.tsx';
import { numbered } from '../../part-number.tsx';
import { Figure, Inference, Legend } from '../../pictures/figure.tsx';
import { atStart } from './game.ts';
import { boardRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const parts = numbered(BOARD_PARTS);

/** The Terraforming Committee board at the start of a game. A legend names its parts and links them to their rules. */
export function CommitteeBoardPicture({ words, rules }: PictureProps) {
  const { dominant, ruling } = atStart.committee;
  const values = { dominant: words.label(dominant), ruling: words.label(ruling) };
  const entries = BOARD_PARTS.map((part) => ({
    part,
    name: `${words.label(part)}.`,
    text: words.say(`pictures.committee-board.part.${part}`, values),
    rule: boardRules[part],
  }));
  return (
    <Figure id="committee-board" caption={words.say('pictures.committee-board.caption', { board: words.label('committee-board') })}>
      <div class="cm pic-drawing" aria-hidden="true">
        <CommitteePlaces
          game={atStart}
          words={words}
          parts={parts}
          foot={(party, named) => <BonusPlace party={party} named={named} words={words} />}
        />
        <LobbyAndReserve game={atStart} changes={NOTHING} words={words} parts={parts} />
      </div>
      <Legend entries={entries} parts={parts} rules={rules} />
      <Inference words={words} text={words.say('pictures.committee-board.clockwise', { parties: words.list(PARTIES.map(words.label)) })} />
    </Figure>
  );
}
