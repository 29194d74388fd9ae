import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** When a file was written, in milliseconds; 0 if there is none. */
const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs the packages of a tool that few people use and that brings many others. They have a lock file of their own, so that
 * `npm ci` in the project need not bring them.
 *
 * @param folder the folder of the tool; its packages are installed when it is first used, and again after a change of the lock file
 * @throws Error if they cannot be installed
 */
export const installIn = (folder: string): void => {
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => writtenAt(path.join(folder, file)));
  if (installed! >= lock!) return;
  const { status } = spawnSync('npm ci --no-audit --no-fund', { cwd: folder, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`the packages of ${folder} could not be installed`);
};
