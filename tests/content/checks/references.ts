import { PICTURES } from '../../../src/drawings/pictures/ids.ts';
import { WHOLE_LANGS } from '../../../src/i18n/locales.ts';
import { eachPage, factsOf, ruleIds, type Book } from './book.ts';
import type { Fault } from './fault.ts';
import type { Chapter } from './game.ts';
import { allComponents, attribute, components, readBy, type Node, type Page } from './mdx.ts';
import { sideBySide } from './side-by-side.ts';

const NAMES = [
  'Rule',
  'Group',
  'Num',
  'See',
  'Term',
  'NoTerm',
  'Only',
  'Differs',
  'Reading',
  'Why',
  'Unclear',
  'Inference',
  'Question',
  'Example',
  'Try',
  'Picture',
];
const UNITS = ['', 'M€', 'tr', 'vp', 'times'];

const unknown = (at: string, kind: string, given: string, known: readonly string[]): Fault[] =>
  known.includes(given) ? [] : [{ at, what: `unknown ${kind} "${given}"` }];

const componentFaults = (book: Book, at: string, node: Node): Fault[] => {
  switch (node.name) {
    case 'Num':
      return [
        ...unknown(at, 'number', attribute(node, 'of'), Object.keys(book.engine.numbers)),
        ...unknown(at, 'unit', attribute(node, 'unit'), UNITS),
      ];
    case 'See':
      return unknown(at, 'rule', attribute(node, 'rule'), ruleIds(book.game));
    case 'Term':
      return unknown(
        at,
        'term',
        attribute(node, 'id'),
        book.glossary.map(({ id }) => id),
      );
    case 'Only':
    case 'Reading':
      return unknown(at, 'edition', attribute(node, 'edition'), Object.keys(book.game.editions));
    default:
      return unknown(at, 'component', node.name ?? '', NAMES);
  }
};

const forcedTwice = (at: string, rule: Node, editions: readonly string[]): Fault[] => {
  const twice = editions.flatMap((edition) => {
    const forced = components(readBy(rule, edition), 'Term').map((term) => attribute(term, 'id'));
    return forced.filter((id, i) => forced.indexOf(id) !== i);
  });
  return [...new Set(twice)].map((id) => ({ at, what: `Term "${id}" appears twice` }));
};

const links = (node: Node): Node[] => (node.children ?? []).flatMap((child) => [...(child.type === 'link' ? [child] : []), ...links(child)]);

/** Examples that a chapter may point to: all but those that it embeds itself. */
const triable = ({ game }: Book, { examples = [] }: Chapter): string[] => game.examples.map(({ id }) => id).filter((id) => !examples.includes(id));

/** Faults: components, rules, terms, editions, numbers and links in the texts that lead nowhere. */
export const referenceFaults = (book: Book): Fault[] =>
  eachPage(book, (page, _lang, facts, path) => [
    ...components(page.tree, 'Rule').flatMap((rule) => {
      const at = `${path} ${attribute(rule, 'id')}`;
      return [...allComponents(rule).flatMap((node) => componentFaults(book, at, node)), ...forcedTwice(at, rule, Object.keys(book.game.editions))];
    }),
    ...allComponents(page.tree).flatMap((node) => unknown(path, 'component', node.name ?? '', NAMES)),
    ...components(page.tree, 'Try').flatMap((node) => unknown(path, 'example to try', attribute(node, 'id'), triable(book, facts))),
    ...components(page.tree, 'Picture').flatMap((node) => unknown(path, 'picture', attribute(node, 'id'), PICTURES)),
    ...links(page.tree).map(() => ({ at: path, what: 'a Markdown link: use See or Term' })),
  ]);

/** Faults: unknown ids in game.yaml and the glossary, and entries under `open` that are no questions. */
export const factReferenceFaults = (book: Book): Fault[] => {
  const { game } = book;
  const rules = ruleIds(game);
  const examples = game.examples.map(({ id }) => id);
  const questions = game.chapters.flatMap(factsOf).flatMap(({ id, question }) => (question ? [id] : []));
  const at = (id: string): string => `content/${game.game}/game.yaml ${id}`;
  return [
    ...game.chapters.flatMap((chapter) => [
      ...(chapter.examples ?? []).flatMap((id) => unknown(at(chapter.chapter), 'example', id, examples)),
      ...factsOf(chapter).flatMap((rule) => [
        ...(rule.related ?? []).flatMap((id) =>
          unknown(
            at(rule.id),
            'related rule',
            id,
            rules.filter((one) => one !== rule.id),
          ),
        ),
        ...(rule.open ?? []).flatMap((id) => unknown(at(rule.id), 'open question', id, questions)),
        ...(rule.examples ?? []).flatMap((id) => unknown(at(rule.id), 'example', id, examples)),
      ]),
    ]),
    ...game.examples.flatMap(({ id, chapter }) =>
      unknown(
        at(id),
        'chapter',
        chapter,
        game.chapters.map((one) => one.chapter),
      ),
    ),
    ...book.glossary.flatMap(({ id, rule }) => (rule ? unknown(`content/${game.game}/glossary.yaml ${id}`, 'rule', rule, rules) : [])),
  ];
};

const signature = (node: Node): string =>
  ['See', 'Term', 'Only', 'Inference', 'Unclear', 'Differs', 'Question']
    .flatMap((name) => components(node, name).map((one) => `${name} ${attribute(one, 'rule') || attribute(one, 'id') || attribute(one, 'edition')}`))
    .sort()
    .join(', ');

const ids = (page: Page | null, name: string): string =>
  page
    ? components(page.tree, name)
        .map((node) => attribute(node, 'id'))
        .join(', ')
    : '';

/** What a page has once and every language must have alike, with how a fault says so. */
const ALIKE = { Try: 'points to the examples', Picture: 'shows the pictures' } as const;

/** Faults: a rule that has other links, insets or edition-only words in one language than in another; a page that points to other examples or shows other pictures. */
export const parallelFaults = (book: Book): Fault[] => [
  ...sideBySide(book).flatMap(({ at, texts }) => {
    const all = [...texts].map(([lang, { node }]) => ({ lang, has: signature(node) }));
    return all
      .filter(({ has }) => has !== all[0]?.has)
      .map(({ lang, has }) => ({ at, what: `${lang} has [${has}], ${all[0]?.lang} has [${all[0]?.has}]` }));
  }),
  ...Object.entries(ALIKE).flatMap(([name, says]) =>
    book.chapters.flatMap(({ facts, pages }) =>
      WHOLE_LANGS.filter((lang) => ids(pages[lang], name) !== ids(pages.en, name)).map((lang) => ({
        at: `content/${book.game.game}/${facts.chapter}/${lang}.mdx`,
        what: `${says} [${ids(pages[lang], name)}], en [${ids(pages.en, name)}]`,
      })),
    ),
  ),
];
