import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { EVENT_IDS, globalEvents, type EventId } from '../../../../engine/turmoil/index.ts';
import { Emblem } from '../../../../drawings/turmoil/pieces.tsx';
import { labelled } from '../../../../i18n/labelled.ts';
import type { Words } from '../../../../i18n/words.ts';
import type { PartProps } from './board.tsx';
import { cardsFor } from './cards.ts';
import { ClosePanel } from './panel.tsx';
import { spaceIn } from '../state/say.ts';
import { cardOn, SPACES, type Space } from '../table/table.ts';

/** The empty space that is entered after another one. The deck's card is asked only by its own button: at a table nobody knows it. */
const nextOf = ({ table: { game } }: PartProps['state'], space: Space): Space | null =>
  space !== 'revealed' && game.events[space] !== null
    ? null
    : (SPACES.slice(SPACES.indexOf(space) + 1).find((one) => one !== 'revealed' && game.events[one] === null) ?? null);

const idOf = (card: EventId): string => `ot-card-${card}`;

interface CardsProps {
  readonly cards: readonly EventId[];
  /** The index of the card that Enter takes. */
  readonly marked: number;
  /** The other space where a card lies; undefined if it lies on none. */
  readonly spaceOf: (card: EventId) => Space | undefined;
  readonly onTake: (card: EventId) => void;
  readonly words: Words;
}

/** The cards that answer what was typed. The field above them has the keys. */
function Cards({ cards, marked, spaceOf, onTake, words }: CardsProps) {
  const placeOf = (card: EventId) => {
    const space = spaceOf(card);
    return space && <span class="cm-label">{spaceIn(space, words)}</span>;
  };
  const list = useRef<HTMLUListElement>(null);
  // The card that Enter takes is in sight.
  useLayoutEffect(() => list.current!.children[marked]?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), [marked, cards[marked]]);
  return (
    <ul ref={list} id="ot-cards" class="ot-cards" role="listbox" aria-label={words.say('own-table.card')}>
      {cards.map((card, at) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field has the focus and the keys
        <li key={card} id={idOf(card)} role="option" aria-selected={at === marked} data-card={card} onClick={() => onTake(card)}>
          <span>{words.label(card)}</span>
          {placeOf(card) ?? (
            <span class="ot-signs" aria-hidden="true">
              <Emblem party={globalEvents[card].revealed} />
              <Emblem party={globalEvents[card].current} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Says which card was taken and which space comes next. Who looks sees the name of the space over the field. */
function GoneOn({ said, name }: { readonly said: string; readonly name: string }) {
  const first = useRef(name);
  return (
    <p class="ot-gone" role="status">
      {name !== first.current && (
        <>
          {said} <span class="unseen">{name}</span>
        </>
      )}
    </p>
  );
}

/**
 * The list of cards for one space. Letters shorten it; Enter takes the marked card, and the next space opens. The cards that lie on another
 * space come last, and leave it when they are taken.
 */
export function Picker({ state, words, space }: PartProps & { readonly space: Space }) {
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const spaceOf = (card: EventId): Space | undefined => SPACES.find((one) => one !== space && cardOn(state.table, one) === card);
  const found = cardsFor(EVENT_IDS, words.label, typed);
  const cards = [...found.filter((card) => !spaceOf(card)), ...found.filter(spaceOf)];
  useLayoutEffect(() => {
    setTyped('');
    setMarked(0);
    field.current?.focus();
  }, [space]);
  const take = (card: EventId | null): void => {
    // Asked before the edit: where the reader replaces a card, no other space opens.
    const next = card && nextOf(state, space);
    state.act({ type: 'event', space, card });
    state.show(next);
  };
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const card = cards[marked];
    if (by !== undefined) setMarked(Math.min(Math.max(0, marked + by), cards.length - 1));
    else if (event.key === 'Enter' && card) take(card);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  const title = labelled(words.lang, words.say('own-table.card'), spaceIn(space, words));
  return (
    <div class="ot-panel" role="dialog" aria-label={title}>
      <GoneOn said={state.said} name={title} />
      <div class="ot-bar">
        <label class="ot-type">
          <span>{spaceIn(space, words)}</span>
          <input
            ref={field}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded="true"
            aria-controls="ot-cards"
            aria-autocomplete="list"
            aria-activedescendant={cards[marked] && idOf(cards[marked])}
            placeholder={words.say('own-table.type')}
            value={typed}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setMarked(0);
            }}
            onKeyDown={onKey}
          />
        </label>
        <button type="button" class="ot-none" data-card="none" onClick={() => take(null)}>
          {words.say('own-table.none')}
        </button>
        <ClosePanel state={state} words={words} />
      </div>
      {cards.length === 0 && <p role="status">{words.say('own-table.nothing')}</p>}
      <Cards key={space} cards={cards} marked={marked} spaceOf={spaceOf} words={words} onTake={take} />
    </div>
  );
}
