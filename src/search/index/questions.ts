/* Questions: each language has an index of its own, so that a reader fetches and keeps only what can be found in that language. */
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { FIELDS, QUESTIONS_PAGE, type ShownRecord } from '../format.ts';
import { wordsOf } from '../words/normal.ts';
import { nameToken, tokensOf } from '../words/tokens.ts';
import { eachOnce } from './fields.ts';
import { filesOf, type Files, type IndexData } from './files.ts';
import { placesOf } from './more.ts';
import { meaningsOf, type MeaningIndex } from './meanings.ts';
import { indexOf } from './pagefind.ts';
import { dataOf } from './records.ts';
import type { Tokens } from './postings.ts';
import type { GameSource, InEach, MeaningSource, QuestionSource } from './sources.ts';

/** A question with its game, whose rules have titles. */
interface GameQuestion {
  readonly game: GameSource;
  readonly source: QuestionSource;
}

/** What leads to some rules: all ways to ask a question, or what readers have in mind when a rule is their answer. */
interface Lead {
  readonly game: GameSource;
  readonly wordings: InEach<readonly string[]>;
  /** Ids of the rules, the deciding one first. */
  readonly rules: readonly string[];
}

const noTokens = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Tokens;

/** Pagefind leaves out records without text. No query asks for this token. */
const NO_TEXT = nameToken('');

const leadOfQuestion = ({ game, source: { question, also, rules } }: GameQuestion): Lead => ({
  game,
  wordings: Object.fromEntries(LANGS.map((lang) => [lang, [question[lang], ...also[lang]]])) as unknown as Lead['wordings'],
  rules,
});

const leadsOfRules = (game: GameSource): readonly Lead[] =>
  Object.entries(game.asked ?? {}).map(([rule, words]) => ({
    game,
    wordings: Object.fromEntries(LANGS.map((lang) => [lang, (words[lang] ?? '').split(';').filter(Boolean)])) as unknown as Lead['wordings'],
    rules: [rule],
  }));

/** Makes the record of a wording. */
const tokensOfWording = (game: string, lang: Lang, text: string, meanings: MeaningIndex): Tokens => {
  const meant = new Set(meanings.inText(game, 'asked', lang, text));
  return { ...noTokens, ...eachOnce({ title: tokensOf(lang, text).union(meant) }), text: NO_TEXT };
};

const MOST_WORDS = 35;

/** The numbers of words of a lead's wordings, as digits. */
const lengthsOf = (lang: Lang, { wordings }: Lead): string =>
  wordings[lang].map((text) => Math.min(MOST_WORDS, tokensOf(lang, text).size).toString(36)).join('');

const inLang = (readings: NonNullable<QuestionSource['readings']>, lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readings).map(([edition, text]) => [edition, text[lang]]));

/** What a hit shows of a question in one language. The other ways to ask it are for finding only. */
const shownQuestion = ({ game, source }: GameQuestion, lang: Lang): ShownRecord => ({
  name: `${game.game}:${QUESTIONS_PAGE}.${source.id}`,
  number: '',
  title: source.question[lang],
  text: source.answer[lang],
  ...(source.readings && { readings: inLang(source.readings, lang) }),
  url: source.url[lang],
});

/** The words that the index of rules does not have. */
const vocabulary = (games: readonly GameSource[], texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsOf).flatMap(({ form }) => (/^\p{L}{3,}$/u.test(form) ? [form] : []))).difference(dataOf(games).words);

/** The pages of the questions, then those of the leads to rules: no page lists them. */
const chaptersOf = (asked: readonly GameQuestion[]): IndexData['chapters'] => {
  const games = [...new Set(asked.map(({ game }) => game))];
  return games.map((game) => [`${game.game}/${QUESTIONS_PAGE}`, asked.findIndex((each) => each.game === game)]);
};

/** For each lead the places of its rules in the index of rules. */
const citesOf = (games: readonly GameSource[], leads: readonly Lead[]): readonly (readonly number[])[] => {
  const places = placesOf(games);
  return leads.map(({ game, rules }) => rules.flatMap((id) => places.get(`${game.game}:${id}`) ?? []));
};

/** Writes places as `Leading` has them. */
const writeCites = (cites: readonly (readonly number[])[]): string =>
  cites.map(([first = 0, ...others], lead) => [first - (cites[lead - 1]?.[0] ?? 0), ...others.map((place) => place - first)].join(',')).join(' ');

const indexIn = async (games: readonly GameSource[], asked: readonly GameQuestion[], lang: Lang, meanings: MeaningIndex): Promise<Files> => {
  const none = Object.fromEntries(LANGS.map((each) => [each, []])) as unknown as IndexData['shown'];
  const leads = [...asked.map(leadOfQuestion), ...games.flatMap(leadsOfRules)];
  const records = leads.flatMap(({ game, wordings }) => wordings[lang].map((text) => tokensOfWording(game.game, lang, text, meanings)));
  return filesOf({
    postings: await indexOf(records),
    words: vocabulary(
      games,
      leads.flatMap(({ wordings }) => wordings[lang]),
    ),
    chapters: chaptersOf(asked),
    meanings: { [lang]: meanings.everyday(lang) },
    leading: {
      asked: asked.length,
      cites: writeCites(citesOf(games, leads)),
      lengths: leads.map((lead) => lengthsOf(lang, lead)).join(' '),
      games: meanings.games,
    },
    shown: { ...none, [lang]: asked.map((each) => shownQuestion(each, lang)) },
  });
};

/**
 * Makes the indexes of the questions of some games.
 *
 * @param common what readers say in any game
 * @returns the files of each language; a site without questions has none
 */
export const makeQuestions = async (games: readonly GameSource[], common?: readonly MeaningSource[]): Promise<ReadonlyMap<Lang, Files>> => {
  const asked = games.flatMap((game) => (game.questions ?? []).map((source) => ({ game, source })));
  const meanings = meaningsOf(games, common);
  const made = new Map<Lang, Files>();
  // One after the other: Pagefind runs as one service.
  for (const lang of asked.length ? LANGS : []) made.set(lang, await indexIn(games, asked, lang, meanings));
  return made;
};
