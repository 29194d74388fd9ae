import type { IncomingHttpHeaders } from 'node:http';

/** What a server needs of a request before it looks for a file. */
export interface FileRequest {
  readonly method?: string | undefined;
  /** The target as it was sent: anything at all. */
  readonly url?: string | undefined;
}

/** Either the address of a file as it was sent, or the status of a request that no file can answer. */
export type Wanted = { readonly address: string } | { readonly status: 400 | 405 };

/**
 * Reads what a request asks for.
 *
 * @returns 405 for a method that would change something, 400 for a target that is no address
 */
export const wantedBy = ({ method = 'GET', url = '' }: FileRequest): Wanted => {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  const target = URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);
  return target?.protocol === 'http:' ? { address: target.pathname } : { status: 400 };
};

/** The file that holds the headers is for the server alone, however its name is spelt. */
export const isForServer = (address: string): boolean => {
  try {
    return /(^|\/)_headers\/*$/.test(decodeURIComponent(address));
  } catch {
    return false;
  }
};

/** One range with a first byte, in numbers that a file can have. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** A range that can be sent. Any other one is ignored, as HTTP allows. */
const rangeOf = (range: string | undefined): string | undefined => {
  const [, first, last] = RANGE.exec(range ?? '') ?? [];
  return first && (!last || Number(first) <= Number(last)) ? range : undefined;
};

/** Whether a coding is accepted: named without a quality of 0, or covered by a star. */
const accepts = (accepted: string, wanted: string): boolean => {
  const named = (name: string): string | undefined =>
    accepted
      .split(',')
      .map((each) => each.replace(/\s/g, '').toLowerCase())
      .find((each) => each.split(';')[0] === name);
  const coding = named(wanted) ?? named('*');
  return coding !== undefined && !/;q=0(\.0*)?$/.test(coding);
};

/** The ways to pack a file, the best first. */
const CODINGS = ['br', 'gzip'];

/**
 * The headers of a request with only what a file server understands: a range that exists, and only codings that are accepted.
 * A part of a file is sent as it is, since a range counts its bytes.
 */
export const understood = ({ range, 'accept-encoding': accepted, ...others }: IncomingHttpHeaders): IncomingHttpHeaders => {
  const part = rangeOf(range);
  if (part) return { ...others, range: part };
  const codings = CODINGS.filter((coding) => accepts(String(accepted ?? ''), coding));
  return codings.length ? { ...others, 'accept-encoding': codings.join(', ') } : others;
};
