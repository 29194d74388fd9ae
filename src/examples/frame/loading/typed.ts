type FormControl = HTMLInputElement | HTMLSelectElement;

const contentOf = (field: FormControl): string => (field.type === 'checkbox' ? String((field as HTMLInputElement).checked) : field.value);

const defaultOf = (field: FormControl): string => {
  if (field instanceof HTMLSelectElement) return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
  return field.type === 'checkbox' ? String(field.defaultChecked) : field.defaultValue;
};

/** A field's name and what a reader entered there. */
export type Typed = readonly [name: string, text: string];

/**
 * Reads what a reader entered before the example was hydrated. Without this, hydration would drop text that was typed while the
 * code was loading.
 *
 * @param form the element with the fields; null if there is none
 * @returns the fields that differ from what the server sent
 */
export const typedIn = (form: ParentNode | null): readonly Typed[] =>
  [...(form?.querySelectorAll<FormControl>('[name]') ?? [])]
    .filter((field) => contentOf(field) !== defaultOf(field))
    .map((field) => [field.name, contentOf(field)]);
