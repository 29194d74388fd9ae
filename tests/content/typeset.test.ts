import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { typeset, typesetJson, typesetMdx } from '../../src/i18n/typeset.ts';

/** Shows no-break spaces: `~` the wide one, `_` the narrow one. */
const visible = (text: string): string => text.replaceAll('\u00A0', '~').replaceAll('\u202F', '_');

test.each([
  ['ru', 'Делегат в очереди и на поле — за 5 М€', 'Делегат в~очереди и~на~поле~— за~5~М€'],
  ['ru', 'Хотя бы "один" из них, а не два', 'Хотя~бы «один» из~них, а~не~два'],
  ['ru', 'за <Num of="a" /> — из <Term id="b">очереди</Term>', 'за~<Num of="a" />~— из~<Term id="b">очереди</Term>'],
  ['ru', '42 РТ и 3 ПО', '42~РТ и~3~ПО'],
  ['ru', '{{n}} РТ, <Num of="a" /> °C', '{{n}}~РТ, <Num of="a" />~°C'],
  ['ru', 'до 6 карт, <Num of="a" /> делегатов', 'до~6~карт, <Num of="a" />~делегатов'],
  ['en', 'the 2 <Term id="a">delegates</Term>, <Num of="a" /> **tiles**', 'the 2~<Term id="a">delegates</Term>, <Num of="a" />~**tiles**'],
  ['en', '{{count}} cards, {{Owner}} sends 1', '{{count}}~cards, {{Owner}} sends 1'],
  ['en', 'It costs 5. Then 3\nMore of 1, 2', 'It costs 5. Then 3\nMore of 1, 2'],
  ['fr', '3 cités et {{n}} cartes', '3~cités et {{n}}~cartes'],
  ['en', '{{n}} × 2 = {{m}} M€', '{{n}}~×~2~=~{{m}}~M€'],
  ['en', 'the party\'s "leader" — 5 TR', 'the party’s “leader”~— 5~TR'],
  ['en', '<Only edition="ru">"quoted"</Only> (\'so\')', '<Only edition="ru">“quoted”</Only> (‘so’)'],
  [
    'ru',
    'до 6 карт, <Num of="a" /> карты, {{count}} <Term id="b">карт</Term>',
    'до~6~карт, <Num of="a" />~карты, {{count}}~<Term id="b">карт</Term>',
  ],
  ['en', '3 cards, <Num of="a" /> cards, {{n}} cards, 1 of 2 to 3', '3~cards, <Num of="a" />~cards, {{n}}~cards, 1 of 2 to 3'],
  ['fr', '3 cartes, {{card}} arrive', '3~cartes, {{card}} arrive'],
  ['fr', "l'influence : 5 M€ ; vraiment ? Oui !", 'l’influence~: 5~M€_; vraiment_? Oui_!'],
  ['fr', 'dire "seulement" ou « rien »', 'dire «~seulement~» ou «~rien~»'],
  ['fr', '<Num of="a" />;\n- suite', '<Num of="a" />_;\n- suite'],
  ['fr', 'Président : {{name}}, https://a.b/?q=1 et `a ; b`', 'Président~: {{name}}, https://a.b/?q=1 et `a ; b`'],
] as const)('%s: %s', (lang, text, wanted) => {
  expect(visible(typeset(lang, text))).toBe(wanted);
});

describe('whatever the text', () => {
  const bits = fc.constantFrom(
    'a',
    'в',
    'не',
    ' ',
    ' ',
    '\u00A0',
    '\u202F',
    '"',
    "'",
    '«',
    '»',
    '“',
    ';',
    ':',
    '!',
    '?',
    '—',
    '5',
    'M€',
    'ПО',
    '\n',
    '<Num of="a" />',
    '<Term id="b">',
    '</Term>',
    '{{n}}',
    '(',
    ')',
    '.',
    '×',
    'бы',
  );
  const text = fc.array(bits, { maxLength: 24 }).map((parts) => parts.join(''));

  test.each(LANGS)('%s: a second time changes nothing', (lang) => {
    fc.assert(
      fc.property(text, (one) => typeset(lang, typeset(lang, one)) === typeset(lang, one)),
      { numRuns: 2000 },
    );
  });

  test.each(LANGS)('%s: tags, braces and line breaks stay as they were', (lang) => {
    const kept = (one: string): string => (one.match(/<[^>]*>|\{\{n\}\}|\n/g) ?? []).join('');
    fc.assert(
      fc.property(text, (one) => kept(typeset(lang, one)) === kept(one)),
      { numRuns: 1000 },
    );
  });
});

test('front matter is left alone but for titles and summaries, attributes but for titles', () => {
  const mdx = '---\ntitle: L\'a ; b\nid: x ; y\n---\n\n<Rule id="a ; b" title="l\'a : b">\n';
  expect(visible(typesetMdx('fr', mdx))).toBe('---\ntitle: L’a_; b\nid: x ; y\n---\n\n<Rule id="a ; b" title="l’a~: b">\n');
});

test('JSON keeps its keys, layout and other strings', () => {
  const json = '{\n  "a ; b" : "Oui !",\n  "c": "{{n}} d\'or \\n",\n  "d": { "e": "\\"x\\"" }\n}\n';
  expect(visible(typesetJson('fr', json))).toBe('{\n  "a ; b" : "Oui_!",\n  "c": "{{n}}~d’or \\n",\n  "d": { "e": "«~x~»" }\n}\n');
});
