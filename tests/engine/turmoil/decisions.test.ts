import { describe, expect, expectTypeOf, test } from 'vitest';
import { EDITIONS, globalEvents, influenceIn, tallyOf, type Effect } from '../../../src/engine/turmoil/index.ts';
import { worthOf } from '../../../src/engine/turmoil/events/counting.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

const effects = Object.values(globalEvents).flatMap((card): readonly Effect[] => card.effects);
const ofKind = <K extends Effect['kind']>(kind: K): readonly Of<K>[] => effects.filter((effect): effect is Of<K> => effect.kind === kind);

describe('resources of choice: the units that a decision must have are those that the effect counts', () => {
  test('a card with a cap, or one on which influence does something else, is no card: its type refuses it', () => {
    expectTypeOf<Of<'gain-of-choice'>['count']>().toEqualTypeOf<null>();
    expectTypeOf<Of<'gain-of-choice'>['capped']>().toEqualTypeOf<false>();
    expectTypeOf<Of<'gain-of-choice'>['influence']>().toEqualTypeOf<'add'>();
  });

  test.each(EDITIONS.flatMap((reading) => [[], ['chairman'], ['chairman', 'leader', 'delegate']].map((sources) => ({ reading, sources }))))(
    '$reading, $sources',
    ({ reading, sources }) => {
      const influence = sources as ('chairman' | 'leader' | 'delegate')[];
      const units = ofKind('gain-of-choice').map((effect) => [
        worthOf(effect, influenceIn(influence)),
        worthOf(effect, tallyOf(effect, 0, influence, reading).units),
      ]);
      expect(units).toEqual([[sources.length, sources.length]]);
    },
  );
});

test('floaters are lost from cards that the engine asks for: those with two', () => {
  expectTypeOf<Of<'lose-floaters-or-megacredits'>['floaters']>().toEqualTypeOf<2>();
  expect(ofKind('lose-floaters-or-megacredits').map(({ floaters }) => floaters)).toEqual([2]);
});
