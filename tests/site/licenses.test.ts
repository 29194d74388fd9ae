import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, attributes, fileAt, filesOf, read } from './built.ts';

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Readonly<Record<string, Manifest>> };
const direct = Object.keys(lock.packages['']!.dependencies!);

/** Packages in the built file, with their versions. A notice without a version is no package. */
const listed = new Map([...read(atRoot, 'licenses.txt').matchAll(/^=+\n(\S+) (\d\S*) \(/gm)].map(([, name, version]) => [name!, version!]));

/** What some packages depend on, at any distance. */
const withTheirs = (names: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const name of names.filter((each) => !seen.has(each))) {
    seen.add(name);
    withTheirs(Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}), seen);
  }
  return seen;
};

describe('licenses.txt', () => {
  test.each(direct)('%s is a dependency, so readers download it and its licence is listed', (name) => {
    expect(listed.get(name)).toBe(lock.packages[`node_modules/${name}`]!.version);
  });

  test('what readers download is a dependency or comes with one', () => {
    const known = withTheirs(direct);
    expect([...listed.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  test.each([
    ['preact', /dangerouslySetInnerHTML/],
    ['@orama/stemmers', /ousli/],
    ['workbox-precaching', /__WB_REVISION__/],
    ['workbox-strategies', /no-response/],
  ])('%s, known by its code in the scripts, is listed', (name, code) => {
    const scripts = filesOf(atRoot, '**/*.js').filter((file) => code.test(read(atRoot, file)));
    expect(scripts).not.toEqual([]);
    expect([...listed.keys()]).toContain(name);
  });

  test('each notice has a text', () => {
    const sections = read(atRoot, 'licenses.txt').split(/^=+\n/m).slice(1);
    expect(sections.length).toBeGreaterThan(listed.size);
    expect(sections.filter((section) => section.trim().split('\n').length < 5)).toEqual([]);
  });

  test.each(LANGS)('every page in %s links to it', (lang) => {
    const pages = filesOf(atRoot, `${lang}/**/*.html`);
    const without = pages.filter((file) => {
      const [address = ''] = attributes(read(atRoot, file), 'a(?=[^>]*rel="license")', 'href');
      return fileAt(atRoot, address) !== 'licenses.txt';
    });
    expect([pages.length > 20, without]).toEqual([true, []]);
  });
});

test('Vite writes its list of packages into the site, and the build takes it out', () => {
  expect(filesOf(atRoot, '**/shipped.json')).toEqual([]);
});
