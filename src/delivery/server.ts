import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'http-compression';
import sirv from 'sirv';
import { packedOnce } from './packed.ts';
import { headersFor, readHeaders } from './policy.ts';
import { isForServer, understood, wantedBy } from './requests.ts';

/**
 * Answers requests as a static host would: the files of a built site with its `_headers`, packed, and the 404 page. A file is sent
 * as the `.br` or `.gz` beside it, or is packed with gzip.
 *
 * @param root the folder of the built site, read once
 * @param base the folder that it is served under, ending in `/`
 * @throws Error when no built site is there
 */
export const siteServer = (root: string, base: string): RequestListener => {
  const pageNotFound = path.join(root, '404.html');
  if (!existsSync(pageNotFound)) throw new Error(`${root} holds no built site: run "npm run build" first.`);
  const rules = readHeaders(readFileSync(path.join(root, '_headers'), 'utf8'));
  const compress = compression({ brotli: false, level: { brotli: 0, gzip: 9 } });
  const files = sirv(root, { etag: true, dev: false, extensions: ['html'], brotli: true, gzip: true });

  /** With the headers of its own page: what is not there now may be there later, so nobody keeps the answer. */
  const notFound = (response: ServerResponse): void => {
    response.getHeaderNames().forEach((name) => response.removeHeader(name));
    headersFor(rules, `${base}404.html`).forEach((value, name) => response.setHeader(name, value));
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(pageNotFound));
  };
  const send = packedOnce((request, response) => compress(request, response, () => files(request, response, () => notFound(response))));
  return (request, response) => {
    const wanted = wantedBy(request);
    if ('status' in wanted) {
      response.writeHead(wanted.status, wanted.status === 405 ? { allow: 'GET, HEAD' } : {}).end();
      return;
    }
    const { address } = wanted;
    if (!address.startsWith(base) || isForServer(address)) return notFound(response);
    // Without its last slash, too, an address of a folder gets the page of the folder, with its headers.
    headersFor(rules, path.extname(address) ? address : address.replace(/\/?$/, '/')).forEach((value, name) => response.setHeader(name, value));
    request.url = `/${address.slice(base.length)}`;
    request.headers = understood(request.headers);
    send(request, response);
  };
};
