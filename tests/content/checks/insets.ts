import { eachPage, factsOf, type Book } from './book.ts';
import type { Fault } from './fault.ts';
import type { RuleFacts } from './game.ts';
import { attribute, components, plain, withoutInsets, words, type Node } from './mdx.ts';

/** What a key of game.yaml asks of the rule's text. */
const INSETS = {
  differs: '<Differs> with a <Reading edition="…"> for each edition, and a <Why> in each',
  unclear: '<Unclear>',
  question: '<Question>',
} as const;

const bothWays = (at: string, key: keyof typeof INSETS, said: boolean, shown: number, most = 1): Fault[] => {
  if (said && shown < 1) return [{ at, what: `game.yaml says ${key}, the text has no ${INSETS[key]}` }];
  if (said && shown > most) return [{ at, what: `game.yaml says ${key}, the text has ${shown} insets for it; wanted: one` }];
  return !said && shown
    ? [{ at, what: `the text has an inset for ${key}, game.yaml does not say so: \`${key}: …\` is missing beside the rule's id` }]
    : [];
};

const filled = (node: Node): boolean => words(node, () => '0').trim() !== '';

/** Whether a reading has a body: what a reader of its edition reads as the rule. */
const hasBody = (reading: Node): boolean => filled(withoutInsets(reading));

const reasonFaults = (at: string, reading: Node): Fault[] =>
  components(reading, 'Why').filter(filled).length === 1
    ? []
    : [{ at, what: `no reason in the reading of edition "${attribute(reading, 'edition')}", or two: one <Why> is wanted` }];

const readingFaults = (at: string, differs: Node, editions: readonly string[]): Fault[] => {
  const readings = components(differs, 'Reading').filter(hasBody);
  const count = (edition: string): number => readings.filter((one) => attribute(one, 'edition') === edition).length;
  return [
    ...editions
      .filter((edition) => count(edition) !== 1)
      .map((edition) => ({ at, what: `no reading of edition "${edition}", or two: one <Reading edition="${edition}"> with words is wanted` })),
    ...readings.flatMap((reading) => reasonFaults(at, reading)),
    ...((differs.children ?? []).every(({ name }) => name === 'Reading') ? [] : [{ at, what: '<Differs> holds readings and nothing else' }]),
  ];
};

/** Words of one edition stand in a paragraph of their own, which begins with the edition's name. */
const onlyFaults = (at: string, node: Node): Fault[] =>
  (node.children ?? []).flatMap((child) => [
    ...(child.name === 'Only' && (node.children ?? []).some((one) => one !== child && filled(one)) && node.type === 'paragraph'
      ? [{ at, what: '<Only> inside a paragraph: it is wanted on a line of its own, between empty lines' }]
      : []),
    ...onlyFaults(at, child),
  ]);

/** An edition is named: readers of another one take "this edition" for their own. */
const NAMELESS = /(?<!\p{L})(?:this edition|cette édition|эт(?:о|ого|ому|им|ом) издани)/iu;
const namelessFaults = (at: string, rule: Node): Fault[] => {
  const found = NAMELESS.exec(plain(words(rule, () => '0')))?.[0];
  return found ? [{ at, what: `"${found}": name the edition by its language` }] : [];
};

const ruleFaults = (at: string, rule: Node, facts: RuleFacts, editions: readonly string[]): Fault[] => {
  const differs = components(rule, 'Differs');
  return [
    ...bothWays(at, 'differs', facts.differs !== undefined, differs.length),
    ...bothWays(at, 'unclear', facts.unclear === true, components(rule, 'Unclear').filter(filled).length),
    // One rule may list several questions, each with its answer.
    ...bothWays(at, 'question', facts.question === true, components(rule, 'Question').filter(filled).length, Infinity),
    ...differs.flatMap((inset) => readingFaults(at, inset, editions)),
    ...onlyFaults(at, rule),
    ...namelessFaults(at, rule),
  ];
};

/** Faults: differing readings and unclear points that only game.yaml or only the text has; a reading or its reason missing; words of one edition within a sentence; an edition without its name. */
export const insetFaults = (book: Book): Fault[] =>
  eachPage(book, (page, _lang, facts, path) =>
    components(page.tree, 'Rule').flatMap((rule) => {
      const id = attribute(rule, 'id');
      const found = factsOf(facts).find((one) => one.id === id);
      return found ? ruleFaults(`${path} ${id}`, rule, found, Object.keys(book.game.editions)) : [];
    }),
  );
