import { describe, expect, it } from 'vitest';
import { presetShown, startedOver, type Present, type Telling } from '../../../src/examples/frame/state/state.ts';
import type { LobbyingInput } from '../../../src/examples/turmoil/lobbying/input.ts';
import { source } from '../../../src/examples/turmoil/lobbying/presets.ts';
import { sayAnswer } from '../../../src/examples/turmoil/lobbying/sentences.ts';
import { canUndo, undone, withTap } from '../../../src/examples/turmoil/lobbying/taps.ts';
import { presetOf } from '../preset.ts';
import { wordsIn } from '../strings.ts';

const telling: Telling = { say: (said) => said, drawNumber: ({ text }) => text, isUnset: () => false, isShownBy: () => true };

const valueOf = (id: string): LobbyingInput => presetOf(source, id);

describe('starting over', () => {
  const shown = { ...presetShown(source, 'take-over', 'ru'), preset: null };
  const usual = { edition: 'ru', step: 1, damaged: false } as const;
  /** The reader taps twice, with another delegate than that of the preset. */
  const [played, step] = (['reds', 'reds'] as const).reduce<readonly [LobbyingInput, number]>(
    ([input, at], party) => withTap(input, party, at)!,
    [{ ...valueOf('take-over'), next: { owner: 'green', source: 'reserve' } }, 2],
  );
  const own: Present<LobbyingInput> = { ...shown, value: played, step };

  it('brings the preset back that the own actions began with, and Undo the own actions', () => {
    const over = startedOver(source, own);
    const { game, actions, next } = valueOf('take-over');
    expect(over).toMatchObject({ ...usual, preset: 'take-over', value: { game, actions, next, answer: { type: 'restarted', at: 1 } } });
    const back = undone(over.value);
    expect(back).toMatchObject([{ actions: played.actions, next: played.next, answer: { type: 'restart-undone', at: step } }, step]);
    expect(sayAnswer(back[0].answer!, wordsIn('en'))).toBe('Undone: “Start over”.');
  });

  it('keeps what Undo brings back when it is asked for again', () => {
    const over = startedOver(source, own);
    expect(undone(startedOver(source, { ...over, step: 3 }).value)[0].actions).toEqual(played.actions);
  });

  it('of a preset that is refused is undone in its turn after another tap', () => {
    const refused = presetShown(source, 'empty-lobby', 'ru');
    const [tapped, at] = withTap(refused.value, 'greens', refused.step)!;
    const over = startedOver(source, { ...refused, preset: null, value: tapped, step: at });
    const again = withTap(over.value, 'reds', over.step)!;
    const [back] = undone(again[0]);
    expect(back.actions).toEqual(refused.value.actions);
    expect(undone(back)[0].actions).toEqual(tapped.actions);
  });

  it.each<[what: string, present: Present<LobbyingInput>]>([
    ['at a table', { ...own, table: telling }],
    ['from an address', { ...own, origin: null }],
  ])('leaves the board without actions %s, also when it is asked for twice, and Undo brings them back', (_, present) => {
    const over = startedOver(source, present);
    expect(over).toMatchObject({ ...usual, preset: null, origin: present.origin, value: { game: played.game, actions: [], next: played.next } });
    expect(over.table).toBe(present.table);
    const twice = startedOver(source, over);
    expect(undone(twice.value)).toMatchObject([{ actions: played.actions, answer: { type: 'restart-undone' } }, step]);
  });

  it('without own actions shows the first step and takes nothing back', () => {
    const preset = startedOver(source, { ...presetShown(source, 'take-over', 'ru'), step: 7 });
    expect(preset).toMatchObject({ ...usual, preset: 'take-over', value: valueOf('take-over') });
    expect(preset.value).not.toHaveProperty('answer');
    const table = startedOver(source, { ...own, value: { ...played, actions: [], before: undefined }, table: telling });
    expect(canUndo(table.value)).toBe(false);
  });
});
