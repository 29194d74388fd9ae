/* Copies of a built site, which a test may change. */
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies a built site into a folder of its own.
 *
 * @param without folders that are empty in the copy: it is quicker without them
 */
export const copyOf = async (site: string, without: readonly string[] = []): Promise<string> => {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-'));
  const left = new Set(without.map((each) => path.join(site, each)));
  // Takes half the time of `cp` of `node:fs/promises`, or less, for some thousand small files.
  cpSync(site, copy, { recursive: true, filter: (from) => !left.has(path.normalize(from)) });
  await Promise.all(without.map((each) => mkdir(path.join(copy, each))));
  return copy;
};
