/** One rule as written, tag and all. */
const rule = /<Rule\s+id="([^"]+)"[\s\S]*?<\/Rule>/g;
const groupTag = /<Group\s+id="([^"]+)"[^>]*>/g;
const head = /^---\n[\s\S]*?\n---\n/;

const byId = (source: string, pattern: RegExp): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(pattern)].map(([found, id]) => [id!, found]));

/** Ids of the rules that a chapter's source holds, in order. */
export const ruleIdsIn = (source: string): readonly string[] => [...byId(source, rule).keys()];

/** Ids of the groups that a chapter's source holds, in order. */
export const groupIdsIn = (source: string): readonly string[] => [...byId(source, groupTag).keys()];

/** What stands before the first rule or group: front matter and introduction. */
const opening = (source: string): string => source.slice(0, Math.max(0, source.search(/<(?:Rule|Group)\s/)));

/**
 * The source of a chapter in a language that has not all of its rules: front matter, introduction, rules and groups are its
 * own where it has them, and all else stands as in the other language, which is whole.
 *
 * @param own the MDX of the language that is not whole
 * @param other the MDX of its fallback
 */
export const completeChapter = (own: string, other: string): string => {
  const rules = byId(own, rule);
  const groups = byId(own, groupTag);
  const rest = other
    .slice(opening(other).length)
    .replace(rule, (found, id: string) => rules.get(id) ?? found)
    .replace(groupTag, (found, id: string) => groups.get(id) ?? found);
  return (opening(own) || (head.exec(own)?.[0] ?? '')) + rest;
};
