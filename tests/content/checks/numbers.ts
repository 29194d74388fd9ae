import type { Book, RuleText } from './book.ts';
import type { Fault } from './fault.ts';
import { attribute, components, words } from './mdx.ts';
import { sideBySide } from './side-by-side.ts';

const FIGURE = /\d+(?:[.,]\d+)?/g;

/** The figures that were typed into a rule. */
const figures = ({ typed }: RuleText): string[] => typed.match(FIGURE) ?? [];

const numbersOf = (rule: RuleText): string[] =>
  [...figures(rule), ...components(rule.node, 'Num').map((num) => [attribute(num, 'of'), attribute(num, 'unit')].join(' ').trim())].sort();

/** The same without reasons for a reading: these may quote the figures of an example. */
const figuresOfTheRule = (rule: RuleText): string[] => {
  const quoted = components(rule.node, 'Why').flatMap((why) => words(why, () => '').match(FIGURE) ?? []);
  return figures(rule).filter((figure) => !quoted.includes(figure));
};

const isExample = (id: string): boolean => /\.example(-|$)/.test(id);

const typedFaults = (book: Book, at: string, lang: string, rule: RuleText): Fault[] =>
  isExample(rule.id)
    ? []
    : [...figuresOfTheRule(rule), ...(rule.title.match(/\d+/g) ?? [])]
        .filter((figure) => Object.values(book.engine.numbers).includes(Number(figure)))
        .map((figure) => ({ at, what: `${lang}: the figure ${figure} is typed, the engine has it: use Num` }));

/** Faults: numbers that one language of a rule has and another has not, and figures typed where a Num belongs. */
export const numberFaults = (book: Book): Fault[] =>
  sideBySide(book).flatMap(({ at, texts }) => {
    const all = [...texts].map(([lang, rule]) => ({ lang, has: numbersOf(rule).join(' | ') }));
    return [
      ...all
        .filter(({ has }) => has !== all[0]?.has)
        .map(({ lang, has }) => ({ at, what: `numbers: ${lang} has [${has}], ${all[0]?.lang} has [${all[0]?.has}]` })),
      ...[...texts].flatMap(([lang, rule]) => typedFaults(book, at, lang, rule)),
    ];
  });
