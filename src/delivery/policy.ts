import { createHash } from 'node:crypto';

const inlineElement = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/** Data, not code: browsers do not run it, so it needs no hash. */
const isData = (tag: string): boolean => /\stype="(application\/(ld\+)?json|speculationrules)"/.test(tag);

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** CSP sources of the inline scripts and styles of a site, each once. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Collects the hash of every inline script and style of some pages.
 *
 * @param pages the HTML of each page
 */
export const inlineSources = (pages: Iterable<string>): InlineSources => {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const html of pages)
    for (const [tag, name, code] of html.matchAll(inlineElement))
      if (code && !isData(tag.slice(0, tag.indexOf('>') + 1))) found[name as 'script' | 'style'].add(sourceOf(code));
  return { scripts: [...found.script].sort(), styles: [...found.style].sort() };
};

/**
 * The Content-Security-Policy of the site: nothing but its own files, and exactly the inline code that it has.
 */
export const contentSecurityPolicy = ({ scripts, styles }: InlineSources): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Text becomes a page only in src/components/site/trusted.ts, and the address of code only in src/offline/languages.ts.
    "require-trusted-types-for 'script'",
    'trusted-types pages workers',
  ].join('; ');

/**
 * Writes the policy into a page, for hosts that send no headers of ours. It stands before all that it governs. Browsers do not
 * take `frame-ancestors` from there.
 *
 * @param html a page that names its letters in its head
 */
export const withPolicy = (html: string, policy: string): string => {
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  return html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`);
};

/** What no page of the site uses, switched off for all that might be loaded into it. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

const SAME_ORIGIN = '  Cross-Origin-Resource-Policy: same-origin';
/** Always asked for anew, answered without a body if nothing has changed. */
const FRESH = '  Cache-Control: no-cache';
/** Kept for ever: another content has another name. */
const FOREVER = '  Cache-Control: public, max-age=31536000, immutable';

/**
 * The text of a `_headers` file: a path pattern, then its headers. Pages are sent the policy; assets, which browsers
 * never apply it to, are not, since it would be a good part of their weight. No address gets one header twice: some hosts
 * would join the values.
 *
 * @param pages patterns of the addresses of pages, from the root of the site
 * @param base the folder that the site is served under, ending in `/`
 */
export const headersText = (policy: string, pages: readonly string[], base = '/'): string => {
  const page = [
    `  Content-Security-Policy: ${policy}`,
    '  Referrer-Policy: no-referrer',
    '  Cross-Origin-Opener-Policy: same-origin',
    `  Permissions-Policy: ${PERMISSIONS}`,
    SAME_ORIGIN,
    FRESH,
  ];
  const rules: readonly (readonly [pattern: string, headers: readonly string[]])[] = [
    ['/*', ['  X-Content-Type-Options: nosniff']],
    ...pages.map((pattern) => [pattern, page] as const),
    ['/sw.js', [SAME_ORIGIN, FRESH]],
    // The rules as data are for everyone's programs.
    ['/api/*', ['  Access-Control-Allow-Origin: *', FRESH]],
    ...['/_astro/*', '/pagefind/*'].map((pattern) => [pattern, [SAME_ORIGIN, FOREVER]] as const),
  ];
  return rules.map(([pattern, headers]) => `${[base.slice(0, -1) + pattern, ...headers].join('\n')}\n`).join('\n');
};

/** One rule of a `_headers` file: the headers of every address that matches. */
export interface HeaderRule {
  /** As it is written: a path in which `*` stands for any letters. */
  readonly pattern: string;
  readonly matches: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const escaped = (pattern: string): string => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

/** Reads a `_headers` file as static hosts do: a path pattern at the start of a line, its headers indented below. */
export const readHeaders = (text: string): readonly HeaderRule[] => {
  const rules: { pattern: string; matches: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1]!, header[2]!]);
    else rules.push({ pattern: line.trim(), matches: new RegExp(`^${escaped(line.trim())}$`), headers: [] });
  }
  return rules;
};

/** The headers of an address; where two rules give the same one, the later rule's stands. */
export const headersFor = (rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> =>
  new Map(rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers.map(([name, value]) => [name, value])));
