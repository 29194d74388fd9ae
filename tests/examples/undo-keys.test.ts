import { expect, it } from 'vitest';
import { askedBy } from '../../src/examples/editors/editing/undo-keys.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  ['undo', { key: 'z', code: 'KeyZ', ctrlKey: true }],
  ['undo', { key: 'я', code: 'KeyZ', ctrlKey: true }],
  ['undo', { key: 'Я', code: 'KeyZ', metaKey: true }],
  ['redo', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }],
  ['redo', { key: 'Я', code: 'KeyZ', metaKey: true, shiftKey: true }],
  ['redo', { key: 'y', code: 'KeyY', ctrlKey: true }],
  ['redo', { key: 'н', code: 'KeyY', ctrlKey: true }],
  // A German and a French keyboard have their letters elsewhere: what is written on the key counts.
  ['undo', { key: 'z', code: 'KeyY', ctrlKey: true }],
  ['redo', { key: 'y', code: 'KeyZ', ctrlKey: true }],
  ['undo', { key: 'z', code: 'KeyW', ctrlKey: true }],
  [null, { key: 'w', code: 'KeyZ', ctrlKey: true }],
  [null, { key: 'я', code: 'KeyZ' }],
  [null, { key: 'ż', code: 'KeyZ', ctrlKey: true, altKey: true }],
  [null, { key: 'Enter', code: 'Enter', ctrlKey: true }],
] as const)('%s is what %j asks for', (asked, pressed) => expect(askedBy({ ...none, ...pressed })).toBe(asked));
