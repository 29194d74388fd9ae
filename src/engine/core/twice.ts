/** Values that stand in a list more than once, each once. */
export const twiceIn = <T>(values: readonly T[]): readonly T[] => [...new Set(values.filter((value, at) => values.indexOf(value) < at))];
