/**
 * Lists the names of a record. Alone, a record has names that are whole numbers first, by size, whatever the order of writing.
 * @param record with something for each name
 * @param order names that come first, in this order; they need not stand in the record
 * @returns each name once
 */
export const namesOf = (record: Readonly<Record<string, unknown>>, order: readonly string[] = []): readonly string[] => [
  ...new Set([...order, ...Object.keys(record)]),
];
