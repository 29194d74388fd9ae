type Field = HTMLInputElement | HTMLSelectElement;

const contentOf = (field: Field): string => (field.type === 'checkbox' ? String((field as HTMLInputElement).checked) : field.value);

const sentOf = (field: Field): string => {
  if (field instanceof HTMLSelectElement) return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
  return field.type === 'checkbox' ? String(field.defaultChecked) : field.defaultValue;
};

/**
 * Reads what somebody entered before the example was hydrated. Without this, text typed while the code was on its way
 * would be lost.
 *
 * @param form the element that holds the fields; null where there is none
 * @param first the input that the server sent
 * @param enter puts the content of one field into an input
 * @returns the input with these entries; null when all fields are as the server sent them
 */
export const typedInto = <V>(form: ParentNode | null, first: V, enter: (value: V, name: string, text: string) => V): V | null => {
  const fields = [...(form?.querySelectorAll<Field>('[name]') ?? [])].filter((field) => contentOf(field) !== sentOf(field));
  return fields.length === 0 ? null : fields.reduce((value, field) => enter(value, field.name, contentOf(field)), first);
};
