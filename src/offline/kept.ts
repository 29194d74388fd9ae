/** A file that a worker keeps. */
export interface KeptFile {
  readonly url: string;
  /** The beginning of its SHA-256, as `HASH_LETTERS` hexadecimal digits. A body with another one is not this file. */
  readonly hash: string;
  /** Its name contains a hash of what it holds. */
  readonly named?: true;
  /** It is fetched by itself once all that is kept at once is there. */
  readonly later?: true;
}

/** The length of a file's hash. 64 bits tell a damaged file from a whole one; nobody gains by forging one from the same server. */
export const HASH_LETTERS = 16;

/** What the build tells a service worker. */
export interface Kept {
  /** The folder that the site is served under, ending in `/`. */
  readonly base: string;
  /** Changes with anything that is kept. */
  readonly build: string;
  readonly files: readonly KeptFile[];
  /** What is kept once a reader has opened it, or `later`. */
  readonly visited: readonly KeptFile[];
  /** Address of the page that stands for those that are not kept. */
  readonly instead: string;
  /** For the path of each permanent link, the address that it leads to, without the language. */
  readonly links: Readonly<Record<string, string>>;
}

/** A file of the built site: its path with slashes, and its hash. */
export interface BuiltFile {
  readonly path: string;
  readonly hash: string;
}

/** The folder of the pages of one language; nothing stands for the pages that have no language. */
export type Scope = `${string}/` | '';

/** The page that says that another one is not kept. */
const INSTEAD = 'offline/index.html';

/** What any page may ask for: the icon, and styles, fonts and scripts. */
const asset = /^_astro\/.*\.(css|js|woff2)$|^icon\.svg$/;
const named = /^(_astro|pagefind)\/|\/search\/questions\./;

/** What a search in a language asks for: its packs and the vocabulary. What hits show of other languages is left out. */
const isSearchOf = (scope: Scope, path: string): boolean => {
  const [, folder, pack = ''] = /^(pagefind\/[^/]+\/|[^/]+\/search\/questions\.[^/]+\/)(.+)\.json$/.exec(path) ?? [];
  if (!scope || !folder || !(folder.startsWith('pagefind/') || folder.startsWith(scope))) return false;
  return pack.startsWith(`packs/${scope}`) || pack.startsWith('words/');
};

/** What an example, the search, the popover of terms or the home page needs of its language. The name of each file has a hash of its content. */
const words = /\/(glossary|examples\/[^/]+\/data|search\/words|rules)\.\w+\.json$/;

/** The tag of the search's index. */
const tag = /^[^/]+\/search\/tag\.\w+\.json$/;

/** Words of one language that a part of an example fetches: `src/bundle/names.ts` names their files. */
const wordsIn = /^_astro\/words-([^.]+)\./;

/**
 * The beginnings of the names of assets that come later: code, styles and words of the editors, and what is used only by pages that come
 * later. They are names of source files: one that is renamed is renamed here.
 */
export const LATER_ASSETS: readonly RegExp[] = [
  ...[/^own-table/, /^qr-code\./, /^own-input\./, /^going-back\./],
  ...[/^words-[^.]+\.own-input\./, /^words-[^.]+\.unset\./, /^words-[^.]+\.table\./],
  ...[/^faq\./, /^Table\./, /^jumps\./, /^quick\./, /^sections\./],
];

const isLaterAsset = (path: string): boolean => path.startsWith('_astro/') && LATER_ASSETS.some((name) => name.test(path.slice('_astro/'.length)));

/**
 * Tells whether a file comes after the language is ready, so that the language is ready sooner: questions and answers, disputed rules,
 * quick references, credits, changes, the reader's own table, and the editors in the pictures. Until then each rule of the first three
 * is on the page of its chapter, and the fields below a picture do the same as the editors.
 */
const isLater = (scope: Scope, path: string): boolean =>
  scope !== '' &&
  (new RegExp(`^${scope}([^/]+/(faq|differences|quick-reference|credits|examples/own-table)|changes|accessibility|table)/`).test(path) ||
    isLaterAsset(path));

/**
 * What is kept only when a reader has opened it: three languages side by side, which would be as much again as the rules, data for
 * developers, icons, licences.
 */
const whenOpened = (scope: Scope): RegExp =>
  scope ? new RegExp(`^${scope}([^/]+/[^/]+/compare|data)/|^icons/|^licenses\\.txt$`) : /^(api|previews)\//;

/** Tells whether a file is not kept at once, but later or when a reader has opened it. */
export const isVisited = (scope: Scope, path: string): boolean => whenOpened(scope).test(path) || isLater(scope, path);

const parted = <T>(all: readonly T[], goesFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] => [
  all.filter(goesFirst),
  all.filter((one) => !goesFirst(one)),
];

/** Pages of permanent links. */
const permanent = /^r\/.*\.html$/;

/**
 * Where a page of a permanent link leads, after the language; undefined if the reader has to choose. A page that shows borrowed text
 * is written anew, with `=""` after an attribute that has no value.
 */
export const leadsTo = (path: string, html: string): string | undefined =>
  permanent.test(path) ? /data-redirect(?:="")?>.*?<a href="[^"]*?\/[a-z]{2}\/([^"]+)" data-lang/s.exec(html)?.[1] : undefined;

const isPageOf = (scope: Scope, path: string): boolean => {
  if (isSearchOf(scope, path)) return true;
  if (scope) return path.startsWith(scope) && (/\.(html|webmanifest)$/.test(path) || words.test(path) || tag.test(path));
  return path === 'index.html' || permanent.test(path);
};

/** A page's address has no file name. */
export const addressOf = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');

/** What the worker of a scope keeps: at once, and when it has been opened. */
export type Chosen = Pick<Kept, 'files' | 'visited'>;

/**
 * Chooses what the worker of a scope keeps: its pages and all that they may ask for, so that offline it is as online.
 *
 * @param built all files of the site
 * @param base the folder that the site is served under, ending in `/`
 * @param spoken the languages that its pages speak: their own, and the one that they borrow from
 */
export const filesKept = (built: readonly BuiltFile[], scope: Scope, base: string, spoken: readonly string[] = [scope.slice(0, -1)]): Chosen => {
  const kept = ({ path, hash }: BuiltFile): KeptFile => ({
    url: base + addressOf(path),
    hash,
    ...((named.test(path) || words.test(path)) && { named: true }),
    ...(isLater(scope, path) && { later: true }),
  });
  const isSpoken = ({ path }: BuiltFile): boolean => spoken.includes(wordsIn.exec(path)?.[1] ?? spoken[0]!);
  const [opened, rest] = parted(built, ({ path }) => isVisited(scope, path));
  const files = rest
    .filter(({ path }) => !isLaterAsset(path))
    .filter(({ path }) => isPageOf(scope, path) || path === INSTEAD || asset.test(path))
    .filter(isSpoken);
  return { files: files.map(kept), visited: opened.filter(isSpoken).map(kept) };
};

/** The address of the page that stands for those that are not kept. */
export const insteadOf = (base: string): string => base + addressOf(INSTEAD);
