/* Opens the index for all searches of a page: at the first of them all that queries need is fetched at once, in order of use. */
import type { Lang } from '../../i18n/locales.ts';
import { openSearcher, type Searcher } from '../searcher.ts';
import { files, QUESTIONS_PAGE, questionsFolder } from '../format.ts';
import { inPacks, type Get } from '../packs.ts';
import { wordsOf } from '../words/normal.ts';
import { isLetteredLike, languagesOf } from '../words/tokens.ts';

/** A search on a page, as far as it says where the index is. */
export interface IndexLocation {
  /** The element with `data-search`. */
  readonly root: HTMLElement;
  /** The folder that the site is served under, ending in `/`. */
  readonly base: string;
  readonly lang: Lang;
  /** The tag of the index; empty if it has to be asked for. */
  tag: string;
}

/** The searcher, with what fetches the files of the index of rules. */
interface Opened {
  readonly searcher: Searcher;
  readonly rules: Get;
}

/** Fetches files of the folder of an index. */
const getFrom =
  (folder: string): Get =>
  async <T>(name: string): Promise<T> => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return (await response.json()) as T;
  };

const page = document.documentElement.dataset;

/** The reader's page, if it is one of a game. */
const home = page['game'] ? { game: page['game'], chapter: location.pathname.split('/').at(-2)! } : undefined;

/** Tells whether a text has a word in other letters than those of the page's language. */
const isForeign = (text: string, lang: Lang): boolean =>
  wordsOf(text).some(({ form }) => /\p{L}/u.test(form) && languagesOf(form).every((each) => !isLetteredLike(each, lang)));

const open = async (place: IndexLocation, typed: string): Promise<Opened> => {
  const { root, base, lang } = place;
  place.tag ||= await getFrom('')<string>(root.dataset['index'] ?? '');
  const rules = inPacks(getFrom(`${base}pagefind/${place.tag}/`), lang);
  // Such a word needs them too: asked for after the others, they would come last.
  if (isForeign(typed, lang)) rules(files.pack(lang, 'others')).catch(() => undefined);
  const getQuestions = (tag: string): Get => {
    const questions = inPacks(getFrom(base + questionsFolder(lang, tag)), lang);
    const wanted = [
      [rules, 'lists'],
      [questions, 'first'],
      [rules, 'texts'],
      [questions, 'texts'],
    ] as const;
    for (const [get, pack] of wanted) get(files.pack(lang, pack)).catch(() => undefined);
    return questions;
  };
  return { searcher: await openSearcher(rules, lang, { home, edition: () => page['edition'], getQuestions }), rules };
};

let opened: Promise<Opened> | undefined;

/**
 * Returns the searcher, one for all searches of a page.
 *
 * @param typed what stands in the field
 * @throws Error when the index cannot be fetched
 */
export const openedFor = (place: IndexLocation, typed: string): Promise<Opened> => (opened ??= open(place, typed));

/** After a failure the next search opens the index again, which may be that of a new build by then. */
export const reopenNext = (place: IndexLocation): void => {
  opened = undefined;
  place.tag = '';
};

/**
 * Finds the questions of a game that have every word of what was typed, in any of the ways to ask them.
 *
 * @param root the search of the page, whose index it is
 * @returns their full names (`game:id`); none while the index cannot be fetched
 */
export const questionsWith = async (root: HTMLElement, typed: string, game: string): Promise<ReadonlySet<string>> => {
  const lang = document.documentElement.lang as Lang;
  const base = new URL('../..', root.querySelector('form')!.action).pathname;
  const place: IndexLocation = { root, base, lang, tag: '' };
  try {
    const { searcher } = await openedFor(place, typed);
    const names = await searcher.questionsWith(typed, game);
    return new Set(names.map((name) => name.replace(`:${QUESTIONS_PAGE}.`, ':')));
  } catch {
    reopenNext(place);
    return new Set();
  }
};
