/* The fields of the reader's own case, as the editor shows them. */
import { saidOf, type Field, type FieldGroup } from '../../frame/definition/fields.ts';
import type { CaseShown } from '../../frame/late/case-shown.ts';
import { isMarked } from '../../frame/form/form.tsx';

/** One field of the form, with what the editor knows of it. */
export type OwnField = Field & {
  /** The group of the form that it stands in. */
  readonly group: string;
  /** The name of the group, if the label cannot be understood without it. It is empty in the first group, which is about the whole case. */
  readonly about: string;
  /** Its content in words; nothing for a tick box that is empty. */
  readonly said: string;
  readonly isRefused: boolean;
};

/** Lists all fields of an example. */
export const fieldsIn = ({ example, shown }: Pick<CaseShown<unknown>, 'example' | 'shown'>): readonly OwnField[] => {
  const groups: readonly FieldGroup[] = example.fields!(shown);
  return groups.flatMap(({ legend, fields }, at) =>
    fields.map((field) => ({
      ...field,
      group: legend,
      about: at === 0 ? '' : legend,
      said: saidOf(field),
      isRefused: isMarked(field, shown.refused),
    })),
  );
};

/**
 * Finds the fields that a place of the picture stands for.
 *
 * @param names the names of fields, such as `vp fu.red.`. A name that ends with a full stop means all that begin with it
 */
export const fieldsNamed = (fields: readonly OwnField[], names: string): readonly OwnField[] =>
  names.split(' ').flatMap((name) => fields.filter((field) => field.name === name || (name.endsWith('.') && field.name.startsWith(name))));
