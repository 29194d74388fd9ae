import { expect, test, vi } from 'vitest';
import { once } from '../../src/search/once.ts';

test('what a key asks for is made once', async () => {
  const make = vi.fn(async (key: string) => key.toUpperCase());
  const made = once(make);
  expect(await Promise.all(['a', 'b', 'a'].map(made))).toEqual(['A', 'B', 'A']);
  expect(await made('b')).toBe('B');
  expect(make).toHaveBeenCalledTimes(2);
});

test('after a failure it is made again', async () => {
  const make = vi.fn(async (key: string) => key).mockRejectedValueOnce(new Error('no network'));
  const made = once(make);
  await expect(Promise.all([made('a'), made('a')])).rejects.toThrow('no network');
  expect(await made('a')).toBe('a');
  expect(make).toHaveBeenCalledTimes(2);
});

test('what is to be forgotten is made again too', async () => {
  const made = once(async (key: string, forget) => {
    await Promise.resolve();
    forget();
    return { key };
  });
  const first = made('a');
  expect(made('a')).toBe(first);
  await first;
  expect(made('a')).not.toBe(first);
});
