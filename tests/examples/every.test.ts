import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRISIS_RULES } from '../../src/engine/turmoil/index.ts';
import { EXAMPLES, folderOf } from '../../src/examples/all.ts';
import { filesOf } from '../../src/examples/frame/definition/strings.ts';
import { WHOLE_LANGS as LANGS } from '../../src/i18n/locales.ts';
import type { Strings } from '../../src/i18n/say.ts';
import { ALL, editionsOf, play, readingsOf, usualReadings, wordsOfExample, type Tested } from './all.ts';
import { games } from '../content/checks/book.ts';
import { EXPECTED } from './expected.ts';
import { stringsIn } from './strings.ts';

it('each folder of a game in src/examples is in the registry, and each line of the registry has its folder', () => {
  const folders = globSync(`src/examples/{${games.join()}}/*/`).map((folder) => path.relative('src/examples', folder));
  expect(folders.sort()).toEqual(Object.keys(EXAMPLES).map(folderOf).sort());
});

it('the style sheets that examples share name none of them', () => {
  const named = globSync('src/styles/**/*.css').flatMap((file) => {
    const style = readFileSync(file, 'utf8');
    return Object.keys(EXAMPLES).flatMap((id) => (new RegExp(`\\.example-${id}(?![\\w-])`).test(style) ? [`${file}: ${id}`] : []));
  });
  expect(named).toEqual([]);
});

/** Where a preset is refused after several steps: the last of them. */
const laterStep = (example: Tested, value: unknown): readonly number[] => {
  const { trace, problem } = play(example, value, usualReadings(EXAMPLES[example.id]!.game));
  return problem !== null && trace.length > 1 ? [trace.length] : [];
};

it('expected.ts lists each example, in the order of the registry', () => {
  // The text of the registry: what a module exports comes in the order of the alphabet.
  const registry = readFileSync('src/examples/registry.ts', 'utf8').matchAll(/^export \{ facts as '?([\w-]+)/gm);
  const ids = [...registry].map(([, id]) => id!);
  expect(ids.toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
  expect(Object.keys(EXPECTED)).toEqual(ids);
});

/** The files that a file imports, at once or later, and what those import. */
const importedBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?!import type).*(?:from |import\()'(\.[^']+\.tsx?)'/gm);
  for (const [, to] of imports) importedBy(path.join(path.dirname(file), to!), seen);
  return seen;
};

/** The files of strings that some code fetches by itself. */
const fetchedBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/content\/ui\/\*\/\{?([\w,-]+)\}?\.json/g)].flatMap(([, names]) => names!.split(','));

describe.each(ALL)('$id', (example) => {
  const { id, view, codec } = example;
  const { game, presets, refused, steps, rules } = EXAMPLES[id]!;
  const readings = [usualReadings(game), ...editionsOf(game).map((edition) => readingsOf(game, edition))];
  const runs = view.source.presets.flatMap(({ value }) => readings.map((each) => ({ value, readings: each, ...play(example, value, each) })));

  it('has at most 12 files of at most 200 lines in its folder', () => {
    const files = globSync(`src/examples/${folderOf(id)}/**/*.*`);
    expect(files.length).toBeLessThanOrEqual(12);
    for (const file of files) expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(201);
  });

  it('names the events and problems of the engine that it leaves out (frame/definition/left-out.ts); it picks none and casts none', () => {
    const code = globSync(`src/examples/${folderOf(id)}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
    const faults = /^export type \w+ = (?:\| )?Extract<\s*\w+(?:Event|Refusal|Problem)\b|\bas (?:readonly )?(?:Played|Outcome|Step|StepWith)\b/gm;
    expect(code.flatMap((text) => text.match(faults) ?? [])).toEqual([]);
  });

  it('is called by its id, and its facts list its presets', () => {
    expect(view.id).toBe(id);
    expect(view.source.presets.map((preset) => preset.id)).toEqual(presets);
    expect(new Set(presets).size).toBe(presets.length);
  });

  it.each(view.source.presets)('preset $id runs, or is refused as it says', ({ id: preset, value }) => {
    expect(play(example, value, usualReadings(game)).problem?.code).toBe(refused[preset]);
  });

  it('opens each preset at its first step, but for `opensAt` and `atFirst` of expected.ts', () => {
    const later = view.source.presets.flatMap((preset) => (preset.step && preset.step > 1 ? [[preset.id, preset.step] as const] : []));
    expect(Object.fromEntries(later)).toEqual(EXPECTED[id]!.opensAt ?? {});
    const atFirst = view.source.presets.filter(({ value, step = 1 }) => step === 1 && laterStep(example, value).length > 0);
    expect(atFirst.map((preset) => preset.id)).toEqual(EXPECTED[id]!.atFirst ?? []);
  });

  it.each(view.source.presets)('preset $id opens at the step that shows its refusal, or at the first', ({ value, step = 1 }) => {
    expect([1, ...laterStep(example, value)]).toContain(step);
  });

  it.each(view.source.presets)('preset $id can be carried in an address', ({ value }) => {
    expect(codec.decode(codec.encode(value))).toEqual(value);
  });

  it.each(['', 'nonsense', ...EXPECTED[id]!.undecodable])('does not decode "%s"', (text) => expect(codec.decode(text)).toBeNull());

  it('cites only rules that its facts list', () => {
    const cited = runs.flatMap(({ trace, problem }) => [
      ...trace.flatMap(({ rule, also = [] }) => [rule, ...also]),
      ...(problem ? [problem.rule] : []),
    ]);
    expect(cited.filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  it('lists the files of strings that its code fetches: they decide the language that it is shown in', () => {
    const files = [...importedBy(`src/examples/${folderOf(id)}/view.tsx`)];
    expect(files.length).toBeGreaterThan(10);
    const listed = filesOf(id, EXAMPLES[id]!);
    expect(files.flatMap(fetchedBy).filter((name) => !listed.includes(name))).toEqual([]);
    if (id === 'crisis') expect([...new Set(files.flatMap(fetchedBy))].toSorted()).toEqual(['crisis-form', 'problem', 'turmoil']);
  });

  it('lists the steps that its presets show, and no others', () => {
    const shown = runs.flatMap(({ trace }) => trace);
    // The facts of the crisis list the step numbers of the rulebook. Each has its rule.
    if (id === 'crisis') {
      expect(steps).toEqual(Object.keys(CRISIS_RULES));
      expect(shown.map(({ rule }) => rule)).toEqual(expect.arrayContaining(Object.values(CRISIS_RULES)));
    } else {
      const types = new Set(shown.map(({ event }) => (event as { readonly type: string }).type));
      expect([...types, ...(EXPECTED[id]!.ownOnly ?? [])].toSorted(), '`steps` in its facts.ts, or `ownOnly` in expected.ts').toEqual(
        steps.toSorted(),
      );
    }
  });

  it.each(LANGS)('says all its presets in %s with the words that its page is given', (lang) => {
    const words = wordsOfExample(id, lang);
    for (const { value, readings: each, trace, after, problem } of runs) {
      for (const [at, step] of trace.entries()) {
        const { what, why } = view.describe(step, { value, readings: each, now: after(at + 1) }, words);
        expect(`${what} ${why}`).not.toMatch(/\{\{|undefined|NaN/);
      }
      const said = problem && view.refuse(problem, words, value);
      if (problem && said === null) expect(view.refusals).toBeDefined();
    }
    for (const preset of presets) expect(words.say(`${id}.preset.${preset}`)).not.toBe('');
    expect(Object.keys((stringsIn(lang, [id])[id] as Strings)['preset']!).toSorted()).toEqual(presets.toSorted());
  });
});
