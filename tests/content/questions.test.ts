import { describe, expect, test } from 'vitest';
import { readBook } from './checks/book.ts';
import { questionFaults, unaskedFaults } from './checks/questions.ts';

test.each([
  ['turmoil', 180],
  ['mars-contracts', 60],
  ['world-problems', 80],
])('%s answers at least %d questions', (game, least) => expect(readBook(game).questions.length).toBeGreaterThanOrEqual(least));

const PATH = 'content/turmoil/faq.yaml';

/** The faults of Turmoil's questions with one text replaced. */
const faultsWith = (from: string | RegExp, to: string): readonly string[] => {
  const book = readBook('turmoil', (path, text) => {
    if (path !== PATH) return text;
    const changed = text.replace(from, to);
    expect(changed, 'the fault is planted').not.toBe(text);
    return changed;
  });
  return [...questionFaults(book), ...unaskedFaults(book)].map(({ at, what }) => `${at}: ${what}`);
};

describe('a planted fault is reported with its question', () => {
  test.each<[string, string | RegExp, string, string]>([
    ['no question in a language', /(?<=id: tr-loss-amount\n(?: {2}.*\n)*?) {4}fr: .*\n/, '', 'tr-loss-amount: no question in fr'],
    ['too few other ways to ask', /(?<= {2}also:\n {4}ru: )\[.*\]/, '["одно"]', 'tr-loss-amount: 1 other ways to ask in ru; wanted: 2 to 4'],
    ['an id that appears twice', 'id: events-how-early', 'id: tr-loss-amount', 'tr-loss-amount: appears twice: tr-loss-amount'],
    ['an unknown rule', 'rules: [introduction.tr-loss', 'rules: [introduction.gone', 'tr-loss-amount: unknown rule "introduction.gone"'],
    ['a number of one language alone', '<Num of="tr-revision.loss" unit="tr" />', '1', 'tr-loss-amount: the languages have other numbers'],
    ['an unknown number', /tr-revision\.loss/g, 'tr-revision.gone', 'tr-loss-amount: unknown number "tr-revision.gone"'],
    ['markup', 'столько теряет', '<b>столько</b> теряет', 'tr-loss-amount: an answer is plain text with Num alone'],
    ['an unknown edition', 'readings:\n    fr:', 'readings:\n    de:', 'unknown edition "de"'],
    ['a question without a step or a reason', /\n {2}shows: .*/, '', 'wanted: `shows`, or `unshown`'],
    ['a question with both', '  shows: {', '  unshown: absent\n  shows: {', 'wanted: `shows`, or `unshown`'],
    ['an unknown preset', 'preset: ordinary', 'preset: gone', 'the example "crisis" has no preset "gone"'],
    ['an unknown example', 'example: crisis', 'example: chaos', 'the game has no example "chaos"'],
    ['an unknown key', '  rules: [introduction.tr-loss', '  rule: x\n  rules: [introduction.tr-loss', 'tr-loss-amount: unknown key "rule"'],
    ['a question in another chapter', 'rules: [introduction.tr-loss', 'rules: [crisis.tr-revision', 'it belongs to a chapter further above'],
    ['a rule of which nothing is asked', /introduction\.tr-loss/g, 'introduction.committee', 'introduction.tr-loss: no question cites this rule'],
  ])('%s', (_, from, to, wanted) => expect(faultsWith(from, to).filter((fault) => fault.includes(wanted))).not.toEqual([]));
});
