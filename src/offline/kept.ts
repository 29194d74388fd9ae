/** A file that a worker keeps. */
export interface KeptFile {
  readonly url: string;
  /** The beginning of its SHA-256, as `HASH_LETTERS` hexadecimal digits. A body with another one is not this file. */
  readonly hash: string;
  /** Its name changes with what it holds. */
  readonly named?: true;
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
  /** Address of the page that stands for those that are not kept. */
  readonly instead: string;
  /** Where permanent links lead: by their address, the rest of an address after that of a language. */
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

/** What every page may ask for: styles, fonts and scripts, whose names tell what they hold, the icon, the licences. */
const asset = /^_astro\/.*\.(css|js|woff2)$|^icon\.svg$|^licenses\.txt$/;
const named = /^(_astro|pagefind)\/|\/search\/questions\./;

/** What a search in a language asks for: its packs and the vocabulary. What hits show of other languages is left out. */
const isSearchOf = (scope: Scope, path: string): boolean => {
  const [, folder, pack = ''] = /^(pagefind\/[^/]+\/|[^/]+\/search\/questions\.[^/]+\/)(.+)\.json$/.exec(path) ?? [];
  if (!scope || !folder || !(folder.startsWith('pagefind/') || folder.startsWith(scope))) return false;
  return pack.startsWith(`packs/${scope}`) || pack.startsWith('words/');
};

/** What an example, the search or the home page needs of its language; its name tells what it holds. */
const words = /\/(examples\/[^/]+\/data|search\/words|rules)\.\w+\.json$/;

/** The tag of the search's index. */
const tag = /^[^/]+\/search\/tag\.\w+\.json$/;

/** Words of one language that a part of an example fetches: `astro.config.mjs` names their files. */
const wordsIn = /^_astro\/words-([^.]+)\./;

/**
 * Addresses, after the site's folder, of pages that are kept when a reader has opened them: questions and answers, three languages
 * side by side, changes, data for developers. With them a language would be too much to fetch at once, and each of their rules is
 * kept on the page of its chapter.
 */
export const VISITED = '[^/]+/([^/]+/(faq|quick-reference|[^/]+/compare)|changes|data|accessibility)/';

const visited = new RegExp(`^${VISITED}`);

/** The editor of the reader's own table: its code, styles and words are kept when a reader has opened it. */
const ownTable = /^_astro\/own-table|\/examples\/own-table\//;

/** Pages of permanent links. */
const permanent = /^r\/.*\.html$/;

/** Where a page of a permanent link leads, after the language; undefined if the reader has to choose. */
export const leadsTo = (path: string, html: string): string | undefined =>
  permanent.test(path) ? /data-redirect>.*?<a href="[^"]*?\/[a-z]{2}\/([^"]+)" data-lang/s.exec(html)?.[1] : undefined;

const isPageOf = (scope: Scope, path: string): boolean => {
  if (visited.test(path)) return false;
  if (isSearchOf(scope, path)) return true;
  if (scope) return path.startsWith(scope) && (/\.(html|webmanifest)$/.test(path) || words.test(path) || tag.test(path));
  return path === 'index.html' || permanent.test(path);
};

/** A page's address has no file name. */
export const addressOf = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');

/**
 * Chooses what the worker of a scope keeps: its pages and all that they may ask for, so that offline it is as online.
 *
 * @param built all files of the site
 * @param base the folder that the site is served under, ending in `/`
 * @param spoken the languages that its pages speak: their own, and the one that they borrow from
 */
export const filesKept = (
  built: readonly BuiltFile[],
  scope: Scope,
  base: string,
  spoken: readonly string[] = [scope.slice(0, -1)],
): readonly KeptFile[] =>
  built
    .filter(({ path }) => !ownTable.test(path))
    .filter(({ path }) => isPageOf(scope, path) || path === INSTEAD || asset.test(path))
    .filter(({ path }) => spoken.includes(wordsIn.exec(path)?.[1] ?? spoken[0]!))
    .map(({ path, hash }) => ({ url: base + addressOf(path), hash, ...((named.test(path) || words.test(path)) && { named: true }) }));

/** The address of the page that stands for those that are not kept. */
export const insteadOf = (base: string): string => base + addressOf(INSTEAD);

/** An event that the browser lets a worker finish. */
interface Lasting extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

/** A page's question to its worker. */
interface Asked extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: Asked;
}

/** What a page asks its worker: to fetch again what is missing or damaged. The answer is whether all of it is there. */
export const HEAL = 'heal';

/** What the worker uses of its global scope: the compiler's library of workers cannot stand beside that of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <N extends keyof Events>(name: N, listener: (event: Events[N]) => void) => void;
}

/** The worker's global scope. */
export const self = globalThis as unknown as WorkerScope;
