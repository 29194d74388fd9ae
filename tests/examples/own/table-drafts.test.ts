import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../src/examples/all.ts';
import { draftOf, isWrong, newestWrong, withDraft, withoutDraft, wrongDrafts } from '../../../src/examples/editors/own-table/state/drafts.ts';
import { viewOf } from '../../../src/examples/editors/own-table/table/address.ts';
import { TABLE_EXAMPLES } from '../../../src/examples/editors/own-table/table/inputs.ts';
import { freshTable } from '../../../src/examples/editors/own-table/table/table.ts';

describe('what is typed for a number', () => {
  it.each(['0', '7', '007', ' 12 ', '999', '3,0', ''])('%j is one, or none yet', (text) => expect(isWrong(text)).toBe(false));
  it.each(['1,000', '1.000', '0x10', '1e2', '-5', '−5', '12.5', '12,5', '1000', '99999', 'abc', '1 000', '١٢'])('%j has to be mended', (text) =>
    expect(isWrong(text)).toBe(true),
  );

  it('is one text for each field, the last one typed', () => {
    const tr = { player: 'red', field: 'tr' } as const;
    const drafts = withDraft(withDraft(withDraft([], { ...tr, text: 'a' }), { player: 'black', field: 'tr', text: 'b' }), { ...tr, text: 'c' });
    expect(draftOf(drafts, tr)).toBe('c');
    // Black does not play.
    expect(wrongDrafts(drafts, freshTable()).map(({ text }) => text)).toEqual(['c']);
    expect(draftOf(withoutDraft(drafts, tr), tr)).toBeUndefined();
  });

  it('is the newest thing only if no change came after it; the last one if there are no changes', () => {
    const [first, second] = [1, 2].map((after) => ({ player: 'red', field: 'tr', text: 'x', after }) as const);
    const drafts = [first!, second!];
    expect([3, 2, 1, 0].map((changes) => newestWrong(drafts, changes)?.after)).toEqual([undefined, 2, 2, 2]);
    expect(newestWrong([first!], 2)).toBeUndefined();
  });
});

it('the facts of just those examples that can show the table say so', () => {
  const said = Object.keys(EXAMPLES).filter((id) => EXAMPLES[id]!.table);
  expect(said.toSorted()).toEqual(TABLE_EXAMPLES.toSorted());
});

it.each(TABLE_EXAMPLES)('%s, which can show the table, is found by its id', async (id) => expect((await viewOf(id)).id).toBe(id));
