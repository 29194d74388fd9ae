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
