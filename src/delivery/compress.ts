import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files gain nothing: they fit into one packet as they are. */
const LEAST_BYTES = 1024;

/** Text. Pictures, the display face and the parts of the index are packed already. */
const TEXT = /\.(html|js|mjs|css|json|xml|svg|txt|webmanifest)$/;

const WAYS = [
  ['.gz', (data: Buffer) => promisify(gzip)(data, { level: 9 })],
  ['.br', (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
] as const;

const changedAt = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.mtimeMs ?? -Infinity;

const compressed = async (file: string): Promise<void> => {
  if ((await changedAt(`${file}.gz`)) >= (await changedAt(file))) return;
  const data = await readFile(file);
  if (data.length < LEAST_BYTES) return;
  for (const [ending, pack] of WAYS) {
    const packed = await pack(data);
    if (packed.length < data.length) await writeFile(file + ending, packed);
  }
};

/**
 * Writes a `.gz` and a `.br` file beside each text of a built site. nginx and Caddy send them as they are. Other hosts pack files
 * themselves. What is already packed is left alone.
 *
 * @param folder the built site
 */
export const compressSite = async (folder: string): Promise<void> => {
  const files = (await Array.fromAsync(glob('**/*', { cwd: folder }))).filter((file) => TEXT.test(file));
  // Four at a time: as many as Node packs at once.
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const file of queue) await compressed(path.join(folder, file));
  };
  await Promise.all(Array.from({ length: 4 }, work));
};
