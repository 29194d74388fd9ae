import type { CardWay, EventTrack } from '../../../engine/turmoil/index.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Changes } from '../../../drawings/turmoil/changes.ts';
import { EventsBoard } from '../../../drawings/turmoil/events.tsx';
import { Emblem, Token } from '../../../drawings/turmoil/pieces.tsx';
import { Entered } from '../../frame/form/fields.tsx';
import { letterIn } from '../../../sentences/turmoil/words.ts';
import type { TrackShown } from './input.ts';
import { leftSaid } from './sentences.ts';

/** One generation of the card's path, and the place of the card in its action phase. */
interface Cell {
  readonly generation: number;
  readonly space: CardWay['space'];
}

/** The generations of the card's path. A card that moves to a space in a crisis is there in the next generation. */
const cellsOf = (trace: TrackShown['trace']): readonly Cell[] =>
  trace.flatMap(({ event }): readonly Cell[] => {
    if (event.type !== 'card-revealed' && event.type !== 'card-advanced') return [];
    const next = { generation: event.generation + 1, space: event.space };
    return event.type === 'card-revealed' ? [{ generation: event.generation, space: 'deck' }, next] : [next];
  });

/** The events board with this card only. A resolved card is still drawn on the last space. */
const trackOf = ({ card, space }: CardWay): EventTrack => {
  const lies = (...on: readonly CardWay['space'][]) => (on.includes(space) ? card : null);
  return { distant: lies('distant'), coming: lies('coming'), current: lies('current', 'resolved') };
};

/** The generations in a row: the place of the card in each, the present generation, and the generations that the edition counts. */
function Generations({ cells, way, words }: { readonly cells: readonly Cell[]; readonly way: CardWay; readonly words: Words }) {
  return (
    <ol class="et-way" aria-label={words.say('event-track.way')}>
      {cells.map(({ generation, space }) => {
        const counted = way.counted.indexOf(generation) + 1;
        return (
          <li key={generation} class={`et-cell${generation === way.generation ? ' is-now' : ''}${counted ? ' is-counted' : ''}`}>
            <span class="cm-label">
              {generation === 0 ? words.say('event-track.set-up') : words.say('event-track.generation', { n: generation })}{' '}
              {counted > 0 && <span class="et-count">{counted}</span>}
            </span>
            <span>{words.say(`turmoil.space.${space}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The neutral delegates that the card added, and the reserve that they come from. */
function Arrivals({ way, words }: { readonly way: CardWay; readonly words: Words }) {
  return (
    <p class="et-arrivals">
      <span>
        <Token owner="neutral" letter={letterIn(words, 'neutral')} />{' '}
        {words.say('event-track.arrived', { count: way.arrived.length, left: leftSaid(way.neutral, words) })}
      </span>
      {way.arrived.map((party, at) => (
        <span key={at} class="et-party">
          <Emblem party={party} />
          {words.label(party)}
        </span>
      ))}
    </p>
  );
}

// Not imported from the committee's drawings: that would load the code of the whole board.
const NOTHING: Changes = new Map();

/**
 * The picture: the events board with the card, the generations of its path, and the delegates that it added. For a refused
 * input, the board is empty, and beside it is what cannot be.
 */
export function CardPath({ value, refused, trace, event, now, words }: TrackShown) {
  const follows = trace.length > 0;
  const moved = event && 'space' in event;
  return (
    <div class="cm">
      {(['generation', 'neutral'] as const).map(
        (name) => refused.has(name) && <Entered key={name} label={words.say(`event-track.field.${name}`)} text={value[name]} />,
      )}
      <EventsBoard
        events={trackOf(now)}
        changes={moved ? new Map([[`event:${event.space}`, '']]) : NOTHING}
        words={words}
        other={words.say('event-track.other')}
      />
      {follows && <Generations cells={cellsOf(trace)} way={now} words={words} />}
      {follows && <Arrivals way={now} words={words} />}
    </div>
  );
}
