import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Lang } from '../i18n/locales.ts';
import { gameOf, ruleOf, type Chapter, type EditionId } from './game.ts';
import { numberOf, printedNumber, type Unit } from './numbers.ts';
import { once, onceForAll } from './once.ts';

/** A question that players ask, with its answer, as faq.yaml has it. */
export type Question = CollectionEntry<'questions'>['data'][number];

/** Ids of the games that have questions. */
export const gamesWithQuestions = onceForAll(async (): Promise<readonly string[]> => (await getCollection('questions')).map(({ id }) => id));

/** The address of a game's questions after the language. */
export const questionsPath = (game: string): string => `${game}/faq/`;

/** The anchor of a question on that page: permanent, and no rule has such an id. */
export const questionAnchor = (id: string): string => `q-${id}`;

/**
 * The address of the questions of a rule as a chapter's page says it: short, since a page says it often. Their anchor is the id of
 * the rule, which stands in the page anyway, so that the link costs nearly nothing.
 */
export const questionsLink = (rule: string): string => `../faq/#${rule}`;

/** A game's questions in the order of its file. A game without questions has none. */
export const questionsOf = once(async (game): Promise<readonly Question[]> => (await getEntry('questions', game))?.data ?? []);

/**
 * The questions of a game that come up most often while it is played, as its game.yaml lists them. A game that lists none has none.
 *
 * @throws Error when the list names a question that the game does not have
 */
export const oftenAsked = async (gameId: string): Promise<readonly Question[]> => {
  const [{ facts }, questions] = await Promise.all([gameOf(gameId), questionsOf(gameId)]);
  return (facts.often ?? []).map((wanted) => {
    const question = questions.find(({ id }) => id === wanted);
    if (!question) throw new Error(`content/${gameId}/game.yaml often: ${gameId} has no question "${wanted}"`);
    return question;
  });
};

/** A chapter with the questions that its rules answer, rule by rule. */
interface ChapterQuestions {
  readonly chapter: Chapter;
  readonly rules: readonly { readonly rule: string; readonly questions: readonly Question[] }[];
}

/**
 * A game's questions under the chapters that their first rules stand in. The questions of one rule stand together, where the first of
 * them stands in the file. A chapter of which nothing is asked is left out.
 *
 * @throws Error when a question names a rule that the game has not
 */
export const questionsByChapter = async (gameId: string): Promise<readonly ChapterQuestions[]> => {
  const game = await gameOf(gameId);
  const questions = await questionsOf(gameId);
  questions.forEach(({ id, rules }) => rules.forEach((rule) => ruleOf(game, rule, `content/${gameId}/faq.yaml ${id}`)));
  const asked = [...Map.groupBy(questions, ({ rules }) => rules[0] ?? '')].map(([rule, its]) => ({ rule, questions: its }));
  return game.chapters
    .map((chapter) => ({ chapter, rules: asked.filter(({ rule }) => game.rules.get(rule)?.chapter === chapter.chapter) }))
    .filter(({ rules }) => rules.length > 0);
};

/** The questions whose deciding rule this one is. */
export const questionsOfRule = async (game: string, rule: string): Promise<readonly Question[]> =>
  (await questionsOf(game)).filter(({ rules }) => rules[0] === rule);

/** The number of a rule, as a text of faq.yaml names it. */
const NUM = /<Num of="([^"]+)"(?: unit="([^"]+)")? \/>/g;

type Print = (value: number, printed: string) => string;

const withNumbers = (game: string, lang: Lang, text: string, print: Print): string =>
  text.replace(NUM, (_, of: string, unit?: Unit) => {
    const value = numberOf(game, of, `content/${game}/faq.yaml`);
    return print(value, printedNumber(lang, value, unit));
  });

/** An answer as plain text, with its numbers. */
export const answerText = (game: string, lang: Lang, answer: string): string => withNumbers(game, lang, answer, (_, printed) => printed);

/** The same as HTML, with its numbers marked as those of chapters are. */
export const answerHtml = (game: string, lang: Lang, answer: string): string =>
  withNumbers(game, lang, answer, (value, printed) => `<data value="${value}">${printed}</data>`);

/** An answer as one edition gives it; `usual` where readers who chose no edition read it. */
interface Variant {
  readonly edition: EditionId;
  readonly usual: boolean;
  readonly answer: Question['answer'];
}

/** The answers of all editions of a game, where one of them gives another than the site does; none where all agree. */
export const variantsOf = ({ answer, readings }: Question, editions: readonly EditionId[]): readonly Variant[] => {
  if (!Object.keys(readings).length) return [];
  const usual = editions.find((id) => !readings[id]);
  return editions.map((id) => ({ edition: id, usual: id === usual, answer: readings[id] ?? answer }));
};
