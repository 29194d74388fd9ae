import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import type { Situation } from '../../../src/examples/frame/definition/shown-step.ts';
import { LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { readEngine, type EngineFacts } from './engine.ts';
import type { Chapter, Game, RuleFacts } from './game.ts';
import { inFile } from './in-file.ts';
import { attribute, components, parsePage, plain, withoutInsets, words, type Node, type Page } from './mdx.ts';
import { unitOf } from './units.ts';

type PerLang<T> = Readonly<Record<Lang, T>>;

/** One term in one language. */
interface Word {
  readonly term: string;
  readonly abbr?: string;
  readonly forms: readonly string[];
  readonly aliases: readonly string[];
  /** Turns of phrase that hold a form and do not mean the term. */
  readonly never?: readonly string[];
}

/** An entry of the glossary. */
export type Term = PerLang<Word> & { readonly id: string; readonly rule?: string; readonly definition?: PerLang<string> };

/** An event card: its name in each language, and what a reader should know beside its effect. */
export type Card = Readonly<Partial<Record<Lang, string>>> & {
  readonly id: string;
  readonly own?: readonly string[];
  readonly rules?: readonly string[];
  readonly note?: Readonly<Partial<Record<Lang, string>>>;
};

/** A question of faq.yaml as it is written: any part may be missing. */
export interface Question {
  readonly id: string;
  readonly rules?: readonly string[];
  readonly question?: Readonly<Partial<Record<Lang, string>>>;
  readonly also?: Readonly<Partial<Record<Lang, readonly string[]>>>;
  readonly answer?: Readonly<Partial<Record<Lang, string>>>;
  readonly readings?: Readonly<Record<string, Readonly<Partial<Record<Lang, string>>>>>;
  readonly shows?: Situation & { readonly example: string; readonly rule: string; readonly event?: string; readonly last?: true };
  readonly unshown?: string;
}

/** One rule as one language tells it. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly node: Node;
  /** Its words with every `<Num>` printed; plain spaces and apostrophes. */
  readonly text: string;
  /** The same without its insets: what the rule itself says. */
  readonly main: string;
  /** Its words without what a `<Num>` prints. */
  readonly typed: string;
  /** Its words as written, typography and all. */
  readonly raw: string;
}

/** A written chapter: its facts and its page in each language; null where a page is missing. */
interface ChapterText {
  readonly facts: Chapter;
  readonly pages: PerLang<Page | null>;
}

/** Everything that the checks of a game look at. */
export interface Book {
  readonly game: Game;
  readonly chapters: readonly ChapterText[];
  readonly glossary: readonly Term[];
  /** The event cards, where the game has any. */
  readonly cards: readonly Card[];
  /** The questions that players ask, where the game has any. */
  readonly questions: readonly Question[];
  readonly engine: EngineFacts;
}

/** Every game that has a folder in `content/`. */
export const games: readonly string[] = globSync('content/*/game.yaml')
  .map((path) => path.split(/[/\\]/)[1] ?? '')
  .sort();

const engines = new Map(await Promise.all(games.map(async (game) => [game, await readEngine(game)] as const)));

const printed =
  (lang: Lang, numbers: EngineFacts['numbers']) =>
  (num: Node): string => {
    const value = numbers[attribute(num, 'of')];
    const unit = attribute(num, 'unit');
    if (unit === 'times') return unitOf(lang, String(value)) ?? '';
    return [value, unitOf(lang, unit)].filter((part) => part !== undefined).join(' ');
  };

const readRule = (lang: Lang, numbers: EngineFacts['numbers'], node: Node): RuleText => ({
  id: attribute(node, 'id'),
  title: attribute(node, 'title'),
  node,
  text: plain(words(node, printed(lang, numbers))),
  main: plain(words(withoutInsets(node), printed(lang, numbers))),
  typed: plain(words(node, () => '')),
  raw: words(node, () => ''),
});

const known = new WeakMap<Node, RuleText>();

/** A node is a rule of one game in one language, and is read once. */
const ruleText =
  (lang: Lang, numbers: EngineFacts['numbers']) =>
  (node: Node): RuleText => {
    const text = known.get(node) ?? readRule(lang, numbers, node);
    known.set(node, text);
    return text;
  };

/** The rules of a page, in its order. */
export const rulesOf = (page: Page | null, lang: Lang, { engine: { numbers } }: Pick<Book, 'engine'>): RuleText[] =>
  page ? components(page.tree, 'Rule').map(ruleText(lang, numbers)) : [];

/** The facts of a chapter's rules, groups opened, in order. */
export const factsOf = (chapter: Chapter): RuleFacts[] => (chapter.rules ?? []).flatMap((entry) => ('group' in entry ? entry.rules : [entry]));

/** Ids of all written rules of a game, in order. */
export const ruleIds = (game: Game): string[] => game.chapters.flatMap(factsOf).map(({ id }) => id);

/** The full ids of a book's rules, as ids.lock has them. */
export const fullIds = ({ game }: Pick<Book, 'game'>): string[] => ruleIds(game).map((id) => `${game.game}:${id}`);

const parsedYaml = new Map<string, unknown>();
const yamlOf = (source: string): unknown => {
  const value = parsedYaml.get(source) ?? (parseYaml(source) as unknown);
  parsedYaml.set(source, value);
  return value;
};

/** Changes a text while it is read: how tests plant a fault. */
export type Edit = (path: string, text: string) => string;

/** Reads a game's texts from `content/`, and its numbers from the engine. */
export const readBook = (name: string, edit: Edit = (_, text) => text): Book => {
  const read = (path: string): string => edit(path, readFileSync(path, 'utf8'));
  const yaml = (file: string): unknown => {
    const source = read(`content/${name}/${file}`);
    return inFile(`content/${name}/${file}`, () => yamlOf(source));
  };
  const game = yaml('game.yaml') as Game;
  const page = (chapter: string, lang: Lang): Page | null => {
    const path = `content/${name}/${chapter}/${lang}.mdx`;
    if (!existsSync(path)) return null;
    const source = read(path);
    return inFile(path, () => parsePage(source));
  };
  const chapters = game.chapters
    .filter(({ planned }) => !planned)
    .map((facts) => ({
      facts,
      pages: Object.fromEntries(LANGS.map((lang) => [lang, page(facts.chapter, lang)])) as PerLang<Page | null>,
    }));
  const listed = <T>(file: string): readonly T[] => (existsSync(`content/${name}/${file}`) ? (yaml(file) as T[]) : []);
  const [cards, questions] = [listed<Card>('events.yaml'), listed<Question>('faq.yaml')];
  return { game, chapters, glossary: yaml('glossary.yaml') as Term[], cards, questions, engine: engines.get(name)! };
};

/** Runs a check on every page that is there. */
export const eachPage = <T>(book: Book, check: (page: Page, lang: Lang, facts: Chapter, path: string) => T[]): T[] =>
  book.chapters.flatMap(({ facts, pages }) =>
    LANGS.flatMap((lang) => {
      const page = pages[lang];
      return page ? check(page, lang, facts, `content/${book.game.game}/${facts.chapter}/${lang}.mdx`) : [];
    }),
  );
