import { describe, expect, test } from 'vitest';
import { numbers as contracts } from '../../src/engine/mars-contracts/data/numbers.ts';
import { COLOURS, EVENT_IDS, globalEvents, numbers, PARTIES, printedNumbers } from '../../src/engine/turmoil/index.ts';
import { numbers as problems } from '../../src/engine/world-problems/data/numbers.ts';

/** The cards of the box: those that need no other expansion. */
const inBox = EVENT_IDS.filter((card) => !('needs' in globalEvents[card]));

describe('a number that the rulebook states and that follows from others', () => {
  test.each<[id: string, number: number, follows: number]>([
    ['players.most', numbers['players.most'], COLOURS.length],
    ['parties.all', numbers['parties.all'], PARTIES.length],
    ['components.events', printedNumbers['components.events'], inBox.length],
    ['components.delegates', printedNumbers['components.delegates'], numbers['delegates.each'] * numbers['players.most']],
    ['delegates.in-reserve', numbers['delegates.in-reserve'], numbers['delegates.each'] - numbers['lobby.size']],
    ['delegates.neutral-reserve', numbers['delegates.neutral-reserve'], numbers['delegates.neutral'] - 1],
    ['delegates.neutral-at-start', printedNumbers['delegates.neutral-at-start'], numbers['delegates.neutral-reserve'] - 2],
    ['influence.most', numbers['influence.most'], 3 * numbers['influence.each']],
    ['components.seals', contracts['components.seals'], contracts['seals.each'] * contracts['colours.all']],
    ['alliance.goals', problems['alliance.goals'], 2 * problems['goals.each']],
  ])('%s', (_, number, follows) => {
    expect(number).toBe(follows);
  });
});
