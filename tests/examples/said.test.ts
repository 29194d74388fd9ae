import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/examples/all.ts';
import { WHOLE_LANGS as LANGS, type WholeLang as Lang } from '../../src/i18n/locales.ts';
import { ALL, editionsOf, play, readingsOf, usualReadings, wordsOfExample, type Tested } from './all.ts';

/** A preset's trace in words, one line for each step, or why it is refused. */
const traceSaid = async (example: Tested, value: unknown, edition: string, lang: Lang): Promise<string> => {
  const { id, view } = example;
  const { game } = EXAMPLES[id]!;
  const readings = edition === 'default' ? usualReadings(game) : readingsOf(game, edition);
  const words = wordsOfExample(id, lang);
  const { trace, after, problem } = play(example, value, readings);
  const said = trace.map((step, at) => view.describe(step, { value, readings, now: after(at + 1) }, words));
  const steps = trace.map((step, at) => {
    const { what, why } = said[at]!;
    // As on the page, a reason is told once in the list.
    const reason = said.findIndex((one) => one.why === why) === at ? ` ${why}` : '';
    return `${at + 1}. ${what.replaceAll('\n', ' / ')}${reason} (${[step.rule, ...(step.also ?? [])].join(', ')})`;
  });
  const refusal = problem && (view.refuse(problem, words, value) ?? (await view.refusals?.(words))?.about(problem, value).text);
  return [...steps, ...(problem ? [`! ${refusal} (${problem.rule})`] : [])].join('\n');
};

/** Every preset of an example in one language, and the lines of an edition that differ from the site's reading. */
const exampleSaid = async (example: Tested, lang: Lang): Promise<string> => {
  const { id, view } = example;
  const words = wordsOfExample(id, lang);
  const parts = [`# ${words.say(`${id}.page.title`)}`];
  for (const { id: preset, value } of view.source.presets) {
    const usual = await traceSaid(example, value, 'default', lang);
    parts.push(`## ${preset}: ${words.say(`${id}.preset.${preset}`)}`, usual);
    for (const edition of editionsOf(EXAMPLES[id]!.game)) {
      const other = (await traceSaid(example, value, edition, lang)).split('\n').filter((line) => !usual.split('\n').includes(line));
      if (other.length > 0) parts.push(`### ${preset}, edition ${edition}`, other.join('\n'));
    }
  }
  return `${parts.join('\n\n')}\n`;
};

// Reviewed words: read the difference after each change. `npm run sentences` rewrites the files.
describe.each(LANGS)('the sentences of %s are those that were reviewed; `npm run sentences` writes them, then read the difference', (lang) => {
  it.each(ALL)('$id', async (example) => {
    await expect(await exampleSaid(example, lang)).toMatchFileSnapshot(`./said/${lang}/${example.id}.md`);
  });
});

/** A field of an input that holds one value. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const plainSaid = (value: unknown): string =>
  value === true ? 'yes' : value === false ? 'no' : value === null ? 'none' : value === '' ? 'empty' : String(value);

/** The fields of an input, one line for each; the plain fields of a part stand in one line. The key of a line is the name of its part. */
const fieldsSaid = (value: unknown, name = ''): readonly (readonly [name: string, said: string])[] => {
  if (isPlain(value)) return [[name, plainSaid(value)]];
  const entries = Object.entries(value as object);
  const isList = Array.isArray(value);
  if (entries.every(([, one]) => isPlain(one)) && name !== '')
    return [[name, entries.map(([key, one]) => (isList ? plainSaid(one) : `${key} ${plainSaid(one)}`)).join(', ') || 'none']];
  return entries.flatMap(([key, one]) => fieldsSaid(one, isList ? `${name} ${Number(key) + 1}` : [name, key].filter(Boolean).join('.')));
};

/** The inputs of an example's presets: the first whole, of the others what is different from it. */
const inputsSaid = ({ view, codec }: Tested): string => {
  const [first, ...others] = view.source.presets;
  const base = fieldsSaid(first.value);
  const linesOf = (fields: readonly (readonly [string, string])[]): string => fields.map(([name, said]) => `  ${name}: ${said}`).join('\n');
  const titleOf = ({ id, value, refused }: typeof first): string => `${id} = ${codec.encode(value)}${refused ? ` (refused: ${refused})` : ''}`;
  const parts = others.map((preset) => {
    const fields = fieldsSaid(preset.value);
    const gone = base.filter(([name]) => !fields.some(([one]) => one === name)).map(([name]) => [name, 'left out'] as const);
    const changed = fields.filter(([name, said]) => !base.some(([one, before]) => one === name && before === said));
    return `${titleOf(preset)}\n  as ${first.id}, but\n${linesOf([...changed, ...gone])}`;
  });
  return `${[`${titleOf(first)}\n${linesOf(base)}`, ...parts].join('\n\n')}\n`;
};

// A preset is written as its text in an address, which takes the fewest bytes. Nobody can read that, so this says what each text means.
const WRITTEN = ALL.filter(({ view }) => typeof view.source.codec !== 'function');

it.each(WRITTEN)('the presets of $id mean what was reviewed; `npm run sentences` writes it, then read the difference', async (example) => {
  await expect(inputsSaid(example)).toMatchFileSnapshot(`./inputs/${example.id}.txt`);
});
