/*
 * Builds the site with a fourth, invented language, some of whose texts are missing: into `dist-pseudo/`, from a copy of the
 * project that it makes in `.pseudo/`, so that nothing of it is in the site itself. The build names every missing text.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { addPseudoLanguage } from './language.ts';

const root = '.pseudo';
const copied = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];

rmSync(root, { recursive: true, force: true });
mkdirSync(root);
for (const name of copied) if (existsSync(name)) cpSync(name, path.join(root, name), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
addPseudoLanguage(root);

const { status } = spawnSync('astro build --outDir ../dist-pseudo', { cwd: root, shell: true, stdio: 'inherit' });
process.exitCode = status ?? 1;
