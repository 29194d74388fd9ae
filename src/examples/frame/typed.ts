/** An input whose entries are what the fields of a form hold, by their names. */
export type Fields = Readonly<Record<string, string | boolean>>;

/**
 * What a reader has entered before the example was awake. Without this, text typed while the code was on its way would
 * be lost.
 *
 * @param form where the fields are
 * @param first the input that the server sent
 * @returns the fields' contents; null when they are as the server sent them
 */
export const typedInto = <V extends object>(form: ParentNode | null, first: V & Fields): V | null => {
  const found = Object.entries(first).map(([name, sent]) => {
    const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    return [name, field ? (typeof sent === 'boolean' ? field.checked : field.value) : sent] as const;
  });
  return found.every(([name, value]) => value === first[name]) ? null : (Object.fromEntries(found) as V);
};
