import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as engine from '../../../src/engine/turmoil/index.ts';

/** Each guard with the words that it knows. */
const GUARDS: readonly (readonly [name: string, guard: (value: unknown) => boolean, words: readonly string[]])[] = [
  ['isParty', engine.isParty, ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists']],
  ['isColour', engine.isColour, ['red', 'green', 'blue', 'yellow', 'black']],
  ['isOwner', engine.isOwner, ['red', 'green', 'blue', 'yellow', 'black', 'neutral']],
  ['isTag', engine.isTag, engine.TAGS],
  ['isResource', engine.isResource, engine.RESOURCES],
  ['isCounted', engine.isCounted, engine.COUNTED],
  ['isEdition', engine.isEdition, ['ru', 'fr']],
  ['isEventId', engine.isEventId, engine.EVENT_IDS],
  ['isCrisisStep', engine.isCrisisStep, ['1', '2', '3a', '3b', '3c', '3d', '3e', '3f', '4a', '4b', '4c']],
  ['isTemperatureCard', engine.isTemperatureCard, ['volcanic-eruptions', 'snow-cover']],
  ['isPolicyPhase', engine.isPolicyPhase, ['action', 'crisis']],
  ['isPolicyAction', engine.isPolicyAction, engine.POLICY_ACTIONS],
  ['isGlobalParameter', engine.isGlobalParameter, ['temperature', 'oxygen', 'oceans', 'venus']],
  ['isDistance', engine.isDistance, ['more', 'one', 'goal']],
  ['isLeaderSeen', engine.isLeaderSeen, ['own', 'other', 'none']],
];

describe.each(GUARDS)('%s', (_, guard, words) => {
  test('knows its words', () => {
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) expect(guard(word)).toBe(true);
  });

  test('and nothing else', () => {
    const near = [
      '',
      'constructor',
      '__proto__',
      'toString',
      'length',
      '0',
      ...words.map((word) => `${word} `),
      ...words.map((word) => word.toUpperCase()),
    ];
    const others = fc.oneof(fc.anything(), fc.constantFrom(...near)).filter((value) => !words.includes(value as string));
    fc.assert(fc.property(others, (value) => void expect(guard(value)).toBe(false)));
  });
});

test('every guard of the engine is in this table', () => {
  const guards = Object.keys(engine).filter((name) => /^is[A-Z]/.test(name) && name !== 'isTrSets');
  expect(GUARDS.map(([name]) => name).sort()).toEqual(guards.sort());
});
