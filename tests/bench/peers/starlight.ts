import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { WHOLE_LANGS, type WholeLang } from '../../../src/i18n/locales.ts';

type Texts = Readonly<Record<WholeLang, string>>;

/** What is needed of a game's document in `dist/api/v1/`. */
interface GameDocument {
  readonly game: string;
  readonly title: Texts;
  readonly chapters: readonly { readonly id: string; readonly title: Texts }[];
  readonly rules: readonly { readonly id: string; readonly chapter: string; readonly number: Texts; readonly title: Texts; readonly html: Texts }[];
}

/** How a build went. */
export interface Build {
  readonly seconds: number;
  /** The seconds that all processors together worked for it. Only Linux tells, else NaN. */
  readonly cpu: number;
  /** The most memory that its process held at once, in megabytes. Only Linux tells, else NaN. */
  readonly megabytes: number;
}

const pageOf = ({ rules }: GameDocument, { id, title }: GameDocument['chapters'][number], order: number, lang: WholeLang): string => {
  const texts = rules
    .filter(({ chapter }) => chapter === id)
    // The id of the heading is the rule's, so that a hit can be told to be the right one.
    .map((rule) => `<h2 id="${rule.id}">${rule.number[lang]} ${rule.title[lang]}</h2>\n\n${rule.html[lang].replaceAll(' class="term"', '')}\n`);
  return `---\ntitle: ${JSON.stringify(title[lang])}\nsidebar:\n  order: ${order}\n---\n\n${texts.join('\n')}`;
};

const documentIn = <T>(site: string, id: string): T => JSON.parse(readFileSync(path.join(site, `api/v1/${id}.json`), 'utf8')) as T;

/** The games of a built site. */
export const gamesIn = (site: string): readonly GameDocument[] =>
  documentIn<{ readonly documents: readonly { readonly id: string; readonly kind: string }[] }>(site, 'index')
    .documents.filter(({ kind }) => kind === 'game')
    .map(({ id }) => documentIn<GameDocument>(site, id));

/** Writes a page for each chapter in each language, with the texts that the built site gives to programs. */
const writePages = (folder: string, site: string): void => {
  const games = gamesIn(site);
  writeFileSync(path.join(folder, 'games.json'), JSON.stringify(Object.fromEntries(games.map(({ game, title }) => [game, title.en]))));
  for (const lang of WHOLE_LANGS) {
    const docs = path.join(folder, 'src/content/docs', lang);
    mkdirSync(docs, { recursive: true });
    writeFileSync(path.join(docs, 'index.md'), '---\ntitle: Rules\n---\n\nRules.\n');
    for (const document of games) {
      const { game } = document;
      mkdirSync(path.join(docs, game), { recursive: true });
      document.chapters.forEach((chapter, at) => writeFileSync(path.join(docs, game, `${chapter.id}.md`), pageOf(document, chapter, at + 1, lang)));
    }
  }
};

const memoryOf = (pid: number | undefined): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
};

/** Processor seconds of all processes that this one started and that have ended, with those that they started. */
const secondsOfEnded = (): number => {
  try {
    const [, user, system] = /\) (?:\S+ ){13}(\d+) (\d+)/.exec(readFileSync('/proc/self/stat', 'utf8'))!;
    return (Number(user) + Number(system)) / 100;
  } catch {
    return NaN;
  }
};

/** Builds an Astro site and watches its process. */
export const build = async (folder: string, out: string): Promise<Build> => {
  const start = performance.now();
  const before = secondsOfEnded();
  const astro = path.join(folder, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', out], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = NaN;
  const timer = setInterval(() => {
    const now = memoryOf(child.pid);
    if (!Number.isNaN(now)) megabytes = now;
  }, 100);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`the build in ${folder} failed: ${signal ?? code}`);
  return { seconds: (performance.now() - start) / 1000, cpu: secondsOfEnded() - before, megabytes };
};

/** Installs Starlight in a folder of its own, writes the rules of the built site for it, and returns that folder. */
export const prepare = (site: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'starlight-'));
  cpSync(new URL('starlight', import.meta.url).pathname, folder, { recursive: true });
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('Starlight could not be installed');
  writePages(folder, site);
  return folder;
};
