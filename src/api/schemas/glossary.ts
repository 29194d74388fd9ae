import { z } from 'astro/zod';
import { eachLang, inEachLang, PROMISE, urlInEachLang, wordsInEachLang } from '../../book/shapes.ts';

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
