import type { Codec } from '../../../engine/core/codec.ts';
import type { AnyExample } from './example.ts';

/** The codec of an example, fetched if the example's first code is without it. */
export const codecOf = async ({ source: { codec } }: AnyExample): Promise<Codec<unknown>> => (typeof codec === 'function' ? codec() : codec);
