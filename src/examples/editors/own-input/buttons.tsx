import { labelled } from '../../../i18n/labelled.ts';
import type { Words } from '../../../i18n/words.ts';
import type { OwnField } from './fields.ts';
import { heldIn, isRefused, nameOf, tickIn, type Changeable, type Place, type Tile, type TileGroup } from './places.ts';

/** A label of a tick box with more letters than this takes a whole row. */
const LONG = 12;

/** The least height and width of a button, in pixels. Cells stand close beside each other. */
const LEAST = { height: 44, width: 24 };

interface Props {
  /** The names of what is open in the sheet; null if it is closed. */
  readonly opened: string | null;
  /** Takes what was pressed: its sheet opens, or its tick box changes. */
  readonly onOpen: (pressed: Changeable) => void;
}

/** What a button says of itself to a screen reader, and what it does. */
const propsOf = (one: Changeable, { opened, onOpen }: Props) => {
  const tick = tickIn(one);
  return {
    type: 'button' as const,
    'data-opens': one.names,
    onClick: () => onOpen(one),
    ...(tick ? { role: 'checkbox' as const, 'aria-checked': tick.content === 'true' } : { 'aria-expanded': one.names === opened }),
  };
};

/** The box around a place within the picture, no smaller than a finger needs. Cells of a row that hold the same are one place. */
const boxOf = (element: Element, origin: DOMRect): Readonly<Record<'left' | 'top' | 'width' | 'height', number>> => {
  const same = [...element.parentElement!.children].filter((one) => one.getAttribute('data-field') === element.getAttribute('data-field'));
  const { left, top, right, height } = element.getBoundingClientRect();
  const width = Math.max(right, same.at(-1)!.getBoundingClientRect().right) - left;
  const wider = Math.max(0, LEAST.width - width);
  const higher = Math.max(0, LEAST.height - height);
  return { left: left - origin.left - wider / 2, top: top - origin.top - higher / 2, width: width + wider, height: height + higher };
};

/** What a press at a point of a place chooses there, such as a space of a track. A key presses no point. */
const chosenAt = ({ element }: Place, { clientX, clientY, detail }: MouseEvent): string | null => {
  const at = detail ? document.elementsFromPoint(clientX, clientY) : [];
  return at.find((one) => one.hasAttribute('data-value') && element.contains(one))?.getAttribute('data-value') ?? null;
};

interface PlacesProps extends Props {
  readonly places: readonly Place[];
  /** Takes what was chosen for the first field of a place. */
  readonly onEnter: (field: OwnField, text: string) => void;
  /** The box of the element with these buttons. */
  readonly origin: DOMRect;
  readonly words: Words;
}

/** A button over each place. The places themselves stay as they are: a cell of a table cannot be a button. */
export function Places({ places, origin, words, onEnter, ...props }: PlacesProps) {
  // What is a place of its own is marked there.
  const alone = new Set(places.map(({ names }) => names));
  const isMarked = ({ names, fields }: Place): boolean => fields.some(({ name, isRefused: is }) => is && (name === names || !alone.has(name)));
  return places.map((place) => (
    <button
      key={place.names}
      class={isMarked(place) ? 'ex-place is-refused' : 'ex-place'}
      {...propsOf(place, props)}
      onClick={(event) => {
        const chosen = chosenAt(place, event);
        const [first] = place.fields;
        if (chosen !== null && chosen !== first!.content) onEnter(first!, chosen);
        props.onOpen(place);
      }}
      aria-label={heldIn(place) ? labelled(words.lang, nameOf(place), heldIn(place)) : nameOf(place)}
      style={boxOf(place.element, origin)}
    />
  ));
}

interface TileProps extends Props {
  readonly tile: Tile;
  /** What it is about. */
  readonly label: string;
}

/** A button for one field that has no place: its label, and what it holds. */
function TileButton({ tile, label, ...props }: TileProps) {
  const [{ said }] = tile.fields;
  const shared = { ...propsOf(tile, props), 'data-refused': isRefused(tile) ? '' : undefined };
  if (tickIn(tile))
    return (
      <button {...shared} class={label.length > LONG ? 'is-long' : undefined}>
        {label}
      </button>
    );
  return (
    <button {...shared}>
      <span>{label}</span> <b>{said}</b>
    </button>
  );
}

/** A button for each field that has no place, part by part of the form. */
export function Tiles({ groups, ...props }: Props & { readonly groups: readonly TileGroup[] }) {
  const labels = groups.flatMap(({ tiles }) => tiles.map(({ fields: [{ label }] }) => label));
  /** Without the name of a group, two tiles with one label cannot be told apart. */
  const labelOf = (tile: Tile, name: string): string => {
    const [{ label }] = tile.fields;
    return !name && labels.filter((one) => one === label).length > 1 ? nameOf(tile) : label;
  };
  return groups.map(({ name, tiles }) => (
    <div key={tiles[0]!.names} class="ex-tiles" role="group" aria-label={name || undefined}>
      {name && <p aria-hidden="true">{name}</p>}
      {tiles.map((tile) => (
        <TileButton key={tile.names} tile={tile} label={labelOf(tile, name)} {...props} />
      ))}
    </div>
  ));
}
