/** One rule of a `_headers` file: the headers of every address that matches. */
export interface HeaderRule {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const escaped = (pattern: string): string => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

/**
 * Reads a `_headers` file as static hosts do: a path pattern at the start of a line, its headers indented below.
 *
 * @param base the folder that the site is served under; patterns are relative to it
 */
export const readHeaders = (text: string, base = '/'): readonly HeaderRule[] => {
  const rules: { matches: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1]!, header[2]!]);
    else rules.push({ matches: new RegExp(`^${escaped(base.replace(/\/$/, '') + line.trim())}$`), headers: [] });
  }
  return rules;
};

/** The headers of an address; where two rules give the same one, the later rule's stands. */
export const headersFor = (rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> =>
  new Map(rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers.map(([name, value]) => [name, value])));
