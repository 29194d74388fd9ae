import { editionsOf, games, type Game } from '../book/game.ts';
import { answerText, questionAnchor, questionsOf, questionsPath, type Question } from '../book/questions.ts';
import { inEachLang } from '../book/words.ts';
import { shownAt } from '../components/questions/shown.ts';

const answerData = (game: string, answer: Question['answer']) => inEachLang((lang) => answerText(game, lang, answer[lang]));

const readingsData = async (game: Game, { readings }: Question) => {
  const given = editionsOf(game).flatMap(({ id }) => (readings[id] ? [[id, readings[id]] as const] : []));
  return Object.fromEntries(await Promise.all(given.map(async ([id, answer]) => [id, await answerData(game.id, answer)] as const)));
};

const exampleData = async (game: Game, question: Question) => {
  const shown = await shownAt(game, question);
  if (!shown) return {};
  const { to, ...at } = shown;
  return { [at.input === undefined ? 'example' : 'situation']: { ...at, url: await inEachLang((lang) => `${lang}/${to}`) } };
};

const questionData = async (game: Game, question: Question) => ({
  id: question.id,
  game: game.id,
  question: await inEachLang((lang) => question.question[lang]),
  also: await inEachLang((lang) => question.also[lang]),
  answer: await answerData(game.id, question.answer),
  rules: question.rules,
  ...(question.inferred && { inferred: true as const }),
  ...(Object.keys(question.readings).length > 0 && { readings: await readingsData(game, question) }),
  ...(await exampleData(game, question)),
  url: await inEachLang((lang) => `${lang}/${questionsPath(game.id)}#${questionAnchor(question.id)}`),
});

const questionsData = async (game: Game) => Promise.all((await questionsOf(game.id)).map((question) => questionData(game, question)));

/** Everything that `/api/v1/faq.json` holds: the questions of all games, game by game. */
export const faqData = async () => ({
  version: 1,
  questions: (await Promise.all((await games()).map(questionsData))).flat(),
});
