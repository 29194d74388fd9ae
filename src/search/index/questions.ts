/* Questions: each language has an index of its own, so that a reader fetches and keeps only what can be found in that language. */
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { FIELDS, QUESTIONS_PAGE, type Shown } from '../format.ts';
import { wordsOf } from '../words/normal.ts';
import { nameToken, tokensOf, type Token } from '../words/tokens.ts';
import { eachOnce } from './fields.ts';
import { filesOf, type Files, type IndexData } from './files.ts';
import { indexOf } from './pagefind.ts';
import type { Tokens } from './postings.ts';
import type { GameSource, QuestionSource } from './sources.ts';

/** A question with its game, whose rules have titles. */
interface Asked {
  readonly game: GameSource;
  readonly source: QuestionSource;
}

const noTokens = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Tokens;

/** Pagefind leaves out records without text. No query asks for this token. */
const NO_TEXT = nameToken('');

/** The titles of the rules from which an answer follows. */
const titlesOf = ({ game, source }: Asked, lang: Lang): readonly string[] =>
  game.rules.filter(({ id }) => source.rules.includes(id)).map(({ title }) => title[lang]);

/** Makes the record of a question: all ways to ask it count alike, and more than the titles of its rules. */
const tokensOfQuestion = (asked: Asked, lang: Lang): Tokens => {
  const { question, also } = asked.source;
  const tokens = (...texts: readonly string[]): ReadonlySet<Token> => tokensOf(lang, texts.join(' '));
  const fields = { title: tokens(question[lang], ...also[lang]), under: tokens(...titlesOf(asked, lang)) };
  return { ...noTokens, ...eachOnce(fields), text: NO_TEXT };
};

const inLang = (readings: NonNullable<QuestionSource['readings']>, lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readings).map(([edition, text]) => [edition, text[lang]]));

/** What a hit shows of a question in one language. The other ways to ask it are for finding only. */
const shownQuestion = ({ game, source }: Asked, lang: Lang): Shown => ({
  name: `${game.game}:${QUESTIONS_PAGE}.${source.id}`,
  number: '',
  title: source.question[lang],
  text: source.answer[lang],
  ...(source.readings && { readings: inLang(source.readings, lang) }),
  rules: source.rules.map((rule) => `${game.game}:${rule}`),
  also: [],
  url: source.url[lang],
});

const vocabulary = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsOf).flatMap(({ form }) => (/^\p{L}{3,}$/u.test(form) ? [form] : [])));

const chaptersOf = (asked: readonly Asked[]): IndexData['chapters'] => {
  const games = [...new Set(asked.map(({ game }) => game))];
  return games.map((game) => [`${game.game}/${QUESTIONS_PAGE}`, asked.findIndex((each) => each.game === game)]);
};

const indexIn = async (asked: readonly Asked[], lang: Lang): Promise<Files> => {
  const none = Object.fromEntries(LANGS.map((each) => [each, []])) as unknown as IndexData['shown'];
  return filesOf({
    postings: await indexOf(asked.map((each) => tokensOfQuestion(each, lang))),
    words: vocabulary(asked.flatMap(({ source: { question, also } }) => [question[lang], ...also[lang]])),
    chapters: chaptersOf(asked),
    shown: { ...none, [lang]: asked.map((each) => shownQuestion(each, lang)) },
  });
};

/**
 * Makes the indexes of the questions of some games.
 *
 * @returns the files of each language; a site without questions has none
 */
export const makeQuestions = async (games: readonly GameSource[]): Promise<ReadonlyMap<Lang, Files>> => {
  const asked = games.flatMap((game) => (game.questions ?? []).map((source) => ({ game, source })));
  const made = new Map<Lang, Files>();
  // One after the other: Pagefind runs as one service.
  for (const lang of asked.length ? LANGS : []) made.set(lang, await indexIn(asked, lang));
  return made;
};
