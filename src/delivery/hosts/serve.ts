/*
 * Serves the built site with nginx or Caddy on this computer: `node src/delivery/hosts/serve.ts nginx`. PORT, BASE_PATH and
 * SITE_DIR are as for the preview. With `print` after the name, prints the configuration and serves nothing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressSite } from '../compress.ts';
import { readHeaders } from '../policy.ts';
import { caddyfile } from './caddy.ts';
import type { Hosted } from './host.ts';
import { nginxConfig } from './nginx.ts';

/** Started by root, nginx reads files as another user, who may not see a folder of root's. */
const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const programs = {
  nginx: {
    arguments: (file: string, work: string) => ['-p', work, '-e', 'stderr', '-c', file, ...asRoot],
    config: (site: Hosted) => nginxConfig(site, existsSync(BROTLI) ? `load_module ${BROTLI};` : ''),
  },
  caddy: {
    arguments: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
    config: caddyfile,
  },
} as const;

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const [name = '', print] = process.argv.slice(2);
const program = name === 'nginx' || name === 'caddy' ? programs[name] : stop('Name the program: nginx or caddy.');

const folder = path.resolve(process.env['SITE_DIR'] ?? 'dist');
if (!existsSync(path.join(folder, '_headers'))) stop(`${folder} holds no built site: run "npm run build" first.`);
const base = (process.env['BASE_PATH'] ?? '/').replace(/\/?$/, '/');
const port = Number(process.env['PORT'] ?? 4321);
const rules = readHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));

/** The site is a folder of the root: so its address is a path, and no program needs to rewrite it. */
const lay = (work: string): string => {
  if (base === '/') return folder;
  const root = path.join(work, 'root');
  const link = path.join(root, base.slice(0, -1));
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(folder, link);
  return root;
};

if (print === 'print') {
  console.log(program.config({ root: '/var/www', base, port, rules, work: '/run/rosetta' }));
} else {
  if (spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).error)
    stop(`${name} is not installed. On Debian: apt-get install ${name === 'nginx' ? 'nginx-light libnginx-mod-http-brotli-static' : 'caddy'}`);
  const work = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const file = path.join(work, 'config');
  writeFileSync(file, program.config({ root: lay(work), base, port, rules, work }));
  await compressSite(folder);
  const server = spawn(name, program.arguments(file, work), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    rmSync(work, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  console.log(`Rosetta Rules by ${name}: http://localhost:${port}${base}`);
}
