import path from 'node:path';
import type { QuestionSource } from './sources.ts';
import { readText } from './text.ts';

type Listed = QuestionSource & { readonly game: string };

/**
 * Reads the questions of all games.
 *
 * @param dist the folder of the built site, which has `api/v1/faq.json`
 * @returns those of each game, by its id
 * @throws Error when the file cannot be read
 */
export const readQuestions = async (dist: string): Promise<ReadonlyMap<string, readonly QuestionSource[]>> => {
  const text = await readText(path.join(dist, 'api/v1/faq.json'), 'the build writes it');
  return Map.groupBy((JSON.parse(text) as { readonly questions: readonly Listed[] }).questions, ({ game }) => game);
};
