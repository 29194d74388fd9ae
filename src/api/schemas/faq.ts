import { z } from 'astro/zod';
import { inEachLang, PROMISE, urlInEachLang, wordsInEachLang } from '../../book/shapes.ts';

const step = {
  id: z.string().describe('Id of the example.'),
  step: z.number().describe('Counted from 1.'),
  url: urlInEachLang,
};

const shown = z.looseObject({ ...step, preset: z.string() }).describe('The step of a worked example that shows the answer.');

const situation = z
  .looseObject({ ...step, input: z.string().describe('As the address has it.') })
  .describe('A step of a worked example that shows the answer, where the input of the example is not one of its presets.');

const questionOf = (editions: readonly string[]) =>
  z.looseObject({
    id: z.string().describe('Permanent within its game: never renamed, never used for another question.'),
    game: z.string(),
    question: inEachLang.describe('As players of each language ask it; not a translation.'),
    also: wordsInEachLang.describe('Other ways to ask it, as people type them.'),
    answer: inEachLang.describe('One or two sentences of plain text, by the readings that this site applies.'),
    rules: z.array(z.string()).min(1).describe('Ids of the rules of the same game from which the answer follows, the deciding one first.'),
    inferred: z.literal(true).optional().describe('No edition answers it: the answer is an inference of this site.'),
    readings: z.partialRecord(z.enum(editions), inEachLang).optional().describe('The whole answer of an edition that answers otherwise.'),
    example: shown.optional(),
    situation: situation.optional(),
    url: urlInEachLang,
  });

/**
 * The shape of `/api/v1/faq.json`.
 *
 * @param editions the ids of all games' editions
 */
export const faqSchema = (editions: readonly string[]) =>
  z.looseObject({ version: z.literal(1), questions: z.array(questionOf(editions)) }).describe(`Questions and answers of all games. ${PROMISE}`);
