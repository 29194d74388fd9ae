import { existsSync } from 'node:fs';
import { asMarkdown, coverage } from '../engine/turmoil/coverage/table.ts';
import * as marsContracts from '../engine/mars-contracts/coverage/table.ts';
import * as worldProblems from '../engine/world-problems/coverage/table.ts';
import { fullIds, games, readBook } from './checks/book.ts';
import { completeLock } from './checks/lock.ts';
import { completeReadme } from './checks/readme.ts';
import { review } from './mentions/review.ts';
import { completeRecords, recordPath } from './translations/state.ts';

/** A file that `npm run fix` writes, wholly or in part, from the content. */
interface Written {
  readonly path: string;
  /** What it should hold, given what it holds. */
  readonly from: (text: string) => string;
  /** What the contributor is to do with the change. */
  readonly then?: string;
}

/** Every such file. A test compares each with what it should hold. */
export const WRITTEN: readonly Written[] = [
  ...games
    .filter((game) => existsSync(recordPath(game)))
    .map((game) => ({
      path: recordPath(game),
      from: (text: string) => completeRecords(readBook(game), text),
    })),
  {
    path: 'ids.lock',
    from: (text) =>
      completeLock(
        text,
        games.flatMap((game) => fullIds(readBook(game))),
      ),
  },
  { path: 'README.md', from: completeReadme },
  {
    path: 'docs/coverage.md',
    from: () =>
      [asMarkdown(coverage()), worldProblems.asMarkdown(worldProblems.coverage()), marsContracts.asMarkdown(marsContracts.coverage())].join('\n'),
  },
  { path: 'docs/terms-review.md', from: () => review(), then: 'read what `git diff docs/terms-review.md` shows: does each word mean its term?' },
];

/** Lines that a file lacks, and lines that it should not have. */
export const changedLines = (has: string, wanted: string): readonly string[] => {
  const [old, now] = [new Set(has.split('\n')), new Set(wanted.split('\n'))];
  return [
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
  ];
};
