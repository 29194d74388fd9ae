import { fieldsIn, fieldsOf, type Field } from './fields.ts';

/** The least height and width of a button, in pixels. */
const LEAST = 24;

/** What can be changed: fields, and their names as `data-field` has them. */
interface Entry {
  readonly names: string;
  readonly fields: readonly Field[];
}

/** The same as a place of the picture. */
export interface Place extends Entry {
  readonly element: Element;
}

const isFirst = <T extends Entry>({ names }: T, at: number, all: readonly T[]): boolean => all.findIndex((one) => one.names === names) === at;

/** Lists the places of a picture whose fields the form shows. */
export const placesIn = (form: HTMLFormElement): readonly Place[] =>
  [...form.querySelectorAll('.ex-picture [data-field]')]
    .map((element) => {
      const names = element.getAttribute('data-field')!;
      return { names, element, fields: fieldsOf(form, names) };
    })
    .filter(({ fields }) => fields.length > 0)
    .filter(isFirst);

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Names a place by its fields: `Red holds out, Food`. */
export const nameOf = ({ fields }: Entry): string => {
  const labels = once(fields.map(({ label }) => label));
  return [...once(fields.map(({ part }) => part)), ...(labels.length === 1 ? labels : [])].filter(Boolean).join(', ');
};

/** Says what the fields of a place hold: `3 – 0`. */
const heldIn = ({ fields }: Entry): string =>
  fields
    .map(({ said }) => said)
    .filter(Boolean)
    .join(' – ');

/** Lays a button over a place. */
const lay = (button: HTMLElement, { element }: Place, origin: DOMRect): void => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [wider, higher] = [Math.max(0, LEAST - width), Math.max(0, LEAST - height)];
  Object.assign(button.style, {
    left: `${left - origin.left - wider / 2}px`,
    top: `${top - origin.top - higher / 2}px`,
    width: `${width + wider}px`,
    height: `${height + higher}px`,
  });
};

/**
 * Lists the fields that no place of the picture stands for. A whole part of the form is one entry.
 *
 * @param places the places of the picture
 */
export const othersIn = (form: HTMLFormElement, places: readonly Place[]): readonly Entry[] => {
  const placed = new Set(places.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const all = fieldsIn(form);
  const isWhole = (part: string): boolean => all.every((field) => field.part !== part || !placed.has(field.name));
  const entries = all.filter(({ name }) => !placed.has(name));
  const wholes = once(entries.map(({ part }) => part)).filter((part) => isWhole(part) && once(all.map((field) => field.part)).length > 1);
  const made = entries.map((field) => (wholes.includes(field.part) ? entries.filter(({ part }) => part === field.part) : [field]));
  return made.map((fields) => ({ names: fields.map(({ name }) => name).join(' '), fields })).filter(isFirst);
};

/** Keeps a button for each entry in an element, in their order. A button that stays keeps the focus. */
const keepButtons = <T extends Entry>(
  host: HTMLElement,
  entries: readonly T[],
  { onOpen, show }: { readonly onOpen: (names: string) => void; readonly show: (button: HTMLElement, entry: T) => void },
): void => {
  const old = new Map([...host.querySelectorAll<HTMLElement>('button')].map((button) => [button.dataset['opens'], button]));
  entries.forEach((entry, at) => {
    const button = old.get(entry.names) ?? Object.assign(document.createElement('button'), { type: 'button' });
    old.delete(entry.names);
    button.dataset['opens'] = entry.names;
    button.onclick = () => onOpen(entry.names);
    show(button, entry);
    if (host.children[at] !== button) host.insertBefore(button, host.children[at] ?? null);
  });
  old.forEach((button) => button.remove());
};

/**
 * Keeps a button over each place. The places themselves stay as they are: a cell of a table cannot be a button.
 *
 * @param layer the element with the buttons, in the picture
 * @param onOpen takes the names of the fields of the place that was pressed
 */
export const layButtons = (layer: HTMLElement, places: readonly Place[], onOpen: (names: string) => void): void => {
  const origin = layer.getBoundingClientRect();
  const show = (button: HTMLElement, place: Place): void => {
    button.className = 'ex-place';
    button.ariaLabel = [nameOf(place), heldIn(place)].filter(Boolean).join(': ');
    lay(button, place, origin);
  };
  keepButtons(layer, places, { onOpen, show });
};

/** Keeps a button for each field that has no place. It says what the field holds. */
export const listButtons = (list: HTMLElement, others: readonly Entry[], onOpen: (names: string) => void): void => {
  const show = (button: HTMLElement, entry: Entry): void => {
    const label = entry.fields.length > 1 ? nameOf(entry) : entry.fields[0]!.label;
    button.textContent = [label, heldIn(entry)].filter(Boolean).join(': ');
  };
  keepButtons(list, others, { onOpen, show });
};
