import type { ComponentChild } from 'preact';
import { globalEvents, type EventTrack, type Party } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { PartNumber, type PartNumbers } from '../part-number.tsx';
import type { Changes } from './changes.ts';
import { Emblem, Mark } from './pieces.tsx';

interface FaceProps {
  /** The party in the top left corner. */
  readonly revealed: Party;
  /** The party in the middle right. */
  readonly current: Party;
  /** The numbers of the parts, for a picture with a legend. */
  readonly parts?: PartNumbers;
}

/** The parts of an event card that a legend explains, from the top. */
export const CARD_PARTS = ['revealed', 'current', 'flavour-text', 'effect'] as const;
/** A part of an event card that a legend explains. */
export type CardPart = (typeof CARD_PARTS)[number];

/**
 * A schematic global event card: its two parties, and lines for the flavour text and the effect.
 * It is decoration: the card's name stands beside it.
 */
export function EventFace({ revealed, current, parts }: FaceProps) {
  return (
    <span class="ev-face" aria-hidden="true">
      <span class="ev-revealed">
        <Emblem party={revealed} />
        <PartNumber of="revealed" parts={parts} />
      </span>
      <span class="ev-current">
        <PartNumber of="current" parts={parts} />
        <Emblem party={current} />
      </span>
      <span class="ev-flavour">
        <PartNumber of="flavour-text" parts={parts} />
      </span>
      <span class="ev-effect">
        <PartNumber of="effect" parts={parts} />
      </span>
    </span>
  );
}

interface Props {
  readonly events: EventTrack;
  readonly changes: Changes;
  readonly words: Words;
  /** The numbers of the moves, for a picture with a legend. */
  readonly parts?: PartNumbers;
  /** The deck, from which an arrow leads to the first space. If left out, there is no such arrow. */
  readonly deck?: ComponentChild;
  /** The text of a space without a card. If left out, the text says that there is no card. */
  readonly other?: string;
}

const SPACES = ['distant', 'coming', 'current'] as const satisfies readonly (keyof EventTrack)[];

/** What a crisis does with the cards, in order: it resolves the current event, then moves one card to each space. */
export const MOVES = ['resolved', 'current', 'coming', 'distant'] as const;
/** Something that a crisis does with an event card. */
export type Move = (typeof MOVES)[number];

/** An arrow from the previous space to this one. */
function Arrow({ to, parts }: { readonly to: string; readonly parts: PartNumbers | undefined }) {
  return (
    <span class="ev-way" aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24">
        <path class="thin" d="M2 12h19" />
        <path d="M15 6l6 6-6 6" />
      </svg>
      <PartNumber of={to} parts={parts} />
    </span>
  );
}

/** The global events board: three spaces, the arrows between them, and the cards with their parties. */
export function EventsBoard({ events, changes, words, parts, deck, other = words.say('turmoil.board.none') }: Props) {
  return (
    <ol class={`cm-events${deck ? ' has-deck' : ''}`} aria-label={words.label('events-board')}>
      {deck}
      {SPACES.map((space) => {
        const card = events[space];
        return (
          <li key={space}>
            {(deck || space !== 'distant') && <Arrow to={space} parts={parts} />}
            <Mark at={`event:${space}`} changes={changes} class={`cm-box cm-event${card ? '' : ' is-empty'}`}>
              <span class="cm-label">
                {space === 'current' && <PartNumber of="resolved" parts={parts} />}
                {words.say(`turmoil.space.${space}`)}
              </span>
              <span class="cm-card">{card ? words.label(card) : other}</span>
              {card && <EventFace revealed={globalEvents[card].revealed} current={globalEvents[card].current} />}
            </Mark>
          </li>
        );
      })}
    </ol>
  );
}
