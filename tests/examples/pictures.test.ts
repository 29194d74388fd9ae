import { describe, expect, test } from 'vitest';
import { globalEvents, problemsOf } from '../../src/engine/turmoil/index.ts';
import { afterFirstCrisis, atStart } from '../../src/drawings/turmoil/pictures/game.ts';
import { ownName } from '../../src/drawings/turmoil/pictures/solar-phase.tsx';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

test.each([
  ['First step: game end check', 'Game end check'],
  ['Quatrième étape : crise', 'Crise'],
  ['Третий шаг: производство в колониях', 'Производство в колониях'],
  ['Crisis', 'Crisis'],
])('a step named "%s" is shown as "%s"', (title, shown) => expect(ownName(title, { capital })).toBe(shown));

describe('the boards of the pictures', () => {
  test('are legal', () => {
    expect(problemsOf(atStart)).toEqual([]);
    expect(problemsOf(afterFirstCrisis)).toEqual([]);
  });

  test('the first coming event made its party dominant', () => {
    expect(atStart.committee.dominant).toBe(globalEvents[atStart.events.coming!].revealed);
    expect(atStart.events.current).toBeNull();
  });

  test('after the first crisis each space has a card, and the cards moved one space', () => {
    expect(afterFirstCrisis.events).toMatchObject({ current: atStart.events.coming, coming: atStart.events.distant });
    expect(afterFirstCrisis.events.distant).not.toBeNull();
  });
});
