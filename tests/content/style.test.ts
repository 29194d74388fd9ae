import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import type { Fault } from './checks/fault.ts';
import { passagesOf, type Passage } from './checks/passages.ts';
import { styleFaults, styleListFaults, styleOf, type StyleRule } from './checks/style.ts';
import { textFiles } from './checks/typography.ts';

const shown = (faults: readonly Fault[]): string[] => faults.map(({ at, what }) => `${at}: ${what}`);
const passages = textFiles().flatMap(passagesOf);

describe.each(LANGS)('the style of %s', (lang) => {
  test('all texts have its words', () => expect(shown(styleFaults(lang, styleOf(lang), passages))).toEqual([]));
  test('its list is whole and has no exception too many', () => expect(shown(styleListFaults(lang, styleOf(lang), passages))).toEqual([]));
});

describe('words that the list replaces are found', () => {
  const rule: StyleRule = { say: 'send a delegate', not: ['\\bplaces? a delegate', '\\bсвой\\b', 'gains? \\d+ VP'], why: 'One verb.' };
  const found = (path: string, text: string, lang: Passage['lang'], except?: string): string[] =>
    shown(
      styleFaults(lang, [{ ...rule, ...(except && { except: [except] }) }], passagesOf({ path, text, ...(path.endsWith('.yaml') ? {} : { lang }) })),
    );

  test.each<[what: string, path: string, text: string, lang: Passage['lang'], wanted: string]>([
    [
      'MDX',
      'content/x/y/en.mdx',
      '<Rule id="y.z" title="A">\n\nHe **places\u00A0a <Term id="t">delegate</Term>**.',
      'en',
      'content/x/y/en.mdx:3 y.z: "places a delegate"',
    ],
    ['a title', 'content/x/y/en.mdx', '<Rule id="y.z" title="Place a delegate">', 'en', 'content/x/y/en.mdx:1 y.z: "Place a delegate"'],
    ['a number', 'content/x/y/en.mdx', 'Gain <Num of="n" unit="vp" />.', 'en', 'content/x/y/en.mdx:1 : "Gain 5 VP"'],
    ['JSON', 'content/ui/en/x.json', '{\n  "a": {\n    "b": "Place a delegate."\n  }\n}', 'en', 'content/ui/en/x.json:3 a.b: "Place a delegate"'],
    ['YAML', 'content/x/faq.yaml', '- id: q\n  answer: {en: Place a delegate, ru: Да}', 'en', 'content/x/faq.yaml:2 q: "Place a delegate"'],
    ['a whole word of any script', 'content/x/y/ru.mdx', 'Уносят свой. Свойство', 'ru', 'content/x/y/ru.mdx:1 : "свой"'],
  ])('in %s', (_, path, text, lang, wanted) => expect(found(path, text, lang)).toEqual([`${wanted}: say send a delegate (One verb.)`]));

  test.each(['q', 'x/faq.yaml'])('an exception excuses %s', (except) =>
    expect(found('content/x/faq.yaml', '- id: q\n  answer: {en: Place a delegate}', 'en', except)).toEqual([]),
  );

  test('players may ask in any words', () => expect(found('content/x/faq.yaml', '- id: q\n  also:\n    en: [place a delegate]', 'en')).toEqual([]));

  test('an entry without a pattern, and an exception that excuses nothing, are faults of the list', () => {
    const entries = [
      { ...rule, not: [] },
      { ...rule, except: ['nowhere'] },
    ];
    expect(styleListFaults('en', entries, passages)).toHaveLength(2);
  });
});
