import { expect, it } from 'vitest';
import type { OwnField } from '../../../src/examples/editors/own-input/fields.ts';
import { nameOf, rowOf } from '../../../src/examples/editors/own-input/places.ts';

const field = (about: string, label: string): OwnField => ({ about, label }) as unknown as OwnField;

it.each([
  ['La tuile syndicat', 'Dans la case 1', 'La tuile syndicat, dans la case 1'],
  ['Фишка', 'В\u00A0ячейке 1', 'Фишка, в\u00A0ячейке 1'],
  ['Son pion', 'L’Automa l’a', 'Son pion, l’Automa l’a'],
  ['Reputation', 'A → B', 'Reputation, A → B'],
  ['Player', 'VP', 'Player, VP'],
  ['', 'Food', 'Food'],
])('what is changed is named in one sentence: %s, %s', (about, label, name) => {
  expect(nameOf({ fields: [field(about, label)] })).toBe(name);
});

it('the names of several players keep their capitals', () => {
  const fields = ['Red', 'Green', 'Blue'].map((about) => [field(about, 'Votes'), field(about, 'Food')]).flat();
  expect(nameOf({ fields })).toBe('Red, Green, Blue');
});

it('a row that names its part has the colon of the language', () => {
  const fields = [field('Rouge', 'Nourriture'), field('Vert', 'Énergie')];
  expect(fields.map((one) => rowOf(one, fields, 'fr'))).toEqual(['Rouge\u00A0: nourriture', 'Vert\u00A0: énergie']);
});
