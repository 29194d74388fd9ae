import path from 'node:path';
import type { QuestionSource } from './sources.ts';
import { readText } from './text.ts';

type Listed = QuestionSource & { readonly game: string };

/**
 * Reads the questions of a game.
 *
 * @param dist the folder of the built site, which has `api/v1/faq.json`
 * @throws Error when the file cannot be read
 */
export const readQuestions = async (dist: string, game: string): Promise<readonly QuestionSource[]> => {
  const text = await readText(path.join(dist, 'api/v1/faq.json'), 'the build writes it');
  return (JSON.parse(text) as { readonly questions: readonly Listed[] }).questions.filter((question) => question.game === game);
};
