import { globalEvents } from '../../../engine/turmoil/index.ts';
import { CARD_PARTS, EventFace } from '../events.tsx';
import { numbered } from '../../part-number.tsx';
import { Figure, Legend } from '../../pictures/figure.tsx';
import { atStart } from './game.ts';
import { cardRules } from './needs.ts';
import type { PictureProps } from '../../pictures/types.ts';

const parts = numbered(CARD_PARTS);

/** A global event card. A legend names its two parties, its flavour text and its effect, and links to their rules. */
export function EventCardPicture({ words, rules }: PictureProps) {
  const card = atStart.events.coming!;
  const { revealed, current } = globalEvents[card];
  const parties = { revealed: words.label(revealed), current: words.label(current) };
  const entries = CARD_PARTS.map((part) => ({
    part,
    name: `${part === 'flavour-text' ? words.label(part) : words.say(`pictures.event-card.name.${part}`)}.`,
    text: words.say(`pictures.event-card.part.${part}`, parties),
    rule: cardRules[part],
  }));
  return (
    <Figure id="event-card" caption={words.say('pictures.event-card.caption', { card: words.label(card) })}>
      <div class="pic-card pic-drawing" aria-hidden="true">
        <EventFace revealed={revealed} current={current} parts={parts} />
      </div>
      <Legend entries={entries} parts={parts} rules={rules} />
    </Figure>
  );
}
