import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/examples/all.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { ALL, play, usualReadings, wordsOfExample, type Tested } from './all.ts';

/* Addresses that somebody wrote by hand: whatever an example decodes, it plays and says, or it refuses it in words. */

/** How many texts each example is given. `npm run fuzz` sets more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);

/** Released texts of all examples. Parts of one are put into another, so that a text has the right signs at wrong places. */
const released = ALL.flatMap(({ view, codec }) => view.source.presets.map(({ value }) => codec.encode(value)));
const parts = [...new Set(released.flatMap((text) => text.split(/(?=[_~*!'.-])|(?<=[_~*!'.-])/)))];

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...parts) },
  fc.constantFrom('foo', '__proto__', 'constructor', 'toString', '-1', '0', '007', '1e9', '9'.repeat(20), '.5', '~~', '!!'),
  fc.stringMatching(/^[A-Za-z0-9.\-_~*!']{1,12}$/),
);

/** A sign of the same kind: a digit for a digit, a small letter for a small letter, a separator for a separator. */
const alike = (sign: string, nth: number): string => {
  const kinds = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', "_-~*!'."];
  const kind = kinds.find((one) => one.includes(sign)) ?? kinds[3]!;
  return kind[nth % kind.length]!;
};

type Edit = (text: string, at: number) => string;

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.nat(25).map(
      (nth): Edit =>
        (text, at) =>
          text.slice(0, at) + alike(text[at] ?? '', nth) + text.slice(at + 1),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(4).map(
      (cut): Edit =>
        (text, at) =>
          text.slice(0, at) + text.slice(at + cut),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(9).map(
      (size): Edit =>
        (text, at) =>
          text.slice(0, at) + text.slice(at, at + size) + text.slice(at),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(4), piece).map(
      ([cut, put]): Edit =>
        (text, at) =>
          text.slice(0, at) + put + text.slice(at + cut),
    ),
  },
);

/** A released text after some edits at any places. */
const broken = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(1000), edit), { minLength: 1, maxLength: 3 }))
    .map(([text, edits]) => edits.reduce((now, [at, make]) => make(now, at % (now.length + 1)), text));

/** Everything that the example says of a value, in one language. */
const saidOf = async ({ id, view }: Tested, value: unknown, lang: (typeof LANGS)[number]): Promise<string> => {
  const words = wordsOfExample(id, lang);
  const readings = usualReadings(EXAMPLES[id]!.game);
  const { trace, after, problem } = view.play(value, readings);
  const steps = trace.map((step, at) => view.describe(step, { value, readings, now: after(at + 1) }, words));
  const more = problem && (await view.refusals?.(words));
  const about = problem && more?.about(problem, value);
  const why = problem && (view.refuse(problem, words, value) ?? about?.text);
  if (problem) expect(why, problem.code).toBeTruthy();
  return [...steps.flatMap(({ what, why }) => [what, why]), why, ...(about?.fixes ?? []).map((fix: { readonly label: string }) => fix.label)].join(
    '\n',
  );
};

describe.each(ALL)('$id', (example) => {
  const { codec, view } = example;
  const own = view.source.presets.map(({ value }) => codec.encode(value));

  it('plays and says each text that it decodes, and what it decodes can be written again', { timeout: 60_000 + RUNS * 20 }, async () => {
    let decoded = 0;
    await fc.assert(
      fc.asyncProperty(broken(own), fc.constantFrom(...LANGS), async (text, lang) => {
        const value = codec.decode(text);
        if (value === null) return;
        decoded++;
        expect(codec.decode(codec.encode(value))).toEqual(value);
        play(example, value, usualReadings(EXAMPLES[example.id]!.game));
        expect(await saidOf(example, value, lang)).not.toMatch(/\{\{|undefined|NaN|\[object/);
      }),
      { numRuns: RUNS, seed: Number(process.env['FUZZ_SEED'] ?? 1) },
    );
    // Otherwise the texts are broken too much to say anything.
    expect(decoded).toBeGreaterThan(RUNS / 100);
  });
});
