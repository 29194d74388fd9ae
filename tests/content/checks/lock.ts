import { execFileSync } from 'node:child_process';
import type { Fault } from './fault.ts';

interface Entry {
  readonly id: string;
  /** 'live', 'gone', or 'redirect'. */
  readonly fate: string;
  /** The full ids that it redirects to. */
  readonly to: readonly string[];
}

const parseEntry = (line: string): Entry => {
  const [id = '', arrow = '', ...to] = line.split(/\s+/);
  return { id, fate: arrow === '->' ? 'redirect' : arrow || 'live', to };
};

const linesOf = (lock: string): string[] =>
  lock
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** Ids that any committed version of the lock has held; none where there is no history. */
export const everLocked = (): string[] => {
  try {
    const log = execFileSync('git', ['log', '-p', '--format=', '--', 'ids.lock'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...new Set([...log.matchAll(/^\+([a-z0-9-]+:\S+)/gm)].map(([, id = '']) => id))];
  } catch {
    return [];
  }
};

const fateFaults = ({ id, fate, to }: Entry, live: readonly string[], ever: readonly string[]): Fault[] => {
  const at = `ids.lock ${id}`;
  if (fate === 'live' && !live.includes(id)) {
    const released = ever.length === 0 || ever.includes(id);
    return [
      {
        at,
        what: released
          ? 'a released rule is missing: restore it, or give a redirect or a tombstone'
          : 'no such rule, and no commit has its id: delete this line',
      },
    ];
  }
  if (fate === 'live') return [];
  if (live.includes(id)) return [{ at, what: 'marked as withdrawn, yet the rule is there' }];
  if (fate === 'gone') return [];
  if (fate !== 'redirect' || to.length === 0) return [{ at, what: `"${fate}" is no fate: wanted "gone" or "-> new id"` }];
  return to.filter((target) => !live.includes(target)).map((target) => ({ at, what: `redirects to "${target}", which is no rule` }));
};

const byId = (one: string, other: string): number => {
  const [first, second] = [parseEntry(one).id, parseEntry(other).id];
  return Number(first > second) - Number(first < second);
};

/**
 * The text of ids.lock with a line for each rule that there is, in sorted order. Comments stand on top; a line that is there
 * stays, since an id that was released once is never removed.
 *
 * @param live full ids of all rules that there are
 */
export const completeLock = (lock: string, live: readonly string[]): string => {
  const comments = lock.split('\n').filter((line) => line.startsWith('#'));
  const lines = [...new Set(linesOf(lock))];
  const locked = lines.map((line) => parseEntry(line).id);
  const missing = live.filter((id) => !locked.includes(id));
  return [...comments, ...[...lines, ...missing].sort(byId), ''].join('\n');
};

/** Faults of ids.lock: a rule it lacks, a released one that was lost, a redirect to nowhere, lines out of order. */
export const lockFaults = (lock: string, live: readonly string[], ever: readonly string[] = []): Fault[] => {
  const lines = linesOf(lock);
  const entries = lines.map(parseEntry);
  const locked = entries.map(({ id }) => id);
  return [
    ...live
      .filter((id) => !locked.includes(id))
      .map((id) => ({ at: `ids.lock ${id}`, what: 'a rule is not in ids.lock: `npm run fix` adds its line' })),
    ...ever.filter((id) => !locked.includes(id)).map((id) => ({ at: `ids.lock ${id}`, what: 'a released id was removed from ids.lock' })),
    ...entries.flatMap((entry) => fateFaults(entry, live, ever)),
    ...locked
      .filter((id, i) => i > 0 && id < (locked[i - 1] ?? ''))
      .map((id) => ({ at: `ids.lock ${id}`, what: 'not in sorted order: `npm run fix` sorts the lines' })),
    ...locked.filter((id, i) => locked.indexOf(id) !== i).map((id) => ({ at: `ids.lock ${id}`, what: 'appears twice: keep one line' })),
  ];
};
