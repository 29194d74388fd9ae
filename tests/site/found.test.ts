/* How often the search of the built site finds an acceptable rule first, and among the first three: for all sets of queries. */
import { describe, expect, test } from 'vitest';
import { WHOLE_LANGS, type Lang } from '../../src/i18n/locales.ts';
import { questionsFolder } from '../../src/search/format.ts';
import type { Get } from '../../src/search/packs.ts';
import { openSearcher } from '../../src/search/searcher.ts';
import { linesOf, SETS, type Line } from '../search/queries.ts';
import { atRoot, filesOf, read } from './built.ts';

const [index = ''] = filesOf(atRoot, 'pagefind/*');

const getFrom =
  (folder: string): Get =>
  async <T>(name: string) =>
    JSON.parse(read(atRoot, folder + name)) as T;

/** Opens the search as a page of no game has it. */
const open = (lang: Lang) => openSearcher(getFrom(`${index}/`), lang, { getQuestions: (tag) => getFrom(questionsFolder(lang, tag)) });
const searchers = new Map(await Promise.all(WHOLE_LANGS.map(async (lang) => [lang, await open(lang)] as const)));

/** The place of the first acceptable hit, from 0 on; Infinity if there is none. */
const placeOf = async ({ ui, query, wanted, accepts }: Line): Promise<number> => {
  const { lead, hits, near, entries } = await searchers.get(ui)!.search(query, { rules: 3, each: 3 });
  const shown = [...(lead ? [lead] : []), ...hits, ...near, ...entries];
  const names = new Set(shown.filter(({ kind }) => kind === wanted).map(({ name }) => name));
  const place = [...names].findIndex(accepts);
  return place < 0 ? Infinity : place;
};

interface Placed extends Line {
  readonly place: number;
}

describe.each(SETS)('$file', async (set) => {
  const { first, three, each, sealed } = set;
  const lines: Placed[] = [];
  for (const line of linesOf(set)) lines.push({ ...line, place: await placeOf(line) });
  /** Queries of which at least a share must have an acceptable hit before a place. What fails is named, but not what is sealed. */
  const reach = (some: readonly Placed[], share: number, before: number): void => {
    const missed = some.filter(({ place }) => place >= before);
    const told = sealed ? `${missed.length} of ${some.length}` : missed.map(({ ui, query }) => `${ui}: ${query}`).join('\n');
    expect(1 - missed.length / some.length, told).toBeGreaterThanOrEqual(share);
  };

  test(`${100 * first} in a hundred come first, ${100 * three} among three`, () => {
    expect(lines.length).toBeGreaterThan(100);
    reach(lines, first, 1);
    reach(lines, three, 3);
  });
  test.each(WHOLE_LANGS)(`in %s, ${100 * each} in a hundred come among three`, (lang) => {
    reach(
      lines.filter(({ ui }) => ui === lang),
      each,
      3,
    );
  });
  test.each([...new Set(lines.map(({ kind }) => kind))])(`of the kind %s, ${100 * each} in a hundred come among three`, (kind) => {
    reach(
      lines.filter((line) => line.kind === kind),
      each,
      3,
    );
  });
});
