import { Cite } from '../../cite.tsx';
import { EventsBoard, MOVES } from '../events.tsx';
import { numbered } from '../../part-number.tsx';
import { Figure, Legend, NO_BREAK } from '../../pictures/figure.tsx';
import { afterFirstCrisis } from './game.ts';
import { moveRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const parts = numbered(MOVES);

function Deck({ words }: Pick<PictureProps, 'words'>) {
  return (
    <li class="ev-deck">
      <span class="cm-box cm-event">
        <span class="cm-label">{words.say('turmoil.space.deck')}</span>
        <span class="ev-back" aria-hidden="true" />
      </span>
    </li>
  );
}

/** The global events board with the deck. A legend says in order what a crisis does with the cards. */
export function EventsBoardPicture({ words, rules }: PictureProps) {
  const entries = MOVES.map((move) => ({
    part: move,
    name: `${rules[moveRules[move]]?.title}.`,
    text: words.say(`pictures.events-board.move.${move}`),
    rule: moveRules[move],
  }));
  return (
    <Figure id="events-board" caption={words.say('pictures.events-board.caption', { board: words.label('events-board') })}>
      <div class="cm pic-drawing" aria-hidden="true">
        <EventsBoard events={afterFirstCrisis.events} changes={new Map()} words={words} parts={parts} deck={<Deck words={words} />} />
      </div>
      <Legend entries={entries} parts={parts} rules={rules} />
      <p class="pic-note">
        {words.say('pictures.events-board.first')}
        {NO_BREAK}
        <Cite rule="setup.no-current-event" rules={rules} />
      </p>
    </Figure>
  );
}
