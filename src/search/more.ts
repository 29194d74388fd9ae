/* The further links of a hit. */
import type { Lang } from '../i18n/locales.ts';
import type { ShownRecord } from './format.ts';
import type { Lists } from './lists.ts';

/** The further links of a hit. */
export interface HitLinks {
  /** The rules that limit its rule. */
  readonly limitedBy: readonly ShownRecord[];
  /** The example that shows its rule, with the address of the step. */
  readonly example?: Pick<ShownRecord, 'title' | 'url'> | undefined;
}

/** Finds the further links of a hit. Without a network, some may be missing on the device. */
export const moreOf = async ({ shown }: Lists, lang: Lang, { limits = [], run = '' }: ShownRecord): Promise<HitLinks> => {
  const at = (place: number): Promise<ShownRecord | undefined> => shown(lang, place).catch(() => undefined);
  const [place, query] = run.split('?');
  const [example, ...limitedBy] = await Promise.all([query ? at(Number(place)) : undefined, ...limits.map(at)]);
  return {
    limitedBy: limitedBy.filter((each) => each !== undefined),
    ...(example && { example: { title: example.title, url: `${example.url}?${query}` } }),
  };
};
