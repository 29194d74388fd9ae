import { labelled } from '../../../i18n/labelled.ts';
import { fieldsNamed, type OwnField } from './fields.ts';

/** What can be changed at once: fields, and their names as `data-field` has them. */
export interface Changeable {
  readonly names: string;
  readonly fields: readonly OwnField[];
}

/** The same as a place of the picture. */
export interface Place extends Changeable {
  readonly element: Element;
}

const isFirst = <T extends Changeable>({ names }: T, at: number, all: readonly T[]): boolean => all.findIndex((one) => one.names === names) === at;

/** Lists the places of a picture that stand for fields. */
export const placesIn = (picture: Element, fields: readonly OwnField[]): readonly Place[] =>
  [...picture.querySelectorAll('[data-field]')]
    .map((element) => {
      const names = element.getAttribute('data-field')!;
      return { names, element, fields: fieldsNamed(fields, names) };
    })
    .filter((place) => place.fields.length > 0)
    .filter(isFirst);

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter(Boolean);

/** The words that fields share, and those in which they differ. */
const wordsOf = (fields: readonly OwnField[]) => ({ parts: once(fields.map(({ about }) => about)), labels: once(fields.map(({ label }) => label)) });

/** Within a name a label begins with a small letter, unless it is a sign such as `A → B` or `VP`. */
const within = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll}|[’\s]\p{L})/u, (letter) => letter.toLowerCase());

/**
 * Names what is changed: `Red holds out, food`. Of several parts with one label the label is the name, and the parts are its rows. Of many
 * labels the first is the name.
 */
export const nameOf = ({ fields }: Pick<Changeable, 'fields'>): string => {
  const { parts, labels } = wordsOf(fields);
  const isRows = parts.length > 1 && labels.length === 1;
  const named = isRows ? [] : parts;
  const said = labels.length === 1 || parts.length === 0 ? labels.slice(0, labels.length > 2 ? 1 : 2) : [];
  // Players and unions keep their capitals.
  return [...named, ...said.map((one, at) => (at === 0 && named.length === 0 ? one : within(one)))].join(', ');
};

/** Names the row of a field among those that are changed together; empty if the name of the whole says it. */
export const rowOf = ({ about, label }: OwnField, fields: readonly OwnField[], lang: string): string => {
  const { parts, labels } = wordsOf(fields);
  if (fields.length === 1) return '';
  if (parts.length === 0 && label === nameOf({ fields })) return '';
  return labels.length === 1 ? about : parts.length > 1 ? labelled(lang, about, within(label)) : label;
};

/** Says what the fields of a place hold: `3 – 0`. */
export const heldIn = ({ fields }: Changeable): string =>
  fields
    .map(({ said }) => said)
    .filter(Boolean)
    .join(' – ');

/** Whether a refusal is about one of the fields. */
export const isRefused = ({ fields }: Changeable): boolean => fields.some((field) => field.isRefused);

/** Returns the tick box if it is the only field. A press changes it at once. */
export const tickIn = ({ fields: [field, ...more] }: Changeable): OwnField | undefined =>
  more.length === 0 && field?.kind === 'tick' ? field : undefined;

/** One field without a place: it has a tile. */
export interface Tile extends Changeable {
  readonly fields: readonly [OwnField];
}

/** The tiles of one group of fields. */
export interface TileGroup {
  /** The name of the group; empty where it is not needed: for a single field, and in a form of one group. */
  readonly name: string;
  readonly tiles: readonly Tile[];
}

/**
 * Lists the fields that no place of the picture stands for, group by group.
 *
 * @param fields all fields of the form
 * @param places the places of the picture
 */
export const tilesFor = (fields: readonly OwnField[], places: readonly Place[]): readonly TileGroup[] => {
  const placed = new Set(places.flatMap((place) => place.fields.map(({ name }) => name)));
  const others = fields.filter(({ name }) => !placed.has(name));
  const isDivided = once(fields.map(({ group }) => group)).length > 1;
  return [...new Set(others.map(({ group }) => group))].map((group) => {
    const tiles = others.filter((field) => field.group === group).map((field): Tile => ({ names: field.name, fields: [field] }));
    return { name: isDivided && tiles.length > 1 ? group : '', tiles };
  });
};
