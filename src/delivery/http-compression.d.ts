/** The package ships no types; this is the part of it that the preview server uses. */
declare module 'http-compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    readonly brotli?: boolean;
    readonly level?: { readonly brotli: number; readonly gzip: number };
  }
  export default function compression(options?: Options): (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;
}
