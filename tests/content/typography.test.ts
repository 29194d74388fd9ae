import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { typeset } from '../../src/i18n/typeset.ts';
import { typographyFaults, yamlQuoteFaults } from './checks/typography.ts';
import { difference, visible } from './checks/visible.ts';
import { typesetYaml } from './checks/yaml-texts.ts';

describe('a fault says where it is and what is wanted, with visible spaces', () => {
  const faults = (path: string, text: string, lang?: 'fr'): string[] =>
    typographyFaults({ path, text, ...(lang && { lang }) }).map(({ at, what }) => `${at} ${what}`);

  test.each([
    ['MDX', 'content/x/y/fr.mdx', '---\ntitle: X\n---\nÇa va !', 'content/x/y/fr.mdx:4 typography: has: Ça va !  wanted: Ça va⎵!'],
    [
      'JSON',
      'content/ui/fr/x.json',
      '{\n  "a": "Prix : 5"\n}',
      'content/ui/fr/x.json:2 typography: has:   "a": "Prix : 5"  wanted:   "a": "Prix⍽: 5"',
    ],
  ])('in %s', (_, path, text, wanted) => {
    const [fault, ...others] = faults(path, text, 'fr');
    expect(fault).toContain(wanted);
    expect(fault).toContain('`npm run fix`');
    expect(fault).toContain('U+00A0');
    expect(others).toEqual([]);
  });

  test('in YAML', () => {
    const [fault] = faults('content/changes.yaml', '- id: a\n  # Why.\n  what:\n    fr: Oui !\n');
    expect(fault).toContain('content/changes.yaml:4 typography: has:     fr: Oui !  wanted:     fr: Oui⎵!');
  });

  test('a text of several lines is one fault, though the lines below it move', () => {
    expect(faults('content/changes.yaml', '- what:\n    ru: Делегаты в\n      очереди\n    en: Yes\n')).toHaveLength(1);
  });

  test('a space that is wrongly no-break is shown too', () => expect(difference('a\u00a0b', 'a b')).toBe('has: a⍽b  wanted: a b'));

  test('of a long line only the place is shown', () => {
    const long = 'x'.repeat(500);
    expect(difference(`${long} ! ${long}`, `${long}\u202f! ${long}`).length).toBeLessThan(150);
    expect(difference(`${long} ! ${long}`, `${long}\u202f! ${long}`)).toContain('⎵!');
  });
});

describe('YAML', () => {
  test.each([
    ['prose in each language', '- what: {ru: "в очереди", en: "it\'s", fr: "Oui !"}', '- what: {ru: "в~очереди", en: "it’s", fr: "Oui_!"}'],
    ['prose in a map of its own', '- note:\n    fr: l\'or ; "rien"', '- note:\n    fr: l’or_; «~rien~»'],
    ['a text over several lines', '- what:\n    ru: Да,\n      в\n      очереди # so\n    en: a', '- what:\n    ru: Да, в~очереди # so\n    en: a'],
    ['a block', '- what:\n    fr: >\n      Oui !\n      Non !\n    en: a', '- what:\n    fr: >\n      Oui_! Non_!\n    en: a'],
    ['single quotes', "- what: {fr: 'Oui !'}", "- what: {fr: 'Oui_!'}"],
    ['names: quotes and apostrophes, but plain spaces', '- {id: a, ru: Война на земле, fr: "L\'or"}', '- {id: a, ru: Война на земле, fr: "L’or"}'],
    ['the word of a term', "- fr: {term: phase d'action, abbr: P}", '- fr: {term: phase d’action, abbr: P}'],
  ])('%s', (_, from, wanted) => {
    expect(visible(typesetYaml(from))).toBe(wanted.replaceAll('~', '⍽').replaceAll('_', '⎵'));
  });

  test.each([
    ['comments, blank lines and layout', '# Oui !\n\n- id:   a ! # fr: Oui !\n  what:   {en:   "a b" , fr: "a"  }\n\n\n# End\n'],
    ['inflected forms and everyday words', "- fr: {term: or, forms: [l'or, d'or], aliases: [qu'or], never: [l'or !]}\n"],
    ['what is in no language', "- id: l'a !\n  rules: [b !]\n  note: plain 'a' !\n"],
    ['dates and numbers', '- date: 2026-11-22\n  fr: 5\n'],
  ])('keeps %s', (_, yaml) => expect(typesetYaml(yaml)).toBe(yaml));

  test('a straight quote that typesetting leaves is a fault', () => {
    const faults = yamlQuoteFaults({ path: 'x.yaml', text: '- id: a\n  what: {ru: "д\'Артаньян", en: \'a " b\'}\n' });
    expect(faults.map(({ at }) => at)).toEqual(['x.yaml:2', 'x.yaml:2']);
  });

  test('a file that cannot be read is named with its line', () =>
    expect(() => typographyFaults({ path: 'content/x.yaml', text: 'a: b\nc: d: e\n' })).toThrow(/^content\/x\.yaml: .*line 2/));

  test('a text in any style has the typography of its language when it is read back', () => {
    const words = fc
      .array(fc.constantFrom('в', 'не', ' ', '"', "'", ':', ': ', ' !', '#', ' # ', '\\', '{', ',', 'M€', '5 ', 'a', '- '), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const style = fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL');
    fc.assert(
      fc.property(words, style, fc.boolean(), (text, defaultStringType, flow) => {
        const yaml = stringify([{ id: 'a', what: { fr: text, en: 'a' } }], {
          defaultStringType: defaultStringType as 'PLAIN',
          collectionStyle: flow ? 'flow' : 'block',
        });
        const read = (from: string): string => (parse(from) as [{ what: { fr: string } }])[0].what.fr;
        expect(read(typesetYaml(yaml))).toBe(typeset('fr', read(yaml)));
        expect(typesetYaml(typesetYaml(yaml))).toBe(typesetYaml(yaml));
      }),
      { numRuns: 1000 },
    );
  });
});
