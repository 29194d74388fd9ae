import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Where each step draws. If one of them has `:has()`, the browser looks again at each change. The kind of a board, `has-assets`, never changes. */
const DRAWN = [
  'ex-stage',
  'ex-picture',
  'ex-bar',
  'ex-now',
  'cm',
  'cm-people',
  'cm-group',
  'cm-reserve',
  'cm-numbers',
  'cm-lobby',
  'cm-seat',
  'cm-box',
];
const asks = new RegExp(`(?:\\.(?:${DRAWN.join('|')})|\\.cm-people > li)(?:[.\\[:](?!has)[^\\s>+~,]*)?:has\\((?!\\.has-assets\\))[^{]*`, 'g');

describe('a step costs little', () => {
  test.each(globSync('src/styles/{examples/{stage,widgets},drawings/committee}/*.css'))('%s: no :has() at what a step draws', (file) => {
    expect(readFileSync(file, 'utf8').match(asks) ?? []).toEqual([]);
  });
});
