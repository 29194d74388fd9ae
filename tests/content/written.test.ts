import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBook, type Edit } from './checks/book.ts';
import { completeLock, lockFaults } from './checks/lock.ts';
import { completeReadme } from './checks/readme.ts';
import { review } from './mentions/review.ts';
import { changedLines, WRITTEN } from './written.ts';

test.each(WRITTEN)('$path is as `npm run fix` writes it', ({ path, from }) => {
  const has = readFileSync(path, 'utf8');
  expect(changedLines(has, from(has))).toEqual([]);
  expect(from(has) === has, `the lines of ${path} stand in another order: \`npm run fix\` mends it`).toBe(true);
});

describe('ids.lock', () => {
  test('gets the lines of new rules and is sorted; comments stay on top, redirects and tombstones where they belong', () => {
    const lock = '# One.\n# Two.\nt:b -> t:c\nt:c\n\nt:a gone\n';
    expect(completeLock(lock, ['t:c', 't:b.a', 't:0'])).toBe('# One.\n# Two.\nt:0\nt:a gone\nt:b -> t:c\nt:b.a\nt:c\n');
  });

  test('whatever the lines and rules, nothing is lost and only rules that are gone are still reported', () => {
    const id = fc.constantFrom('t:a', 't:a.b', 't:a-b', 't:b', 'u:a', 'u:0');
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (locked, live) => {
        const lock = completeLock(locked.join('\n'), live);
        const gone = locked.filter((one) => !live.includes(one)).map((one) => `ids.lock ${one}`);
        expect(
          lockFaults(lock, live)
            .map(({ at }) => at)
            .toSorted(),
        ).toEqual(gone.toSorted());
        expect(lock.trim().split('\n').filter(Boolean)).toHaveLength(new Set([...locked, ...live]).size);
        expect(completeLock(lock, live)).toBe(lock);
      }),
    );
  });
});

describe('the list of games in the README', () => {
  const readme = readFileSync('README.md', 'utf8');

  test('has as many rules as ids.lock', () => {
    const counts = [...readme.matchAll(/^- _.*_: (\d+) rules/gm)].map(([, count]) => Number(count));
    const live = readFileSync('ids.lock', 'utf8')
      .split('\n')
      .filter((line) => /^[\w-]+:\S+$/.test(line));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(live.length);
  });

  test('is rewritten, and nothing else is', () => expect(completeReadme(readme.replace(/\d+ rules/g, '1 rule'))).toBe(readme));

  test('needs its marks', () => expect(() => completeReadme('# Title\n')).toThrow('README.md: no lines'));
});

describe('the list of terms', () => {
  const now = review();

  /** Lines of the list that change with a text of the chapter about the committee. */
  const changes = (lang: string, from: string | RegExp, to: string): readonly string[] => {
    const edit: Edit = (path, text) => {
      if (path !== `content/turmoil/committee/${lang}.mdx`) return text;
      expect(text.replace(from, to)).not.toBe(text);
      return text.replace(from, to);
    };
    return changedLines(
      now,
      review((game) => readBook(game, edit)),
    );
  };

  test('has a new mention, with its neighbours', () => {
    const lines = changes('en', 'They belong to nobody', 'They have no influence and belong to nobody');
    expect(lines).toContain(
      '+ - `committee.neutral` influence: erraforming Committee. They have no **influence** and belong to nobody and count as o',
    );
  });

  test.each([
    ['a number', '<Num of="lobbying.cost" unit="M€" />', '<Num of="influence.each" unit="M€" />'],
    ['a cited rule', /<See rule="[^"]*" \/>/, '<See rule="end.scoring" />'],
    ['a later mention of the same term', 'can become party leader and chairman.', '$&\n\nA party leader or a chairman.'],
  ])('does not change with %s', (_, from, to) => expect(changes('en', from, to)).toEqual([]));

  test('has no mention that an author fenced', () => {
    const lines = changes('fr', 'peut devenir leader de parti', 'peut devenir <NoTerm>leader de parti</NoTerm>');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^- - `committee\.neutral` party-leader: .*\*\*leader de parti\*\*/);
  });

  test('has a mention that an author made with other words', () => {
    const lines = changes('ru', /одним(?= игроком\. Нейтральный)/, '<Term id="lobby">одним</Term>');
    expect(lines.some((line) => line.startsWith('+ - `committee.neutral` lobby: ') && line.includes('**одним**'))).toBe(true);
  });
});
