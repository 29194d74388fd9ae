import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Versions = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(file, 'utf8');
type Manifest = Readonly<Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Versions>>>;

/** Those of the project, and those of a single command: tests/mutation/ and the like. */
const packages = ['package.json', ...globSync('tests/*/package.json')]
  .map((file) => JSON.parse(read(file)) as Manifest)
  .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );

/** Names in the first columns of the tables of dependencies. */
const explained = [...read('docs/decisions.md').matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell]) => cell!.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);

describe('dependencies', () => {
  test('each has a reason in docs/decisions.md, and no other has', () => {
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
    expect(explained.filter((name) => !kinds.includes(name)).sort()).toEqual(packages.map(([name]) => name).sort());
  });

  test('each has an exact version', () => {
    expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

test('GitHub runs the line that the README gives for tests', () => {
  const [line] = /^npm ci && npm test$/m.exec(read('README.md'))!;
  const { jobs } = parse(read('.github/workflows/test.yml')) as { jobs: { test: { steps: readonly { run?: string }[] } } };
  expect(jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual([line]);
});

describe.each(['wrong-rule', 'wrong-translation', 'bug'])('the form "%s"', (name) => {
  interface Field {
    readonly type: string;
    readonly id?: string;
    readonly validations?: { readonly required: boolean };
  }
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as { readonly name?: string; readonly description?: string; readonly body: Field[] };

  test('has what GitHub asks of a form, and asks for an address', () => {
    const fields = form.body.filter(({ type }) => type !== 'markdown');
    expect([typeof form.name, typeof form.description]).toEqual(['string', 'string']);
    expect(fields.filter(({ type }) => !['input', 'textarea', 'dropdown', 'checkboxes'].includes(type))).toEqual([]);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    expect(fields.find(({ id }) => id === 'address')?.validations?.required).toBe(true);
  });
});
