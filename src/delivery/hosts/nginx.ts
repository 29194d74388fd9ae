import type { HeaderRule } from '../policy.ts';
import type { Hosted } from './host.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** The address of a folder, where nginx has already found its page. */
const address = ['map $uri $address {', '  default $uri;', String.raw`  "~^(?<folder>.*/)index\.html$" $folder;`, '}'];

/** For each header a variable that holds its value at the present address. nginx sends no header without a value. */
const headerMaps = (rules: readonly HeaderRule[]): readonly string[] => {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  return names.flatMap((name, at) => [
    `map $address $header${at} {`,
    '  default "";',
    ...rules.flatMap(({ matches, headers }) =>
      headers.filter(([each]) => each === name).map(([, value]) => `  ${quoted(`~${matches.source}`)} ${quoted(value)};`),
    ),
    '}',
    `add_header ${name} $header${at} always;`,
  ]);
};

const served = ({ root, base, port }: Hosted): readonly string[] => [
  'server {',
  `  listen 127.0.0.1:${port};`,
  `  root ${quoted(root)};`,
  '  index index.html;',
  '  absolute_redirect off;',
  `  error_page 404 ${base}404.html;`,
  `  error_page 403 =404 ${base}404.html;`,
  '  location / { try_files $uri $uri/ =404; }',
  `  location = ${base}_headers { return 404; }`,
  '}',
];

/**
 * The configuration of nginx that serves a site as `_headers` asks, with the files packed beforehand.
 *
 * @param modules lines that load modules, such as the one that sends `.br` files; empty without one
 */
export const nginxConfig = (site: Hosted, modules: string): string =>
  [
    modules,
    'daemon off;',
    'error_log stderr warn;',
    `pid ${quoted(`${site.work}/nginx.pid`)};`,
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'types { application/manifest+json webmanifest; text/javascript mjs; }',
    'default_type application/octet-stream;',
    'charset utf-8;',
    'charset_types text/plain text/css text/xml text/javascript application/javascript application/json image/svg+xml;',
    'access_log off;',
    'gzip_static on;',
    ...(modules ? ['brotli_static on;'] : []),
    'map_hash_bucket_size 4096;',
    'variables_hash_bucket_size 128;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${quoted(`${site.work}/${name}`)};`),
    ...address,
    ...headerMaps(site.rules),
    ...served(site),
    '}',
    '',
  ].join('\n');
