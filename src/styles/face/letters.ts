/* The letters of the display face. What titles and numbers of the site are written with is here; a test compares. */

const marks = ' \u00a0\u202f!"#%&()*+,-./0123456789:;=?«»·–—‑’“”„…×−→№€°';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ';
const russian = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const both = (letters: string): string => letters + letters.toLowerCase();

/** The letters of each file of the display face, by its script. */
export const LETTERS = { latin: marks + both(capitals + accented), cyrillic: both(russian) } as const;
