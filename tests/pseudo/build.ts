/*
 * Builds the site with an invented game (`tests/fourth-game/`) and an invented language, some of whose texts are missing, for a
 * folder of its host: into `dist-pseudo/`, from a copy of the project in `.pseudo/`, so that neither is in the site itself. The
 * build names every missing text.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addFourthGame } from '../fourth-game/add.ts';
import { addPseudoLanguage } from './language.ts';
import { FOLDER, PSEUDO_DIR } from './site.ts';

const root = '.pseudo';
const copied = ['astro.config.mjs', 'content', 'ids.lock', 'package.json', 'public', 'src', 'tsconfig.json'];

rmSync(root, { recursive: true, force: true });
mkdirSync(root);
for (const name of copied) if (existsSync(name)) cpSync(name, path.join(root, name), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir');
// Astro keeps the content that it has read below `node_modules`, which the project beside this copy uses as well.
renameSync(path.join(root, 'astro.config.mjs'), path.join(root, 'site.config.mjs'));
// What nobody downloads need not be as short as can be: Vite's own tool takes a quarter of the build's time less.
const config = `import site from './site.config.mjs';
export default { ...site, cacheDir: './.cache', vite: { ...site.vite, build: { ...site.vite.build, minify: 'oxc' } } };
`;
writeFileSync(path.join(root, 'astro.config.mjs'), config);
addFourthGame(root);
addPseudoLanguage(root);

const { status } = spawnSync(`astro build --outDir ../${PSEUDO_DIR}`, {
  cwd: root,
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, BASE_PATH: FOLDER },
});
process.exitCode = status ?? 1;
