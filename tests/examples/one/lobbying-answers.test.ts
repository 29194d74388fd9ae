import { describe, expect, it } from 'vitest';
import { sketched, type Colour, type Party } from '../../../src/engine/turmoil/index.ts';
import type { LobbyingInput } from '../../../src/examples/turmoil/lobbying/input.ts';
import { play } from '../../../src/examples/turmoil/lobbying/play.ts';
import type { Telling } from '../../../src/examples/frame/state/state.ts';
import { source } from '../../../src/examples/turmoil/lobbying/presets.ts';
import { refusals, withoutRefused } from '../../../src/examples/turmoil/lobbying/refusals.ts';
import { sayAnswer } from '../../../src/examples/turmoil/lobbying/sentences.ts';
import { chosen, cleared, undone, withTap } from '../../../src/examples/turmoil/lobbying/taps.ts';
import { wordsOfExample } from '../all.ts';
import { presetOf } from '../preset.ts';
import { wordsIn } from '../strings.ts';

const valueOf = (id: string): LobbyingInput => presetOf(source, id);

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
    ['Undo of a refused action', 'That change is dropped. The table is as it was.', undone(withTap(...at(once, 'reds'))![0])],
    ['Undo of “Undo all”', 'Undone: “Undo all”.', undone(cleared(valueOf('first-leader'), 4)[0])],
    ['a second refused tap', 'This is not possible either, for the same reason.', withTap(...at(withTap(...at(once, 'reds'))!, 'greens'))!],
    [
      'Undo of a second refused tap',
      'That change is dropped. The table is as it was.',
      undone(withTap(...at(withTap(...at(once, 'reds'))!, 'greens'))![0]),
    ],
    ['a tap at an earlier step', 'Later moves are gone; Undo brings them back.', withTap(valueOf('take-over'), 'greens', 1)!],
    ['a tap on an impossible board', 'This is not possible either, for the same reason.', withTap(valueOf('impossible-board'), 'reds', 1)!],
    [
      'a neutral delegate that cannot be sent',
      'A neutral delegate can only be removed. Next: Red.',
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

describe('a tap on a party', () => {
  it('cites each rule that its steps follow once; without the tap, each step cites its own', () => {
    const [input] = withTap({ ...valueOf('take-over'), actions: [], next: { owner: 'blue', source: 'reserve' } }, 'kelvinists', 1)!;
    const { rule, also } = play(input).trace.at(-1)!;
    expect([rule, ...also!]).toEqual([
      'committee.leader-of-dominant',
      'open-questions.reserve-before-lobby',
      'committee.lobbying',
      'committee.replace-leader',
      'committee.dominance-shift',
    ]);
    for (const step of [...play(input).trace.slice(0, -1), ...play({ ...input, tap: undefined }).trace]) expect(step).not.toHaveProperty('also');
  });
});

describe('a refusal', () => {
  const words = wordsOfExample('lobbying', 'en');
  const saidOf = async (input: LobbyingInput, table?: Telling): Promise<string> => {
    const { text = '' } = (await refusals(words)).about(play(input).problem!, input, table);
    return text.replaceAll('\u00a0', ' ');
  };
  /** Green sends a delegate from the reserve: with so many M€ of each player, and delegates of some in the lobby. */
  const sending = (megacredits: readonly [red: number, green: number], lobby: readonly Colour[]): LobbyingInput => {
    const [red, green] = megacredits.map((n) => ({ stock: { megacredits: n } }));
    const { game } = sketched({ players: { red: red!, green: green! }, lobby });
    return { game, actions: [{ type: 'send', player: 'green', party: 'reds', source: 'reserve' }], next: { owner: 'green', source: 'usual' } };
  };
  const twice = (input: LobbyingInput): LobbyingInput => ({ ...input, actions: [...input.actions, ...input.actions] });
  const none = 'Green has no M€ here, and a delegate from the reserve costs 5 M€.';
  /** A table on which nobody entered the M€ of green. */
  const unset: Telling = {
    ...{ say: (said) => said, drawNumber: ({ text }) => text, isShownBy: () => true },
    isUnset: (thing, player) => thing === 'megacredits' && player === 'green',
  };
  const entered: Telling = { ...unset, isUnset: () => false };

  it.each<[what: string, said: string, input: LobbyingInput, table?: Telling]>([
    ['with a delegate in the lobby, which a button offers', 'Green has 3 M€ left and cannot pay 5 M€.', sending([0, 3], ['green'])],
    ['without one', 'Green has 3 M€ left and cannot pay 5 M€. Choose another colour.', sending([5, 3], [])],
    ['where others have one', 'Green has 3 M€ left and cannot pay 5 M€. Choose another colour.', sending([0, 3], ['red'])],
    ['where nobody can send any', 'Green has 0 M€ left and cannot pay 5 M€.', twice(sending([4, 5], []))],
    ['of a table whose M€ nobody entered', `${none} Enter the M€ in “My table”.`, sending([0, 0], []), unset],
    ['of such a table with a delegate in the lobby', none, sending([0, 0], ['green']), unset],
    ['of such a table where the M€ are spent', 'Green has 0 M€ left and cannot pay 5 M€.', twice(sending([4, 5], [])), unset],
    ['of a table whose 0 M€ were entered', 'Green has 0 M€ left and cannot pay 5 M€.', sending([0, 0], []), entered],
    ['of no M€ in an address', 'Green has 0 M€ left and cannot pay 5 M€.', sending([0, 0], [])],
    ['of an empty lobby', 'Blue has no delegate in the lobby to send.', valueOf('empty-lobby')],
  ])('%s says: %s', async (_, said, input, table) => expect(await saidOf(input, table)).toBe(said));

  it.each<[what: string, said: string, parties: Partial<Record<Party, string>>, ways: readonly string[]]>([
    ['offers it elsewhere', 'there are none.', { kelvinists: 'r' }, ['Remove from the Kelvinists']],
    ['offers it in two parties', 'there are none.', { kelvinists: 'nr', unity: 'gr' }, ['Remove from the Kelvinists', 'Remove from Unity']],
    [
      'leaves it to a tap where there are more',
      'there are none. Choose another party or colour.',
      { kelvinists: 'r', unity: 'r', greens: 'r' },
      ['Leave this out'],
    ],
    [
      'offers nothing where there is no such delegate',
      'there are none. Choose another party or colour.',
      { kelvinists: 'n', unity: 'g' },
      ['Leave this out'],
    ],
  ])('of a removal %s', async (_, said, parties, ways) => {
    const { game } = sketched({ players: { red: {}, green: {} }, parties, dominant: 'kelvinists' });
    const start: LobbyingInput = { game, actions: [], next: { owner: 'red', source: 'card' } };
    const [input] = withTap(start, 'reds', 1)!;
    const { text, fixes } = (await refusals(words)).about(play(input).problem!, input);
    expect(text!.replaceAll('\u00a0', ' ')).toBe(`No card can remove one of Red’s delegates from the Reds: ${said}`);
    expect(fixes.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual(ways);
    for (const { make } of fixes) expect(play(make({ ...input, next: { owner: 'green', source: 'usual' } }, 1)![0]).problem).toBeNull();
  });

  it('of a board is mended, and Undo brings it back', async () => {
    const input = valueOf('impossible-board');
    const [fix] = (await refusals(words)).about(play(input).problem!, input).fixes;
    const [mended, step] = fix!.make(input, 1)!;
    expect(play(mended).problem).toBeNull();
    expect(undone(mended)).toMatchObject([{ game: input.game, actions: input.actions }, step]);
  });
});
