/* The fields of an example as data. The form draws them, and so does the editor of the reader's own case. */
import { minused } from '../../../i18n/words.ts';

/** The options of a choice, in their order. */
export type Options = readonly (readonly [value: string, text: string])[];

/** One field. */
export type Field = {
  /** The same in all languages. Tests and addresses use it. */
  readonly name: string;
  readonly label: string;
  /** What is entered; of a tick box `true` or `false`. */
  readonly content: string;
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
export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
  /** Whether it is folded, and what it holds is said in one line: the fields of one player, card or fund. */
  readonly isFolded?: true;
  /** A class for the styles of the example. */
  readonly style?: string;
}

/** A list of options. */
export const choice = (name: string, label: string, content: string, options: Options): Field => ({ kind: 'choice', name, label, content, options });

/** Options that are shown as they are written, such as numbers. */
export const asWritten = (values: readonly string[]): Options => values.map((value) => [value, value]);

/** A tick box. */
export const tick = (name: string, label: string, isTicked: boolean): Field => ({ kind: 'tick', name, label, content: String(isTicked) });

/** A number as it was typed. */
export const number = (name: string, label: string, content: string, limits: Limits = {}): Field => ({
  kind: 'number',
  name,
  label,
  content,
  ...limits,
});

/**
 * A row of digits.
 *
 * @param isOnce whether they name each thing once, such as tiles in their order
 */
export const digits = (name: string, label: string, content: string, isOnce = false): Field => ({ kind: 'text', name, label, content, isOnce });

/** What a field holds, in words; nothing for an empty tick box. */
export const saidOf = (field: Field): string => {
  const { kind, content } = field;
  if (kind === 'tick') return content === 'true' ? '✓' : '';
  return (kind === 'choice' && field.options.find(([value]) => value === content)?.[1]) || minused(content);
};
