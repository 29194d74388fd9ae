import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numbers as contracts, printedNumbers as contractsPrinted } from '../../src/engine/mars-contracts/index.ts';
import { COLOURS, EVENT_IDS, globalEvents, numbers, PARTIES, printedNumbers } from '../../src/engine/turmoil/index.ts';
import { ACTION_PHASES, numbers as problems, PHASES, printedNumbers as problemsPrinted } from '../../src/engine/world-problems/index.ts';

/** The cards of the box: those that need no other expansion. */
const inBox = EVENT_IDS.filter((card) => !('needs' in globalEvents[card]));

/** The phases with an action round that come before the problem is due. */
const actionRounds = PHASES.slice(0, PHASES.indexOf('contributions')).filter((phase) => ACTION_PHASES.some((one) => one === phase));

/** Numbers that follow from what the engine has. */
const FOLLOWS: readonly (readonly [game: string, id: string, number: number, follows: number])[] = [
  ['turmoil', 'players.most', numbers['players.most'], COLOURS.length],
  ['turmoil', 'parties.all', numbers['parties.all'], PARTIES.length],
  ['turmoil', 'components.events', printedNumbers['components.events'], inBox.length],
  ['turmoil', 'components.delegates', printedNumbers['components.delegates'], numbers['delegates.each'] * numbers['players.most']],
  ['turmoil', 'delegates.in-reserve', numbers['delegates.in-reserve'], numbers['delegates.each'] - numbers['lobby.size']],
  ['turmoil', 'delegates.neutral-reserve', numbers['delegates.neutral-reserve'], numbers['delegates.neutral'] - 1],
  ['turmoil', 'delegates.neutral-at-start', printedNumbers['delegates.neutral-at-start'], numbers['delegates.neutral-reserve'] - 2],
  ['turmoil', 'events.between', numbers['events.between'], numbers['events.ahead'] - 1],
  ['turmoil', 'influence.most', numbers['influence.most'], 3 * numbers['influence.each']],
  ['mars-contracts', 'colours.all', contractsPrinted['colours.all'], contracts['components.union-tokens'] / contracts['tokens.each']],
  ['mars-contracts', 'components.seals', contractsPrinted['components.seals'], contracts['seals.each'] * contractsPrinted['colours.all']],
  ['world-problems', 'players.four', problemsPrinted['players.four'], problems['players.few'] + 1],
  ['world-problems', 'spare-goals.most', problems['spare-goals.most'], problemsPrinted['players.four'] + 1],
  ['world-problems', 'action-rounds.each', problems['action-rounds.each'], actionRounds.length],
  ['world-problems', 'alliance.goals', problemsPrinted['alliance.goals'], 2 * problems['goals.each']],
];

describe('a number that the rulebook states and that follows from others', () => {
  test.each(FOLLOWS)('%s: %s', (_, __, number, follows) => {
    expect(number).toBe(follows);
  });
});

type Numbers = Readonly<Record<string, number>>;
const tables = import.meta.glob<{ readonly numbers: Numbers; readonly printedNumbers?: Numbers }>('../../src/engine/*/data/numbers.ts', {
  eager: true,
});

/** The games whose engine has numbers, each with its tables of them. */
const GAMES = Object.entries(tables).map(([path, table]) => [path.split('/').at(-3)!, table] as const);

/** The code of an engine, without its tables of numbers and cards. */
const codeOf = (game: string): string =>
  readdirSync(join('src/engine', game), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('data'))
    .map((path) => readFileSync(join('src/engine', game, path), 'utf8'))
    .join('\n');

describe.each(GAMES)('the numbers of %s', (game, { numbers: all, printedNumbers: printed = {} }) => {
  const code = codeOf(game);
  const isRead = (id: string): boolean => code.includes(`numbers['${id}']`);
  const follows = FOLLOWS.flatMap(([of, id]) => (of === game ? [id] : []));

  test('are read by the engine, or follow from what it has: so the texts say what it does', () => {
    expect(Object.keys(all).filter((id) => !isRead(id) && !follows.includes(id))).toEqual([]);
  });

  test('stand apart if the engine does not read them, and only once', () => {
    expect(Object.keys(printed).filter((id) => id in all || isRead(id))).toEqual([]);
    expect(code).not.toContain('printedNumbers[');
  });
});
