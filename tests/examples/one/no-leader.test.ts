import { describe, expect, it } from 'vitest';
import { DEFAULT_READINGS as readings, sketched, type Position } from '../../../src/engine/turmoil/index.ts';
import type { CrisisInput } from '../../../src/examples/turmoil/crisis/input.ts';
import { refusals } from '../../../src/examples/turmoil/crisis/refusals.ts';
import view from '../../../src/examples/turmoil/crisis/view.tsx';
import { wordsOfExample } from '../all.ts';

describe('without a leader who becomes chairman', () => {
  const players = { red: {}, green: {} } as const;
  const fixed = async (position: Position) => {
    const input: CrisisInput = { position, drafts: {} };
    const { problem } = view.play(input, readings);
    const { about } = await refusals(wordsOfExample('crisis', 'en'));
    return about(problem!, input).fixes.map(({ id, make }) => [id, view.play(make(input, 1)![0], readings).problem]);
  };

  it('the marker goes to a party with delegates; without any, a neutral delegate comes: crisis.new-government.chairman', async () => {
    const wrong = sketched({ players, parties: { reds: 'r' }, dominant: 'unity', lobby: [] });
    expect((await fixed(wrong)).map(([id]) => id)).toEqual(['move-marker']);
    expect(await fixed(sketched({ players }))).toEqual([['add-neutral', null]]);
  });

  it('nothing is offered where no neutral delegate is left', async () => {
    const { game, ...rest } = sketched({ players });
    const committee = { ...game.committee, reserve: { ...game.committee.reserve, neutral: 0 } };
    const { about } = await refusals(wordsOfExample('crisis', 'en'));
    const none = { code: 'no-leader-to-seat', rule: 'crisis.new-government.chairman', party: 'greens' } as const;
    expect(about(none, { position: { ...rest, game: { ...game, committee } }, drafts: {} }).fixes).toEqual([]);
  });
});

it('of two parties that outnumber the dominant one alike, sentence and button name the same: committee.dominance-shift', async () => {
  const wrong = sketched({ players: { red: {}, green: {} }, parties: { 'mars-first': 'rr', unity: 'gg', reds: 'n' }, dominant: 'reds', lobby: [] });
  const input: CrisisInput = { position: wrong, drafts: {} };
  const { about } = await refusals(wordsOfExample('crisis', 'en'));
  const { text, fixes } = about(view.play(input, readings).problem!, input);
  expect(text).toContain('Mars First');
  expect(fixes.map(({ label }) => label)).toEqual([expect.stringContaining('Mars First')]);
});
