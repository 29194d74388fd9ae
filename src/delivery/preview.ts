/*
 * Serves the built site as a static host would: its `_headers`, gzip, the 404 page, under its folder.
 * PORT chooses the port (the next free one is taken), BASE_PATH the folder, SITE_DIR the built files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'http-compression';
import sirv from 'sirv';
import { headersFor, readHeaders } from './policy.ts';

const root = path.resolve(process.env['SITE_DIR'] ?? 'dist');
const base = (process.env['BASE_PATH'] ?? '/').replace(/\/?$/, '/');
const firstPort = Number(process.env['PORT'] ?? 4321);
const pageNotFound = path.join(root, '404.html');

if (!existsSync(pageNotFound)) {
  console.error(`${root} holds no built site: run "npm run build" first.`);
  process.exit(1);
}

const rules = readHeaders(readFileSync(path.join(root, '_headers'), 'utf8'), base);
const compress = compression({ brotli: false, level: { brotli: 0, gzip: 9 } });
const files = sirv(root, { etag: true, dev: false, extensions: ['html'] });

const notFound = (response: ServerResponse): void => {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(readFileSync(pageNotFound));
};

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const address = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (!address.startsWith(base)) return notFound(response);
  headersFor(rules, address).forEach((value, name) => response.setHeader(name, value));
  request.url = '/' + (request.url ?? '').slice(base.length);
  return compress(request, response, () => files(request, response, () => notFound(response)));
};

const listen = (port: number): void => {
  const server = createServer(answer);
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port > firstPort + 20) throw error;
    listen(port + 1);
  });
  server.listen(port, () => console.log(`Rosetta Rules: http://localhost:${port}${base}`));
};

listen(firstPort);
