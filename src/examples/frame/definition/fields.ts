/* The fields of an example as data. The form and the editor of the reader's own case draw them, and `entering` uses them to change an input. */
import { minused, type Words } from '../../../i18n/words.ts';

/** The options of a choice, in their order. */
export type Options<T extends string = string> = readonly (readonly [value: T, text: string])[];

/** One field of an input of type `V`. */
export type Field<V = unknown> = {
  /** The same in all languages. Tests and addresses use it. */
  readonly name: string;
  readonly label: string;
  /** What is entered; of a tick box `true` or `false`. */
  readonly content: string;
  /** Returns the input with another content, or null for an option that is not in the list. */
  readonly enter: (content: string) => V | null;
} & (
  | { readonly kind: 'choice'; readonly options: Options }
  | { readonly kind: 'tick' }
  | ({ readonly kind: 'number' } & Limits)
  /** A row of digits. */
  | { readonly kind: 'text'; readonly isOnce: boolean }
);

/** What the buttons of a number do. */
interface Limits {
  /** By how much one press changes it; 1 if left out. */
  readonly by?: number;
  /** The smallest number that they reach; 0 if left out. */
  readonly min?: number;
}

/** Fields that are shown together. */
export interface FieldGroup<V = unknown> {
  readonly legend: string;
  readonly fields: readonly Field<V>[];
  /** Whether it is folded, and what it holds is said in one line: the fields of one player, card or fund. */
  readonly isFolded?: true;
  /** A class for the styles of the example. */
  readonly style?: string;
}

/** Lists the fields of an input. It keeps nothing, since form and editor both call it. */
export type FieldsOf<V> = (given: { readonly value: V; readonly words: Words }) => readonly FieldGroup<V>[];

/**
 * A list of options.
 *
 * @param set makes the input with another option
 */
export const choice = <V, T extends string>(name: string, label: string, content: T, options: Options<T>, set: (to: T) => V): Field<V> => ({
  kind: 'choice',
  name,
  label,
  content,
  options,
  enter: (typed) => {
    const found = options.find(([value]) => value === typed);
    return found ? set(found[0]) : null;
  },
});

/** Options that are shown as they are written, such as numbers. */
export const asWritten = <T extends string>(values: readonly T[]): Options<T> => values.map((value) => [value, value]);

/**
 * A tick box.
 *
 * @param set makes the input with or without the tick
 */
export const tick = <V>(name: string, label: string, isTicked: boolean, set: (to: boolean) => V): Field<V> => ({
  kind: 'tick',
  name,
  label,
  content: String(isTicked),
  enter: (typed) => set(typed === 'true'),
});

/**
 * A number as it was typed: any text, so that the example can explain what is wrong with it.
 *
 * @param set makes the input with another text
 */
export const number = <V>(name: string, label: string, content: string, set: (to: string) => V, limits: Limits = {}): Field<V> => ({
  kind: 'number',
  name,
  label,
  content,
  ...limits,
  enter: set,
});

/**
 * A row of digits.
 *
 * @param set makes the input with another text
 * @param isOnce whether they name each thing once, such as tiles in their order
 */
export const digits = <V>(name: string, label: string, content: string, set: (to: string) => V, isOnce = false): Field<V> => ({
  kind: 'text',
  name,
  label,
  content,
  isOnce,
  enter: set,
});

/** What a field holds, in words; nothing for an empty tick box. */
export const saidOf = (field: Field): string => {
  const { kind, content } = field;
  if (kind === 'tick') return content === 'true' ? '✓' : '';
  return (kind === 'choice' && field.options.find(([value]) => value === content)?.[1]) || minused(content);
};

const nothing = (): string => '';
/** Words for fields that are not shown. */
const SILENT: Words = { lang: 'en', say: nothing, name: nothing, label: nothing, capital: nothing, list: nothing, and: nothing, or: nothing };

/**
 * Makes the function that puts the content of one field into an input. An unknown name or an unknown option changes nothing.
 *
 * @param fields lists the fields of an input
 */
export const entering =
  <V>(fields: FieldsOf<V>) =>
  (value: V, name: string, content: string): V =>
    fields({ value, words: SILENT })
      .flatMap((group) => group.fields)
      .find((field) => field.name === name)
      ?.enter(content) ?? value;
