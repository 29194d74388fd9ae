import { hydrate } from 'preact';
import type { AnyExample } from './example.ts';
import type { PageData } from './page-data.ts';
import { Worked } from './worked.tsx';

/** Hydrates an example that the server rendered with the same data. */
export const mount = (root: HTMLElement, example: AnyExample, data: PageData, embedded: boolean): void =>
  hydrate(<Worked example={example} data={data} embedded={embedded} />, root);
