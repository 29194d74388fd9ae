import { fieldsIn, fieldsOf, type Field } from './fields.ts';

/** What can be changed: fields, and their names as `data-field` has them. */
export interface Entry {
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
export const heldIn = ({ fields }: Entry): string =>
  fields
    .map(({ said }) => said)
    .filter(Boolean)
    .join(' – ');

/** Returns the tick box if it is the only field of an entry. A press changes it at once. */
export const tickIn = ({ fields: [field, ...more] }: Entry): Field | undefined => (more.length === 0 && field?.kind === 'tick' ? field : undefined);

/** One field without a place. */
export interface Single extends Entry {
  readonly fields: readonly [Field];
}

/** The fields without a place that stand in one part of the form. */
export interface Part {
  /** The name of the part; empty where it is not needed: for a single field, and in a form of one part. */
  readonly name: string;
  readonly entries: readonly Single[];
}

/**
 * Lists the fields that no place of the picture stands for, part by part of the form.
 *
 * @param places the places of the picture
 */
export const othersIn = (form: HTMLFormElement, places: readonly Place[]): readonly Part[] => {
  const placed = new Set(places.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const all = fieldsIn(form);
  const others = all.filter(({ name }) => !placed.has(name));
  const isDivided = once(all.map(({ part }) => part)).length > 1;
  return once(others.map(({ part }) => part)).map((part) => {
    const entries = others.filter((field) => field.part === part).map((field): Single => ({ names: field.name, fields: [field] }));
    return { name: isDivided && entries.length > 1 ? part : '', entries };
  });
};
