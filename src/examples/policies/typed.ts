import { edited, type PoliciesInput } from './input.ts';
import { source } from './presets.ts';

/**
 * What a reader has entered before the example was awake; null when the fields are as the server sent them.
 * Without this, text typed while the code was on its way would be lost.
 */
export const typedIn = (form: ParentNode | null): PoliciesInput | null => {
  const first = source.presets[0].value;
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [])];
  const found = fields.reduce(
    (input, field) => edited(input, field.name, field.type === 'checkbox' ? String((field as HTMLInputElement).checked) : field.value),
    first,
  );
  return source.write(found) === source.write(first) ? null : found;
};
