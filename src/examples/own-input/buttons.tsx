import { labelled } from '../../i18n/labelled.ts';
import { heldIn, nameOf, tickIn, type Entry, type Part, type Place, type Single } from './places.ts';

/** A label of a tick box with more letters than this takes a whole row. */
const LONG = 12;

/** The least height and width of a button, in pixels. Cells stand close beside each other. */
const LEAST = { height: 44, width: 24 };

/** What a press does: it opens the sheet of the fields with these names, or changes a tick box. */
type Open = (entry: Entry) => void;

/** What a button says of itself to a screen reader, and what it does. */
const propsOf = (entry: Entry, onOpen: Open) => {
  const tick = tickIn(entry);
  return {
    type: 'button' as const,
    'data-opens': entry.names,
    onClick: () => onOpen(entry),
    ...(tick && { role: 'checkbox' as const, 'aria-checked': tick.content === 'true' }),
  };
};

/** The box of a place within the picture, no smaller than a finger needs. */
const boxOf = (element: Element, origin: DOMRect): Readonly<Record<'left' | 'top' | 'width' | 'height', number>> => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [wider, higher] = [Math.max(0, LEAST.width - width), Math.max(0, LEAST.height - height)];
  return { left: left - origin.left - wider / 2, top: top - origin.top - higher / 2, width: width + wider, height: height + higher };
};

/**
 * A button over each place. The places themselves stay as they are: a cell of a table cannot be a button.
 *
 * @param props.origin the box of the element with these buttons
 * @param props.onOpen takes the place that was pressed
 */
export function Places({ places, origin, onOpen }: { readonly places: readonly Place[]; readonly origin: DOMRect; readonly onOpen: Open }) {
  return places.map((place) => (
    <button
      key={place.names}
      class="ex-place"
      {...propsOf(place, onOpen)}
      aria-label={heldIn(place) ? labelled(document.documentElement.lang, nameOf(place), heldIn(place)) : nameOf(place)}
      style={boxOf(place.element, origin)}
    />
  ));
}

/** A button for one field that has no place: its label, and what it holds. */
function Other({ entry, onOpen }: { readonly entry: Single; readonly onOpen: Open }) {
  const [{ label, said }] = entry.fields;
  if (tickIn(entry))
    return (
      <button {...propsOf(entry, onOpen)} class={label.length > LONG ? 'is-long' : undefined}>
        {label}
      </button>
    );
  return (
    <button {...propsOf(entry, onOpen)}>
      <span>{label}</span> <b>{said}</b>
    </button>
  );
}

/** A button for each field that has no place, part by part of the form. */
export function Others({ parts, onOpen }: { readonly parts: readonly Part[]; readonly onOpen: Open }) {
  return parts.map(({ name, entries }) => (
    <div key={entries[0]!.names} class="ex-tiles" role="group" aria-label={name || undefined}>
      {name && <p aria-hidden="true">{name}</p>}
      {entries.map((entry) => (
        <Other key={entry.names} entry={entry} onOpen={onOpen} />
      ))}
    </div>
  ));
}
