import type { LightSource, Source } from '../../src/examples/frame/state/state.ts';

/** The input of a preset, found by its id: a new preset may stand anywhere among the others. */
export const presetOf = <V>({ presets }: Pick<Source<V> | LightSource<V>, 'presets'>, id: string): V => {
  const found = presets.find((one) => one.id === id);
  if (!found) throw new Error(`no preset "${id}"`);
  return found.value;
};
