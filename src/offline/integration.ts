import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import { workerBundle } from './bundle.ts';
import { addressOf, filesKept, HASH_LETTERS, insteadOf, leadsTo, type BuiltFile, type Chosen, type Kept, type Scope } from './kept.ts';
import { SIZES } from './sizes.ts';
import { sizesOf } from './weigh.ts';

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, HASH_LETTERS);

/** A file, and where it leads if it is the page of a permanent link. */
type FoundFile = BuiltFile & { readonly to: string | undefined };

const filesOf = async (folder: string): Promise<readonly FoundFile[]> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  // One at a time: a process may open only some thousand files at once.
  return paths.map((file) => {
    const data = readFileSync(file);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    return { path: name, hash: hashOf(data), to: leadsTo(name, data.toString()) };
  });
};

const spokenIn = (lang: Lang): readonly string[] => [lang, locales[lang].fallback ?? lang];

/** A worker that knows where a permanent link leads need not keep its page. */
const linksOf = (built: readonly FoundFile[], base: string): Kept['links'] =>
  Object.fromEntries(built.flatMap(({ path: file, to }) => (to ? [[base + addressOf(file), to]] : [])));

/** What the worker of each language keeps. */
type KeptByLanguage = ReadonlyMap<Scope, Chosen>;

/**
 * Writes the service workers of a built site: `sw.js` in the folder of each language, and one for the pages without.
 *
 * @param folder the built site
 * @param base the folder that it is served under, ending in `/`
 */
export const writeWorkers = async (folder: string, base: string): Promise<KeptByLanguage> => {
  const [{ code }, built] = await Promise.all([workerBundle(), filesOf(folder)]);
  const scopes: readonly (readonly [scope: Scope, spoken: readonly string[]])[] = [
    ['', ['']],
    ...LANGS.map((lang) => [`${lang}/`, spokenIn(lang)] as const),
  ];
  const kept = new Map<Scope, Chosen>();
  for (const [scope, spoken] of scopes) {
    const chosen = filesKept(
      built.filter(({ to }) => !to),
      scope,
      base,
      spoken,
    );
    const links = scope ? {} : linksOf(built, base);
    kept.set(scope, chosen);
    const told: Kept = { base, build: hashOf(code + JSON.stringify([chosen, links])), ...chosen, instead: insteadOf(base), links };
    await writeFile(path.join(folder, scope, 'sw.js'), `const KEPT = ${JSON.stringify(told)};\n${code}`);
  }
  kept.delete('');
  return kept;
};

/** Writes how much the languages weigh. It packs each file that is kept, which takes longer than all else here. */
const writeSizes = async (folder: string, base: string, kept: KeptByLanguage): Promise<void> => {
  const sizes = await sizesOf(kept, (url) => path.join(folder, url.slice(base.length).replace(/(^|\/)$/, '$1index.html')));
  await writeFile(path.join(folder, SIZES), JSON.stringify(sizes));
};

/** Writes the service workers, and the weight of what they keep, when all else of the site is written. */
export const serviceWorkers = (): AstroIntegration => {
  let base = '/';
  return {
    name: 'service-workers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await writeSizes(folder, base, await writeWorkers(folder, base));
      },
    },
  };
};
