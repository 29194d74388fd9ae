import { isWholeLang, WHOLE_LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { eachPage, factsOf, rulesOf, type Book } from './book.ts';
import type { Fault } from './fault.ts';
import type { Chapter } from './game.ts';
import { attribute, components, type Page } from './mdx.ts';

const groupsOf = (chapter: Chapter): string[] => (chapter.rules ?? []).flatMap((entry) => ('group' in entry ? [entry.group] : []));

/** Compares what stands on a page with what should: missing, extra, twice, out of order. */
const listFaults = (path: string, kind: string, found: readonly string[], wanted: readonly string[]): Fault[] => {
  const faults = [
    ...wanted.filter((id) => !found.includes(id)).map((id) => ({ at: `${path} ${id}`, what: `missing ${kind}` })),
    ...found.filter((id) => !wanted.includes(id)).map((id) => ({ at: `${path} ${id}`, what: `extra ${kind}, not of this chapter in game.yaml` })),
    ...found.filter((id, i) => found.indexOf(id) !== i).map((id) => ({ at: `${path} ${id}`, what: `${kind} appears twice` })),
  ];
  const wrong = found.findIndex((id, i) => id !== wanted[i]);
  return faults.length || wrong < 0 ? faults : [{ at: `${path} ${found[wrong]}`, what: `wrong order, wanted ${wanted[wrong]} here` }];
};

const groupFaults = (page: Page, facts: Chapter, path: string): Fault[] =>
  components(page.tree, 'Group').flatMap((group) => {
    const id = attribute(group, 'id');
    const entry = (facts.rules ?? []).find((one) => 'group' in one && one.group === id);
    const wanted = entry && 'group' in entry ? entry.rules.map((rule) => rule.id) : [];
    return listFaults(
      path,
      `rule of group ${id}`,
      components(group, 'Rule').map((rule) => attribute(rule, 'id')),
      wanted,
    );
  });

const titleFaults = (page: Page, path: string): Fault[] => [
  ...(page.title && page.summary ? [] : [{ at: path, what: 'missing title or summary of the chapter' }]),
  ...[...components(page.tree, 'Rule'), ...components(page.tree, 'Group')]
    .filter((node) => !attribute(node, 'title').trim())
    .map((node) => ({ at: `${path} ${attribute(node, 'id')}`, what: 'missing title' })),
];

const pageFaults =
  (book: Book) =>
  (page: Page, lang: Lang, facts: Chapter, path: string): Fault[] => [
    ...titleFaults(page, path),
    ...listFaults(
      path,
      'rule',
      rulesOf(page, lang, book).map(({ id }) => id),
      factsOf(facts).map(({ id }) => id),
    ),
    ...listFaults(
      path,
      'group',
      components(page.tree, 'Group').map((group) => attribute(group, 'id')),
      groupsOf(facts),
    ),
    ...groupFaults(page, facts, path),
    ...listFaults(
      path,
      'example',
      components(page.tree, 'Example').map((example) => attribute(example, 'id')),
      facts.examples ?? [],
    ),
    ...rulesOf(page, lang, book)
      .filter(({ typed }) => !typed.trim())
      .map(({ id }) => ({ at: `${path} ${id}`, what: 'the rule says nothing' })),
  ];

/** Faults: pages, rules, groups, titles and examples that are missing, extra or out of the order of game.yaml. */
export const structureFaults = (book: Book): Fault[] => [
  ...book.chapters.flatMap(({ facts, pages }) =>
    WHOLE_LANGS.filter((lang) => !pages[lang]).map((lang) => ({
      at: `content/${book.game.game}/${facts.chapter}/${lang}.mdx`,
      what: 'missing chapter',
    })),
  ),
  // What a partly translated language lacks, the build names.
  ...eachPage(book, (page, lang, facts, path) =>
    pageFaults(book)(page, lang, facts, path).filter(({ what }) => isWholeLang(lang) || !what.startsWith('missing')),
  ),
];
