import { headersFor } from '../policy.ts';
import type { Hosted } from './host.ts';

const quoted = (text: string): string => `\`${text}\``;

const set = (headers: Iterable<readonly [name: string, value: string]>): readonly string[] =>
  [...headers].map(([name, value]) => `    ${name} ${quoted(value)}`);

/** The Caddyfile that serves a site as `_headers` asks, with the files packed beforehand. */
export const caddyfile = ({ root, base, port, rules }: Hosted): string =>
  [
    '{',
    '  admin off',
    '  auto_https off',
    '}',
    `http://localhost:${port} {`,
    '  bind 127.0.0.1',
    `  root * ${quoted(root)}`,
    ...rules.flatMap(({ pattern, headers }, at) => [`  @path${at} path ${pattern}`, `  header @path${at} {`, ...set(headers), '  }']),
    `  @headers path ${base}_headers`,
    '  error @headers 404',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '  handle_errors {',
    // What is not there is kept by nobody, wherever it was asked for.
    '    header {',
    ...set(headersFor(rules, `${base}404.html`)),
    '    }',
    `    rewrite * ${base}404.html`,
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
