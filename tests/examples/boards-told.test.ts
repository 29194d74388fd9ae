import { describe, it } from 'vitest';
import type { LobbyingEvent, SetUpEvent, TrackEvent, TurmoilEvent } from '../../src/engine/turmoil/index.ts';
import { describeTrack, describeTrackProblem } from '../../src/examples/event-track/sentences.ts';
import { describeLobbying } from '../../src/examples/lobbying/sentences.ts';
import { describeSetUp, describeSetUpProblem } from '../../src/examples/setup/sentences.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { expectSentence, wordsIn } from './strings.ts';
import { ownerIn } from '../../src/sentences/turmoil/words.ts';

const rule = 'committee.delegate' as const;

// Records over whole unions: an event that has no case here is a type error.
type Told =
  | Exclude<LobbyingEvent, TurmoilEvent>
  | Extract<LobbyingEvent, { type: 'megacredits-changed' | 'delegate-placed' | 'leader-seated' | 'dominance-moved' }>;
const lobbied: { readonly [T in Told['type']]: readonly Extract<Told, { type: T }>[] } = {
  'megacredits-changed': [{ type: 'megacredits-changed', changes: [{ player: 'red', by: -5 }] }],
  'delegate-placed': (['lobby', 'reserve'] as const).map((source) => ({ type: 'delegate-placed', party: 'reds', owner: 'red', source })),
  'leader-seated': ([null, 'blue'] as const).map((from) => ({ type: 'leader-seated', party: 'reds', from, to: 'red' })),
  'dominance-moved': [['unity'] as const, ['unity', 'greens'] as const].map((tied) => ({ type: 'dominance-moved', from: 'reds', to: 'unity', tied })),
  'lobby-used': [{ type: 'lobby-used', player: 'red' }],
  'lobby-passed-over': [{ type: 'lobby-passed-over', player: 'red' }],
  'leader-kept': (['red', 'neutral'] as const).flatMap((leader) =>
    [leader, 'blue' as const].flatMap((rival) =>
      [1, 2].map((count) => ({ type: 'leader-kept', party: 'reds', leader, has: 2, rival, count }) as const),
    ),
  ),
  'marker-kept': (['reds', 'unity'] as const).flatMap((rival) =>
    [1, 2].map((count) => ({ type: 'marker-kept', dominant: 'reds', has: 2, rival, count }) as const),
  ),
  'dominant-leader': [
    { type: 'dominant-leader', party: 'reds', owner: 'red', influence: 1 },
    { type: 'dominant-leader', party: 'reds', owner: 'neutral', influence: 0 },
  ],
  'party-emptied': [{ type: 'party-emptied', party: 'reds' }],
  'delegate-removed': (['area', 'leader'] as const).map((from) => ({ type: 'delegate-removed', party: 'reds', owner: 'neutral', from })),
  'leader-succeeded': [
    { type: 'leader-succeeded', party: 'reds', from: 'red', to: 'blue', tied: ['blue'] },
    { type: 'leader-succeeded', party: 'reds', from: 'red', to: 'blue', tied: ['blue', 'neutral'] },
  ],
};

const ways: { readonly [T in TrackEvent['type']]: readonly Extract<TrackEvent, { type: T }>[] } = {
  'card-revealed': [
    { type: 'card-revealed', card: 'riots', space: 'distant', generation: 0 },
    { type: 'card-revealed', card: 'riots', space: 'coming', generation: 0 },
    { type: 'card-revealed', card: 'riots', space: 'distant', generation: 4 },
  ],
  'delegate-came': (['revealed', 'current'] as const).map((corner) => ({ type: 'delegate-came', party: 'reds', corner, left: 3 })),
  'none-came': [{ type: 'none-came', party: 'reds', corner: 'current' }],
  'nothing-to-resolve': [{ type: 'nothing-to-resolve', generation: 1 }],
  'card-advanced': (['coming', 'current'] as const).map((space) => ({ type: 'card-advanced', space, generation: 2 })),
  'deck-empty': [{ type: 'deck-empty', generation: 2 }],
  'card-resolved': [{ type: 'card-resolved', card: 'riots', generation: 4 }],
  'generations-counted': [true, false].flatMap((short) =>
    (['ru', 'fr'] as const).map((reading) => ({ type: 'generations-counted', reading, generations: [2, 3], short }) as const),
  ),
};

const beginnings: { readonly [T in SetUpEvent['type']]: readonly Extract<SetUpEvent, { type: T }>[] } = {
  'players-ready': [{ type: 'players-ready', colours: ['red', 'blue'], lobby: 1, reserve: 6 }],
  'neutral-ready': [{ type: 'neutral-ready', reserve: 13 }],
  'event-drawn': (['coming', 'distant'] as const).map((space) => ({ type: 'event-drawn', card: 'riots', space })),
  'neutral-sent': (['leader', 'area'] as const).map((to) => ({ type: 'neutral-sent', party: 'reds', card: 'riots', to })),
  'marker-laid': [{ type: 'marker-laid', party: 'reds' }],
  'marker-stays': [true, false].map((alone) => ({ type: 'marker-stays', party: 'reds', other: 'unity', alone })),
  'current-left-empty': [{ type: 'current-left-empty' }],
  'policy-laid': [{ type: 'policy-laid', party: 'greens' }],
  'no-bonus': [{ type: 'no-bonus', party: 'greens' }],
};

/** A whole sentence: begins with a capital or a number, ends with a full stop, has no open place. */

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every step of a card’s way has its sentences', () => {
    for (const event of Object.values(ways).flat()) {
      const { what, why } = describeTrack(event, words);
      expectSentence(what);
      expectSentence(why);
    }
    expectSentence(describeTrackProblem({ code: 'no-such-generation', rule: 'crisis.changing-times.distant', value: 0 }, words));
    expectSentence(describeTrackProblem({ code: 'no-such-reserve', rule: 'setup.neutral-delegates', value: 15, most: 14 }, words));
  });

  it('every step of set-up has its sentences', () => {
    for (const event of Object.values(beginnings).flat()) {
      const { what, why } = describeSetUp(event, words);
      expectSentence(what);
      expectSentence(why);
    }
    const refusals = [
      { code: 'no-players', rule: 'setup.player-delegates' },
      { code: 'same-colour-twice', rule: 'setup.player-delegates', player: 'red' },
      { code: 'same-card-twice', rule: 'setup.distant-event', card: 'riots' },
    ] as const;
    for (const problem of refusals) expectSentence(describeSetUpProblem(problem, words));
  });

  it('every step of lobbying has its sentences', () => {
    const rules = [rule, 'committee.dominance-tie'] as const;
    const told = Object.values(lobbied).flatMap((events) => events.flatMap((event) => rules.map((one) => ({ rule: one, event }))));
    for (const step of told) {
      const { what, why } = describeLobbying(step, words);
      expectSentence(what);
      expectSentence(why);
    }
    expectSentence(words.say('lobbying.problem.none-to-remove', { party: words.label('reds'), owner: ownerIn(words, 'red') }));
  });
});
