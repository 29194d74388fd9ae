import { expect, it } from 'vitest';
import { changesFor } from '../../../src/examples/editors/own-input/changes.ts';
import type { OwnField } from '../../../src/examples/editors/own-input/fields.ts';
import type { CaseShown } from '../../../src/examples/frame/late/case-shown.ts';
import type { Words } from '../../../src/i18n/words.ts';

interface Case {
  readonly food: string;
  readonly metal: string;
}

const words = { lang: 'en', say: (key: string, given: { what: string }) => `${key.split('.')[1]} ${given.what}` } as unknown as Words;

/** A form of two numbers, and what is done with it. */
const opened = () => {
  let value: Case = { food: '0', metal: '0' };
  const state = { edit: (make: () => readonly [Case, number]) => void ([value] = make()) };
  // Of food there are no more than 20.
  const isRefused = (name: string): boolean => name === 'food' && Number(value.food) > 20;
  const now = (): CaseShown<Case> => ({ state: { ...state, value }, problem: isRefused('food') ? {} : null }) as unknown as CaseShown<Case>;
  const changes = changesFor<Case>({} as HTMLFormElement, now, value);
  const record = (): string | null => {
    const fields = Object.entries(value).map(
      ([name, content]) => ({ name, label: name, about: '', content, said: content, isRefused: isRefused(name) }) as unknown as OwnField,
    );
    changes.note(fields, 'en');
    return changes.said(words);
  };
  record();
  return {
    changes,
    record,
    value: () => value,
    /** Enters a number; a typed one belongs to its field. */
    enter: (name: keyof Case, content: string, typed: boolean): void => {
      if (typed) changes.of(name);
      value = { ...value, [name]: content };
      record();
    },
  };
};

it('what is typed into one field in a row is taken back at once, and anything else by itself', () => {
  const { changes, record, value, enter } = opened();
  enter('food', '1', true);
  enter('food', '12', true);
  enter('metal', '5', false);
  changes.undo()!();
  expect([record(), value()]).toEqual(['undone metal: 5', { food: '12', metal: '0' }]);
  changes.undo()!();
  expect([record(), value()]).toEqual(['undone food: 12', { food: '0', metal: '0' }]);
  expect(changes.undo()).toBeNull();
  changes.redo()!();
  expect([record(), value()]).toEqual(['redone food: 12', { food: '12', metal: '0' }]);
});

it('a change after an undo leaves nothing to make again', () => {
  const { changes, enter } = opened();
  enter('food', '1', false);
  changes.undo()!();
  enter('metal', '2', false);
  expect(changes.redo()).toBeNull();
});

it('a refused number knows what it was before it was typed, and forgets it when it is changed back', () => {
  const { changes, enter } = opened();
  enter('food', '7', true);
  expect(changes.soundField()).toBeUndefined();
  changes.settle();
  enter('food', '8', true);
  enter('food', '89', true);
  expect(changes.soundField()?.content).toBe('7');
  enter('food', '7', true);
  expect(changes.soundField()).toBeUndefined();
});

it.each([
  ['another number was changed then', ({ enter }: ReturnType<typeof opened>) => enter('metal', '5', true)],
  ['its field was closed then', ({ changes }: ReturnType<typeof opened>) => changes.settle()],
])('a number that was typed counts as what it was before if %s', (_, then) => {
  const form = opened();
  form.enter('food', '9', true);
  then(form);
  form.enter('food', '99', true);
  expect(form.changes.soundField()?.content).toBe('9');
});
