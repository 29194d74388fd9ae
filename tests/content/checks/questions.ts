import { EXAMPLES } from '../../../src/examples/all.ts';
import { WHOLE_LANGS } from '../../../src/i18n/locales.ts';
import { factsOf, ruleIds, type Book, type Question } from './book.ts';
import type { Fault } from './fault.ts';

const KEYS = ['id', 'rules', 'question', 'also', 'answer', 'readings', 'inferred', 'shows', 'unshown'];
const NUM = /<Num of="([^"]+)"(?: unit="(M€|tr|vp|times)")? \/>/g;

type Say = (what: string) => Fault;

const shapeFaults = (say: Say, question: Question): Fault[] => [
  ...Object.keys(question).flatMap((key) => (KEYS.includes(key) ? [] : [say(`unknown key "${key}"`)])),
  ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(question.id) ? [] : [say('an id is a slug')]),
  ...WHOLE_LANGS.flatMap((lang) => {
    const also = question.also?.[lang] ?? [];
    return [
      ...(question.question?.[lang]?.endsWith('?') ? [] : [say(`no question in ${lang}`)]),
      ...(question.answer?.[lang] ? [] : [say(`no answer in ${lang}`)]),
      ...(also.length >= 2 && also.length <= 4 ? [] : [say(`${also.length} other ways to ask in ${lang}; wanted: 2 to 4`)]),
      ...Object.entries(question.readings ?? {}).flatMap(([edition, answer]) => (answer[lang] ? [] : [say(`no answer of "${edition}" in ${lang}`)])),
    ];
  }),
];

const ruleFaults = (say: Say, { rules = [] }: Question, known: readonly string[]): Fault[] => [
  ...(rules.length >= 1 && rules.length <= 3 && new Set(rules).size === rules.length ? [] : [say('wanted: 1 to 3 rules, each once')]),
  ...rules.filter((rule) => !known.includes(rule)).map((rule) => say(`unknown rule "${rule}"`)),
];

/** All answers of a question in each language. */
const answersOf = ({ answer = {}, readings = {} }: Question): readonly (readonly string[])[] =>
  [answer, ...Object.values(readings)].map((texts) => WHOLE_LANGS.map((lang) => texts[lang] ?? ''));

const numbersIn = (text: string): readonly string[] => [...text.matchAll(NUM)].map(([, of = '']) => of);

const numberFaults = (say: Say, question: Question, known: readonly string[]): Fault[] =>
  answersOf(question).flatMap((texts) => {
    const lists = texts.map((text) => [...new Set(numbersIn(text))].sort().join());
    return [
      ...(new Set(lists).size === 1 ? [] : [say(`the languages have other numbers: ${lists.join(' | ')}`)]),
      ...texts
        .flatMap(numbersIn)
        .filter((of) => !known.includes(of))
        .map((of) => say(`unknown number "${of}"`)),
      ...texts.flatMap((text) => (/[<>{}]/.test(text.replace(NUM, '')) ? [say(`an answer is plain text with Num alone: ${text}`)] : [])),
    ];
  });

const editionFaults = (say: Say, { readings = {} }: Question, editions: readonly string[]): Fault[] => {
  const given = Object.keys(readings);
  return [
    ...given.filter((edition) => !editions.includes(edition)).map((edition) => say(`unknown edition "${edition}"`)),
    // The answer itself is that of the edition whose reading applies unless a reader chooses.
    ...(given.length > 0 && editions.every((edition) => given.includes(edition)) ? [say('no edition is left that has the answer itself')] : []),
  ];
};

const showsFaults = (say: Say, { shows, unshown }: Question, book: Book): Fault[] => {
  if (!shows === !unshown) return [say('wanted: `shows`, or `unshown` with the reason why no example shows the answer')];
  if (!shows) return [];
  const listed = book.game.examples.some(({ id }) => id === shows.example);
  if (!listed) return [say(`the game has no example "${shows.example}"`)];
  const known = shows.preset === undefined || EXAMPLES[shows.example]?.presets.includes(shows.preset);
  return known ? [] : [say(`the example "${shows.example}" has no preset "${shows.preset}"`)];
};

/** Faults: ids, questions and other ways to ask that appear twice. */
const repeatedFaults = (at: (id: string) => string, questions: readonly Question[]): Fault[] => {
  const wordings = ({ question = {}, also = {} }: Question): readonly string[] =>
    WHOLE_LANGS.flatMap((lang) => [question[lang] ?? '', ...(also[lang] ?? [])].map((text) => `${lang}: ${text.toLowerCase()}`));
  const seen = new Set<string>();
  return questions.flatMap((each) =>
    [each.id, ...wordings(each)]
      .filter((text) => seen.has(text) || !seen.add(text))
      .map((text) => ({ at: at(each.id), what: `appears twice: ${text}` })),
  );
};

/** Faults: questions that do not stand in the order of the chapters. */
const orderFaults = (at: (id: string) => string, { game, questions }: Book): Fault[] => {
  const places = questions.map(({ rules = [] }) => game.chapters.findIndex((chapter) => factsOf(chapter).some(({ id }) => id === rules[0])));
  return questions.flatMap(({ id }, index) =>
    places[index]! < (places[index - 1] ?? 0) ? [{ at: at(id), what: 'it belongs to a chapter further above' }] : [],
  );
};

/** Faults of faq.yaml: shape, ids, rules, numbers, editions, examples, order. */
export const questionFaults = (book: Book): Fault[] => {
  const { game, questions, engine } = book;
  const at = (id: string): string => `content/${game.game}/faq.yaml ${id}`;
  const numbers = Object.keys(engine.numbers);
  const each = questions.flatMap((question) => {
    const say: Say = (what) => ({ at: at(question.id), what });
    return [
      ...shapeFaults(say, question),
      ...ruleFaults(say, question, ruleIds(game)),
      ...numberFaults(say, question, numbers),
      ...editionFaults(say, question, Object.keys(game.editions)),
      ...showsFaults(say, question, book),
    ];
  });
  return [...each, ...repeatedFaults(at, questions), ...orderFaults(at, book)];
};

/** Faults: rules of which nothing is asked, in a game that has questions. */
export const unaskedFaults = ({ game, questions }: Book): Fault[] => {
  const asked = new Set(questions.flatMap(({ rules = [] }) => rules));
  const silent = questions.length ? ruleIds(game).filter((id) => !asked.has(id)) : [];
  return silent.map((id) => ({
    at: `content/${game.game}/faq.yaml ${id}`,
    what: 'no question cites this rule: add it to `rules` of a question, or write one',
  }));
};
