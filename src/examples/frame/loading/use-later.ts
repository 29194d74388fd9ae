import { useEffect, useRef, useState } from 'preact/hooks';
import type { Load } from './retry.ts';

/**
 * Holds something that is fetched once, when it is first needed.
 *
 * @returns what was fetched, null until then; and the function that fetches it, which does nothing if it was called before
 */
export const useLater = <T>(fetch: () => Promise<T>, load: Load): readonly [T | null, () => void] => {
  const [found, setFound] = useState<T | null>(null);
  const started = useRef(false);
  const start = (): void => {
    if (started.current) return;
    started.current = true;
    void load(fetch).then((one) => setFound(() => one));
  };
  return [found, start];
};

/** Fetches something when it is first needed. Until then, and until it has come, there is none. */
export const useWhen = <T>(needed: unknown, fetch: () => Promise<T>, load: Load): T | null => {
  const [found, start] = useLater(fetch, load);
  useEffect(() => {
    if (needed) start();
  }, [needed]);
  return found;
};
