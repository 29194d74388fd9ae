import standards from 'spdx-license-list/full.js';
import { describe, expect, test } from 'vitest';
import { licensesText, type Shipped } from '../../src/delivery/licenses/text.ts';

const mit = standards['MIT']!.licenseText;
const whole: Shipped = { name: 'whole', version: '1.0.0', identifier: 'MIT', text: mit };
const reference: Shipped = { name: 'reference', version: '2.0.0', identifier: 'Apache-2.0', text: 'Licensed under the Apache License, Version 2.0.' };
const bare: Shipped = { name: 'bare', version: '3.0.0', identifier: 'ISC' };

const titles = (packages: readonly Shipped[]): readonly string[] =>
  [...licensesText('Head', packages, standards).matchAll(/^=+\n(.*)$/gm)].map(([, title]) => title!);

describe('the file of licences', () => {
  test.each<readonly [string, readonly Shipped[], readonly string[]]>([
    ['no package', [], []],
    ['a package with its whole licence', [whole], ['whole 1.0.0 (MIT)']],
    ['a package in two scripts', [whole, { ...whole }], ['whole 1.0.0 (MIT)']],
    ['two versions', [{ ...whole, version: '1.1.0' }, whole], ['whole 1.0.0 (MIT)', 'whole 1.1.0 (MIT)']],
    ['a reference', [reference], ['reference 2.0.0 (Apache-2.0)', 'Apache-2.0: full text']],
    ['no licence file', [bare, whole], ['bare 3.0.0 (ISC)', 'whole 1.0.0 (MIT)', 'ISC: full text']],
    ['a licence of its own', [{ name: 'own', version: '4.0.0', text: 'Do what you like.' }], ['own 4.0.0']],
  ])('%s', (_, packages, expected) => expect(titles(packages)).toEqual(expected));

  test('a full text is the standard one', () => {
    expect(licensesText('Head', [reference], standards)).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  });

  test.each([
    ['nothing', {}],
    ['an unknown identifier', { identifier: 'SEE LICENSE IN ELSEWHERE' }],
  ])('a package with %s is refused by its name', (_, licence) => {
    expect(() => licensesText('Head', [whole, { name: 'secret', version: '5.0.0', ...licence }], standards)).toThrow(/^secret is shipped/);
  });
});
