import { hydrate } from 'preact';
import type { AnyExample } from './definition/example.ts';
import type { PageData } from './definition/page-data.ts';
import type { Load } from './loading/retry.ts';
import { holdsInput } from './state/url-state.ts';
import { stateInAddress } from './state/use-example.ts';
import { Worked } from './worked.tsx';

/** The example with its codec, if the address carries the reader's own input: no action of the reader can then come before it. */
const withCodecFor = async (example: AnyExample, s: string | null, editions: readonly string[], load: Load): Promise<AnyExample> => {
  const { source } = example;
  if (typeof source.codec !== 'function' || !holdsInput(s, editions)) return example;
  return { ...example, source: { ...source, codec: await load(source.codec) } };
};

/** What the frame is given for one example. */
interface Mounted {
  readonly example: AnyExample;
  readonly data: PageData;
  readonly embedded: boolean;
  readonly load: Load;
}

/** Hydrates an example that the server rendered with the same data. An example in a chapter does not look at the address. */
export const mount = async (root: HTMLElement, { example, data, embedded, load }: Mounted): Promise<void> => {
  const s = embedded ? null : stateInAddress();
  hydrate(<Worked example={await withCodecFor(example, s, data.editions, load)} data={data} embedded={embedded} load={load} />, root);
};
