/*
 * Serves the built site on this computer. PORT chooses the port (the next free one is taken), BASE_PATH the folder, SITE_DIR the
 * built files.
 */
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { siteServer } from './server.ts';

const base = (process.env['BASE_PATH'] ?? '/').replace(/\/?$/, '/');
const firstPort = Number(process.env['PORT'] ?? 4321);

const serving = (): RequestListener => {
  try {
    return siteServer(path.resolve(process.env['SITE_DIR'] ?? 'dist'), base);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
const answer = serving();

const listen = (port: number): void => {
  const server = createServer(answer);
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port > firstPort + 20) throw error;
    listen(port + 1);
  });
  server.listen(port, () => console.log(`Rosetta Rules: http://localhost:${port}${base}`));
};

listen(firstPort);
