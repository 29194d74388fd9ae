import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { siteServer } from '../../src/delivery/server.ts';
import { serve, type Served } from '../serve.ts';
import { watch } from './watch.ts';

const WATCH = '/watch.js';
/** What is not true any more of a page that was changed on its way. */
const OF_THE_FILE = ['content-encoding', 'content-length', 'etag', 'last-modified', 'transfer-encoding', 'connection'];

/** The built site on an address of its own, and so with a storage of its own. Its server may really be stopped. */
export class Site {
  readonly #answer = siteServer(path.resolve('dist'), '/');
  #served: Served | undefined;
  /** Kept when the server is started again: storage belongs to an address. */
  #port: number | undefined;
  /** Whether pages may run scripts. Otherwise their content policy forbids all. */
  scripts = true;

  /** The whole address of a page or file, which has no slash at its beginning. */
  at(address: string): string {
    return `http://localhost:${this.#port}/${address}`;
  }

  /** Starts the server, after `stop` on the same address. */
  async start(): Promise<void> {
    this.#served = await serve((request, response) => {
      if (request.url === WATCH) response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${String(watch)})()`);
      else if (request.headers.accept?.includes('text/html')) void this.#sendWatched(request, response);
      else this.#answer(request, response);
    }, this.#port);
    this.#port = this.#served.port;
  }

  /** From now on every connection is refused. */
  async stop(): Promise<void> {
    await this.#served?.stop();
  }

  /** Sends a page that is opened with one more script. What a worker keeps on the device comes as it was built. */
  async #sendWatched({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const built = await fetch(this.at(url.slice(1)), { redirect: 'manual' });
    for (const [name, value] of built.headers)
      if (!OF_THE_FILE.includes(name)) response.setHeader(name, this.scripts ? value : value.replace(/script-src [^;]*/, "script-src 'none'"));
    response.writeHead(built.status).end((await built.text()).replace('<head>', `<head><script src="${WATCH}"></script>`));
  }
}
