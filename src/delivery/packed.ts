import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

interface Packed {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Keeps what an answer sends, if it is a packed file. */
const keeping = (response: ServerResponse, keep: (packed: Packed) => void): void => {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const add = (chunk: unknown): void => {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  };
  response.write = ((...sent: unknown[]) => (add(sent[0]), Reflect.apply(write, response, sent) as boolean)) as typeof write;
  response.end = ((...sent: unknown[]) => {
    add(sent[0]);
    const isPacked = response.statusCode === 200 && response.getHeader('content-encoding') === 'gzip';
    if (isPacked) keep({ headers: response.getHeaders(), body: Buffer.concat(chunks) });
    return Reflect.apply(end, response, sent) as ServerResponse;
  }) as typeof end;
};

/**
 * Packs each file once, as static hosts do: what is measured here is then not the packing. Files must not change meanwhile.
 *
 * @param answer sends a file, packed where the browser takes that
 */
export const packedOnce = (answer: Answer): Answer => {
  const kept = new Map<string, Packed>();
  return (request, response) => {
    const url = request.url ?? '';
    const plain = request.method !== 'GET' || request.headers['if-none-match'] || !/\bgzip\b/.test(String(request.headers['accept-encoding']));
    if (plain) return answer(request, response);
    const packed = kept.get(url);
    if (packed) return void response.writeHead(200, packed.headers).end(packed.body);
    keeping(response, (fresh) => kept.set(url, fresh));
    return answer(request, response);
  };
};
