/* A server whose network can be cut, and whose site can be deployed anew at any time. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { headersFor, readHeaders } from '../../src/delivery/policy.ts';

/** How the network fails at the byte at which it is cut: the body ends as if it were whole, or the connection breaks. */
export type Way = 'clean' | 'broken';

interface Cut {
  readonly way: Way;
  left: number;
  readonly done: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A request for this is never answered. */
export const HANGS = '/hangs.json';

/** Serves a folder with its `_headers`, unpacked and without a length, so that nothing but a hash tells a body that ended early. */
export class Host {
  #folder = '';
  #headers: ReturnType<typeof readHeaders> = [];
  #cut: Cut | undefined;
  #down = false;
  /** Bytes of bodies that were sent. */
  sent = 0;
  readonly #server = createServer((request, response) => this.#answer(new URL(request.url ?? '', 'http://x').pathname, response));

  constructor(folder: string) {
    this.deploy(folder);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Serves another build from now on. */
  deploy(folder: string): void {
    this.#folder = folder;
    this.#headers = readHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
  }

  /** Cuts the network after so many more bytes. From then on every request fails, until it is mended. */
  cutAfter(bytes: number, way: Way): Promise<void> {
    return new Promise((done) => (this.#cut = { way, left: bytes, done }));
  }

  mend(): void {
    this.#cut = undefined;
    this.#down = false;
  }

  #answer(address: string, response: ServerResponse): void {
    if (this.#down) return void response.destroy();
    if (address === HANGS) return;
    const file = path.join(this.#folder, address.endsWith('/') ? `${address}index.html` : address);
    const there = file.startsWith(this.#folder) && existsSync(file) && statSync(file).isFile();
    headersFor(this.#headers, there ? address : '/404.html').forEach((value, name) => response.setHeader(name, value));
    const found = there ? file : path.join(this.#folder, '404.html');
    response.writeHead(there ? 200 : 404, { 'content-type': TYPES[path.extname(found)] ?? 'application/octet-stream' });
    this.#send(response, readFileSync(found));
  }

  #send(response: ServerResponse, body: Buffer): void {
    const cut = this.#cut;
    if (!cut || body.length < cut.left) {
      if (cut) cut.left -= body.length;
      this.sent += body.length;
      response.write(body);
      return void response.end();
    }
    this.#down = true;
    response.write(body.subarray(0, cut.left), () => {
      if (cut.way === 'clean') response.end();
      else response.destroy();
      cut.done();
    });
  }
}
