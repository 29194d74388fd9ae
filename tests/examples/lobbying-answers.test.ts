import { describe, expect, it } from 'vitest';
import type { Party } from '../../src/engine/turmoil/index.ts';
import type { LobbyingInput } from '../../src/examples/lobbying/input.ts';
import { source } from '../../src/examples/lobbying/presets.ts';
import { sayAnswer } from '../../src/examples/lobbying/sentences.ts';
import { chosen, cleared, undone, withoutRefused, withTap } from '../../src/examples/lobbying/taps.ts';
import { wordsIn } from './strings.ts';

const valueOf = (id: string): LobbyingInput => source.presets.find((one) => one.id === id)!.value;

/** A tap on a party at the step that an earlier press shows. */
const at = ([input, step]: readonly [LobbyingInput, number], party: Party): [LobbyingInput, Party, number] => [input, party, step];

describe('the answer to a press', () => {
  const start: LobbyingInput = { ...valueOf('first-leader'), actions: [], next: { owner: 'red', source: 'lobby' } };
  const once = withTap(start, 'unity', 1)!;
  const answerOf = ([{ answer }]: readonly [LobbyingInput, number]) => answer && sayAnswer(answer, wordsIn('en'));

  it.each<[what: string, answer: string, made: readonly [LobbyingInput, number]]>([
    ['Undo', 'Undone: “Red sends a delegate to Unity”.', undone(once[0])],
    ['Undo of an action that an address brought', 'Undone: “Blue sends a delegate to the Kelvinists”.', undone(valueOf('first-leader'))],
    ['Undo of a removal', 'Undone: “A card removes the neutral leader of Mars First”.', undone(valueOf('card-removes'))],
    ['Undo of a refused action', 'The refusal is cleared. The table is as it was.', undone(withTap(...at(once, 'reds'))![0])],
    ['Undo of “Undo all”', 'Undone: “Undo all”.', undone(cleared(valueOf('first-leader'), 4)[0])],
    ['a second refused tap', 'This is not possible either, for the same reason.', withTap(...at(withTap(...at(once, 'reds'))!, 'greens'))!],
    [
      'Undo of a second refused tap',
      'This is not possible either, for the same reason.',
      undone(withTap(...at(withTap(...at(once, 'reds'))!, 'greens'))![0]),
    ],
    ['a tap on an impossible board', 'This is not possible either, for the same reason.', withTap(valueOf('impossible-board'), 'reds', 1)!],
    [
      'a neutral delegate that cannot be sent',
      'A neutral delegate can only be removed. Next: red.',
      chosen({ ...start, next: { owner: 'neutral', source: 'card' } }, 'source', 'reserve', 1),
    ],
  ])('%s: %s', (_, answer, made) => expect(answerOf(made)).toBe(answer));

  it('is not given where the board or a refusal says it', () => {
    for (const made of [once, withTap(...at(once, 'reds'))!, chosen(start, 'player', 'blue', 1), chosen(start, 'source', 'reserve', 1)])
      expect(answerOf(made)).toBeUndefined();
    expect(answerOf(undone(withoutRefused(valueOf('empty-lobby'), 3)[0]))).toBeUndefined();
    const [afterRefusal] = withTap({ ...valueOf('empty-lobby'), next: { owner: 'green', source: 'lobby' } }, 'reds', 4)!;
    expect(answerOf(undone(afterRefusal))).toBeUndefined();
  });
});
