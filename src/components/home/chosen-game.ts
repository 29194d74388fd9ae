import { keepUnder, keptUnder } from '../../web/device.ts';

/** Remembers in which game a reader searches: who plays looks up many things in one evening, and in one game. */
export const keepChosenGame = (field: HTMLSelectElement): void => {
  field.value = keptUnder('game');
  // There is no such game any more.
  if (field.selectedIndex < 0) field.value = '';
  field.addEventListener('change', () => keepUnder('game', field.value));
};
