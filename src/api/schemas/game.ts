import { z } from 'astro/zod';
import { inEachLang, PROMISE, urlInEachLang, eachLang, wordsInEachLang } from '../../book/shapes.ts';

const ruleOf = (edition: z.ZodEnum) =>
  z.looseObject({
    id: z.string().describe('Permanent: never renamed, never used for another rule.'),
    chapter: z.string(),
    number: inEachLang.describe('What readers say aloud. It follows from the order of the rules and may change; never build a link with it.'),
    title: inEachLang,
    html: inEachLang.describe(
      'The rule with its insets; links are relative to the server. Where the editions differ, the reading of `differs.default`, and a box that quotes the others.',
    ),
    text: inEachLang.describe('The same as plain text, without citations.'),
    url: urlInEachLang,
    link: z.string().describe('Address that opens the rule in the language of whoever follows it.'),
    sources: z.array(z.looseObject({ edition, heading: z.string().describe('As printed.') })),
    differs: z.looseObject({ default: edition }).nullable().describe('The editions disagree; the reading that applies unless a reader chooses.'),
    readings: z
      .partialRecord(edition, z.looseObject({ html: inEachLang, text: inEachLang }))
      .describe('Where the editions differ: the rule as each has it, without the box that compares them. Empty where they agree.'),
    unclear: z.boolean().describe('The print can be read two ways.'),
    question: z.boolean().describe('Asked at tables and answered in no edition.'),
    examples: z.array(z.string()).describe('Worked examples that run the rule.'),
    related: z.array(z.string()).describe('Ids of other rules.'),
    limits: z.array(z.string()).describe('Ids of the rules that limit it: an exception, a ceiling, a tie, an open question about it.'),
    shown: z
      .array(z.looseObject({ example: z.string(), query: z.string() }))
      .describe('Its examples, each with the query of its address that opens the step which shows the rule; empty if no step does.'),
  });

const example = z.looseObject({
  id: z.string(),
  chapter: z.string(),
  presets: z.array(z.string()).describe('Values of data-preset on its page.'),
  steps: z.array(z.string()).describe('Steps of the procedure, in order.'),
  fields: z.array(z.string()).describe('Names of all its fields.'),
});

/**
 * The shape of `/api/v1/<game>.json`.
 *
 * @param editions the ids of all games' editions
 */
export const gameSchema = (editions: readonly string[]) => {
  const edition = z.enum(editions).describe('A printed edition of the rules.');
  return z
    .looseObject({
      version: z.literal(1),
      game: z.string(),
      title: inEachLang,
      editions: z.array(z.looseObject({ id: edition, lang: z.string(), title: z.string(), publisher: z.string() })),
      chapters: z.array(z.looseObject({ id: z.string(), number: z.number(), title: inEachLang })),
      rules: z.array(ruleOf(edition)),
      examples: z.array(example),
    })
    .describe(`The rules of one game. ${PROMISE}`);
};

const term = z.looseObject({
  id: z.string().describe('Permanent within its game: never renamed, never used for another term.'),
  game: z.string(),
  name: inEachLang,
  abbr: eachLang(z.string().nullable()).describe('The printed abbreviation, where there is one.'),
  forms: wordsInEachLang.describe('Inflected forms of the name.'),
  aliases: wordsInEachLang.describe('What people say instead; not official.'),
  definition: inEachLang.describe('What the term means, in one sentence.'),
  rule: z.string().nullable().describe('Id of the rule of the same game that defines the term.'),
  url: urlInEachLang,
});

/** The shape of `/api/v1/glossary.json`. */
export const glossarySchema = z.looseObject({ version: z.literal(1), terms: z.array(term) }).describe(`The terms of all games. ${PROMISE}`);
