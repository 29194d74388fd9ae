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
  ['en', 'It costs 5. Then 3\nMore of 1, 2', 'It costs~5. Then 3\nMore of 1, 2'],
  ['en', 'That is <Num of="a" />. At {{cap}}? No: it is 5. You lead {{of}}.', 'That is <Num of="a" />. At {{cap}}? No: it is 5. You lead {{of}}.'],
  ['ru', 'Не больше {{cap}}. Счёт 5.5', 'Не~больше~{{cap}}. Счёт 5.5'],
  ['fr', '"Jamais plus de {{n}}."', '«~Jamais plus de {{n}}.~»'],
  ['fr', '"Une tuile {{n}}."', '«~Une tuile~{{n}}.~»'],
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
  ['ru', '№ 5, №5, №  12', '№~5, №~5, №~12'],
  ['ru', 'он "тут" "там" — и — нет', 'он «тут» «там»~— и~— нет'],
  ['en', '"one" \'two\' "three" \'four\'', '“one” ‘two’ “three” ‘four’'],
  ['fr', 'ceci : cela : tout', 'ceci~: cela~: tout'],
  ['fr', 'donné / demandé, km/h', 'donné~/ demandé, km/h'],
  ['fr', 'le syndicat {{union}}, Syndicat 2, les syndicats 1 et 2', 'le syndicat~{{union}}, Syndicat~2, les syndicats 1 et 2'],
] as const)('%s: %s', (lang, text, wanted) => {
  expect(visible(typeset(lang, text))).toBe(wanted);
});

describe('a letter that names something stays with its noun', () => {
  test.each([
    ['side A of it, side B', 'side~A of it, side~B'],
    ['as A, and I go', 'as A, and I go'],
    ['side a, side Ab, side A1, side A.B, side A-B, side A’s', 'side a, side Ab, side A1, side A.B, side A-B, side A’s'],
  ])('%s', (text, wanted) => expect(visible(typeset('en', text))).toBe(wanted));
});

describe('a number stays with its noun', () => {
  test.each([
    ['12 cards', '12~cards'],
    ['2 of, 2 it', '2 of, 2 it'],
    ['2 l’or, 2 d’un', '2~l’or, 2~d’un'],
    ['2 *big* _big_ <Term id="a">big</Term>', '2~*big* _big_ <Term id="a">big</Term>'],
    ['<Num of="a" /> big, <Number /> big, {{n}} big, {{name}} big', '<Num of="a" />~big, <Number /> big, {{n}}~big, {{name}} big'],
    ['5  M€, 5M€, 5 M€s, 5 %', '5~M€, 5~M€, 5 M€s, 5~%'],
  ])('%s', (text, wanted) => expect(visible(typeset('en', text))).toBe(wanted));
});

describe('what is not prose stays', () => {
  test.each([
    '---\nid: a ; b\n\nnote: c ; d\n---\n',
    '```\na ; b\n\nc ; d\n```',
    '`a ; b`',
    '<Rule id="a ; b" of="c ; d">',
    '</Rule>',
    '<br/>',
    '{{a ; b}}',
    '{a ; b}',
    '[a](b;c?d!e)',
    '[a](bc!)',
    'http://a.b/c!',
    'https://a.b/c!',
    '&nbsp;&#160;&amp;',
  ])('%s', (text) => expect(typeset('fr', text)).toBe(text));

  test.each([
    ['---\na\n---\nb ; c\n---\n', '---\na\n---\nb_; c\n---\n'],
    ['a\n---\nb ; c\n---\n', 'a\n---\nb_; c\n---\n'],
    ['```a```b ; c```d```', '```a```b_; c```d```'],
    ['`a` b ; c `d`', '`a` b_; c `d`'],
    ['`a\nb ; c`', '`a\nb_; c`'],
    ['<a> b ; c <d>', '<a> b_; c <d>'],
    ['1 < 2 ; 3 > 2', '1 < 2_; 3 > 2'],
    ['{a} b ; c {d}', '{a} b_; c {d}'],
    ['{{a}} b ; c {{d}}', '{{a}} b_; c {{d}}'],
    ['a (b ; c) [d](e) (f ; g)', 'a (b_; c) [d](e) (f_; g)'],
    ['[a](b ; c)', '[a](b_; c)'],
    ['(https://a.b) ; «https://a.b» ; c', '(https://a.b)_; «~https://a.b~»_; c'],
    ['a & b ; c', 'a & b_; c'],
  ])('%s: the rest does not', (text, wanted) => expect(visible(typeset('fr', text))).toBe(wanted));
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

test('only titles and summaries are typeset in front matter, only titles in attributes', () => {
  const head = "---\nsummary: l'a ; b\nid: title: x ; y\nsubtitle: x ; y\ntitle: c ; d\n---\n";
  expect(visible(typesetMdx('fr', `${head}title: x`))).toBe('---\nsummary: l’a_; b\nid: title: x ; y\nsubtitle: x ; y\ntitle: c_; d\n---\ntitle~: x');
  expect(visible(typesetMdx('fr', '<A title="" subtitle="x ; y" title="a ; b" of="x ; y"> c ; d'))).toBe(
    '<A title="" subtitle="x ; y" title="a_; b" of="x ; y"> c_; d',
  );
  // A table of a text may begin with the same line.
  expect(typesetMdx('fr', 'a\n---\nid: `x ; y`\n---\n')).toBe('a\n---\nid\u00A0: `x ; y`\n---\n');
});

test('JSON that is well typeset already keeps its escapes', () => {
  const json = '{ "a ; b": 1, "a ; c"  : 2, "a": "\\u0041 b", "c\\"; d" : "e\\\\", "f": "\\u0041 ; b" }';
  expect(visible(typesetJson('fr', json))).toBe('{ "a ; b": 1, "a ; c"  : 2, "a": "\\u0041 b", "c\\"; d" : "e\\\\", "f": "A_; b" }');
});
