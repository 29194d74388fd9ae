import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pseudo, pseudoMdx } from '../pseudo/accents.ts';
import { places } from '../pseudo/places.ts';

describe('the invented language', () => {
  test('leaves places, tags, link targets and ids alone', () => {
    expect(pseudo('{{count}} rules of <Term id="lobby">lobby</Term> [see](a/b)')).toBe(
      '{{count}} ŕúúļééšš óóƒ <Term id="lobby">ļóóƀƀýý</Term> [ššéééé](a/b)',
    );
    expect(pseudoMdx('---\ntitle: Lobby\n---\n\n<Rule id="a.b" title="Cost">\n')).toBe(
      '---\ntitle: "Ļóóƀƀýý"\n---\n\n<Rule id="a.b" title="Çóóššţ">\n',
    );
  });

  test('is about 35 % longer than English', () => {
    const strings = globSync('content/ui/en/*.json').flatMap((file) => readFileSync(file, 'utf8').match(/(?<=: ")[^"]+/g) ?? []);
    const length = (texts: readonly string[]): number => texts.join('').length;
    const ratio = length(strings.map(pseudo)) / length(strings);
    expect(ratio).toBeGreaterThan(1.3);
    expect(ratio).toBeLessThan(1.4);
  });

  test.each(places.map(([file, from]) => [file, from]))('finds its place in %s', (file, from) => {
    expect(readFileSync(file, 'utf8')).toContain(from);
  });
});
