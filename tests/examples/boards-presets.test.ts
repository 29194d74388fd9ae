import { describe, expect, it } from 'vitest';
import { followCard, lobbyInTurn, setUpBoards, type Edition } from '../../src/engine/turmoil/index.ts';
import { describeTrack } from '../../src/examples/event-track/sentences.ts';
import { describeLobbying } from '../../src/examples/lobbying/sentences.ts';
import { describeSetUp } from '../../src/examples/setup/sentences.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { startOf } from '../../src/examples/event-track/input.ts';
import { citedRules as trackRules, namesNeeded as trackNames } from '../../src/examples/event-track/needs.ts';
import { source as tracks } from '../../src/examples/event-track/presets.ts';
import { citedRules as lobbyingRules, namesNeeded as lobbyingNames } from '../../src/examples/lobbying/needs.ts';
import { source as lobbyings } from '../../src/examples/lobbying/presets.ts';
import { citedRules as setupRules, namesNeeded as setupNames } from '../../src/examples/setup/needs.ts';
import { source as setups } from '../../src/examples/setup/presets.ts';
import { wordsIn } from './strings.ts';

/** What each preset of lobbying is there to show: one of its steps, or its refusal. */
const lobbied = {
  'first-leader': { type: 'leader-seated', party: 'unity', from: null, to: 'red' },
  'take-over': { type: 'leader-seated', party: 'unity', from: 'green', to: 'red' },
  'reserve-first': { type: 'lobby-passed-over', player: 'red' },
  'card-removes': { type: 'leader-succeeded', party: 'unity', from: 'red', to: 'green', tied: ['green', 'blue'] },
};
const refused = { 'empty-lobby': 'lobby-empty', 'too-few-megacredits': 'not-enough-megacredits', 'impossible-board': 'dominance-outnumbered' };

describe('presets of lobbying', () => {
  const run = (id: string) => {
    const { value } = lobbyings.presets.find((one) => one.id === id)!;
    return lobbyInTurn(value.game, value.actions);
  };

  it.each(Object.entries(lobbied))('%s runs and shows what it is for', (id, event) => {
    const outcome = run(id);
    expect(outcome.ok && outcome.trace.map((step) => step.event)).toContainEqual(event);
  });

  it.each(Object.entries(refused))('%s is refused: %s', (id, code) => {
    expect(run(id)).toMatchObject({ ok: false, problem: { code } });
  });

  it('are all of those named', () => {
    expect(lobbyings.presets.map(({ id }) => id)).toEqual([...Object.keys(lobbied), ...Object.keys(refused)]);
  });

  it.each(LANGS)('can be told in %s with the names and rules that the page hands over', (lang) => {
    const words = wordsIn(lang, lobbyingNames);
    for (const id of Object.keys(lobbied)) {
      const outcome = run(id);
      for (const step of outcome.ok ? outcome.trace : []) {
        expect(describeLobbying(step, words).why).not.toMatch(/\{\{/);
        expect(lobbyingRules).toContain(step.rule);
      }
    }
  });
});

describe('presets of the way of a card', () => {
  const run = (id: string, reading: Edition) => {
    const { value } = tracks.presets.find((one) => one.id === id)!;
    return followCard({ card: value.card, start: startOf(value), reading });
  };

  it.each([
    ['crisis', 4, 2, 3],
    ['set-up-coming', 2, 1, 2],
    ['set-up-distant', 3, 2, 3],
    ['no-neutral', 9, 2, 3],
    ['last-card', 11, 2, 3],
  ])('%s is resolved in generation %i, counted as %i or %i', (id, generation, ru, fr) => {
    expect(run(id, 'ru')).toMatchObject({ ok: true, state: { generation, counted: { length: ru } } });
    expect(run(id, 'fr')).toMatchObject({ ok: true, state: { generation, counted: { length: fr } } });
  });

  it('the refused one has no such generation, and no other preset is left out here', () => {
    expect(run('refused', 'fr')).toMatchObject({ ok: false, problem: { code: 'no-such-generation' } });
    expect(tracks.presets).toHaveLength(6);
  });

  it.each(LANGS)('can be told in %s with the names and rules that the page hands over', (lang) => {
    const words = wordsIn(lang, trackNames);
    for (const { id } of tracks.presets) {
      for (const reading of ['ru', 'fr'] as const) {
        const outcome = run(id, reading);
        for (const { rule, event } of outcome.ok ? outcome.trace : []) {
          expect(describeTrack(event, words).why).not.toMatch(/\{\{/);
          expect(trackRules).toContain(rule);
        }
      }
    }
  });
});

/** What each preset of set-up is there to show: one of its steps. */
const begun = {
  'three-players': { type: 'marker-stays', party: 'kelvinists', other: 'mars-first', alone: false },
  'same-party': { type: 'neutral-sent', party: 'reds', card: 'strong-society', to: 'area' },
  solo: { type: 'players-ready', colours: ['black'], lobby: 1, reserve: 6 },
  'five-players': { type: 'players-ready', colours: ['red', 'green', 'blue', 'yellow', 'black'], lobby: 1, reserve: 6 },
};

describe('presets of set-up', () => {
  const run = (id: string) => setUpBoards(setups.presets.find((one) => one.id === id)!.value);

  it.each(Object.entries(begun))('%s runs and shows what it is for', (id, event) => {
    const outcome = run(id);
    expect(outcome.ok && outcome.trace.map((step) => step.event)).toContainEqual(event);
  });

  it('the refused one has a card twice, and no other preset is left out here', () => {
    expect(run('refused')).toMatchObject({ ok: false, problem: { code: 'same-card-twice', card: 'riots' } });
    expect(setups.presets.map(({ id }) => id)).toEqual([...Object.keys(begun), 'refused']);
  });

  it.each(LANGS)('can be told in %s with the names and rules that the page hands over', (lang) => {
    const words = wordsIn(lang, setupNames);
    for (const id of Object.keys(begun)) {
      const outcome = run(id);
      for (const { rule, also = [], event } of outcome.ok ? outcome.trace : []) {
        expect(describeSetUp(event, words).why).not.toMatch(/\{\{/);
        expect(setupRules).toEqual(expect.arrayContaining([rule, ...also]));
      }
    }
  });
});
