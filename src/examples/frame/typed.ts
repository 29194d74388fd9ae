type Field = HTMLInputElement | HTMLSelectElement;

const contentOf = (field: Field): string => (field.type === 'checkbox' ? String((field as HTMLInputElement).checked) : field.value);

const defaultOf = (field: Field): string => {
  if (field instanceof HTMLSelectElement) return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
  return field.type === 'checkbox' ? String(field.defaultChecked) : field.defaultValue;
};

/**
 * Reads what a reader entered before the example was hydrated. Without this, hydration would drop text that was typed while the
 * code was loading.
 *
 * @param form the element with the fields; null if there is none
 * @param first the input that the server sent
 * @param enter puts the content of one field into an input
 * @returns the input with these entries; null if no field was changed
 */
export const typedInto = <V>(form: ParentNode | null, first: V, enter: (value: V, name: string, text: string) => V): V | null => {
  const fields = [...(form?.querySelectorAll<Field>('[name]') ?? [])].filter((field) => contentOf(field) !== defaultOf(field));
  return fields.length === 0 ? null : fields.reduce((value, field) => enter(value, field.name, contentOf(field)), first);
};
