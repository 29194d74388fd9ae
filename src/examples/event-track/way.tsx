import { applyTrack, type CardWay, type EventTrack, type TrackEvent } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import type { Changes } from '../../drawings/committee/changes.ts';
import { Emblem } from '../../drawings/committee/emblem.tsx';
import { EventsBoard } from '../../drawings/committee/events.tsx';
import { Token } from '../../drawings/committee/token.tsx';
import { letterIn } from '../../sentences/turmoil/words.ts';

interface Props {
  /** The way before its first step. */
  readonly start: CardWay;
  /** None when the input is refused: then only the empty board is drawn. */
  readonly events: readonly TrackEvent[];
  /** How many of the events have happened. */
  readonly step: number;
  readonly words: Words;
}

/** One generation of the card's way, and where the card lies in its action phase. */
interface Cell {
  readonly generation: number;
  readonly space: CardWay['space'];
}

/** A card that has come to a space in one crisis lies there in the generation after it. */
const cellsOf = (start: CardWay, events: readonly TrackEvent[]): readonly Cell[] => [
  { generation: start.generation, space: 'deck' },
  ...events.flatMap((event) =>
    event.type === 'card-revealed' || event.type === 'card-advanced' ? [{ generation: event.generation + 1, space: event.space }] : [],
  ),
];

/** The spaces with only this card on them; once resolved it still lies on the last. */
const trackOf = ({ card, space }: CardWay): EventTrack => {
  const lies = (...on: readonly CardWay['space'][]) => (on.includes(space) ? card : null);
  return { distant: lies('distant'), coming: lies('coming'), current: lies('current', 'resolved') };
};

/** The generations in a row: where the card lies in each, which is being played, and which an edition counts. */
function Generations({ cells, way, words }: { readonly cells: readonly Cell[]; readonly way: CardWay; readonly words: Words }) {
  return (
    <ol class="et-way" aria-label={words.say('event-track.way')}>
      {cells.map(({ generation, space }) => {
        const counted = way.counted.indexOf(generation) + 1;
        return (
          <li key={generation} class={`et-cell${generation === way.generation ? ' is-now' : ''}${counted ? ' is-counted' : ''}`}>
            <span class="cm-label">
              {generation === 0 ? words.say('event-track.set-up') : words.say('event-track.generation', { n: generation })}
            </span>
            <span>{words.say(`turmoil.space.${space}`)}</span>
            {counted > 0 && <span class="et-count">{counted}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The neutral delegates that the card has brought, and the reserve that they come from. */
function Arrivals({ way, words }: { readonly way: CardWay; readonly words: Words }) {
  return (
    <p class="et-arrivals">
      <Token owner="neutral" letter={letterIn(words, 'neutral')} />
      <span>{words.say('event-track.arrived', { n: way.arrived.length, left: way.neutral })}</span>
      {way.arrived.map((party, at) => (
        <span key={at} class="et-party">
          <Emblem party={party} />
          {words.label(party)}
        </span>
      ))}
    </p>
  );
}

// Not that of the committee, which would bring the whole board with it.
const NOTHING: Changes = new Map();

/** The picture: the events board with the card on its way, the generations that it crosses, and the delegates that it has brought. */
export function CardsWay({ start, events, step, words }: Props) {
  const way = events.slice(0, step).reduce(applyTrack, start);
  const event = events[step - 1];
  const moved = event && 'space' in event;
  return (
    <div class="cm">
      {events.length > 0 && <Generations cells={cellsOf(start, events)} way={way} words={words} />}
      <EventsBoard
        events={trackOf(way)}
        changes={moved ? new Map([[`event:${event.space}`, '◆']]) : NOTHING}
        words={words}
        other={words.say('event-track.other')}
      />
      {events.length > 0 && <Arrivals way={way} words={words} />}
    </div>
  );
}
