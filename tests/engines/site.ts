import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { siteServer } from '../../src/delivery/server.ts';
import { watch } from './watch.ts';

const ANY_PORT = 0;
const WATCH = '/watch.js';
/** What is not true any more of a page that was changed on its way. */
const OF_THE_FILE = ['content-encoding', 'content-length', 'etag', 'last-modified', 'transfer-encoding', 'connection'];

/** The built site on an address of its own, and so with a storage of its own. Its server may really be stopped. */
export class Site {
  readonly #answer = siteServer(path.resolve('dist'), '/');
  #server: Server | undefined;
  #port = ANY_PORT;
  /** Whether pages may run scripts. Otherwise their content policy forbids all. */
  scripts = true;

  at(address: string): string {
    return `http://localhost:${this.#port}/${address}`;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      if (request.url === WATCH) response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${String(watch)})()`);
      else if (request.headers.accept?.includes('text/html')) void this.#sendWatched(request, response);
      else this.#answer(request, response);
    });
    await new Promise<void>((resolve) => this.#server!.listen(this.#port, resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** From now on every connection is refused. */
  async stop(): Promise<void> {
    const stopped = new Promise((resolve) => this.#server!.close(resolve));
    this.#server!.closeAllConnections();
    await stopped;
  }

  /** Sends a page that is opened with one more script. What a worker keeps on the device comes as it was built. */
  async #sendWatched({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const built = await fetch(this.at(url.slice(1)), { redirect: 'manual' });
    for (const [name, value] of built.headers)
      if (!OF_THE_FILE.includes(name)) response.setHeader(name, this.scripts ? value : value.replace(/script-src [^;]*/, "script-src 'none'"));
    response.writeHead(built.status).end((await built.text()).replace('<head>', `<head><script src="${WATCH}"></script>`));
  }
}
