/** The invented language: English with accents, for the region that is nowhere. */
export const PSEUDO = 'en-XA';

/** A line of the code that a new language changes: file, what stands there, what is to stand there. */
type Place = readonly [file: string, from: string, to: string];

/** Every place in the code that names the languages one by one. */
export const places: readonly Place[] = [
  ['src/i18n/locales.ts', '] as const;', `, '${PSEUDO}'] as const;`],
  ['src/i18n/locales.ts', '\n} as const', `\n  '${PSEUDO}': { name: 'Èñĝļíšĥ', short: 'Xa', letters: 'abcdefghij', fallback: 'en' },\n} as const`],
  ['src/search/words/tokens.ts', '{ ru: russian', `{ '${PSEUDO}': english, ru: russian`],
  ['src/search/words/tokens.ts', "{ ru: '1'", `{ '${PSEUDO}': '9', ru: '1'`],
  ['src/search/words/stop.ts', '  ru: new Set(', `  '${PSEUDO}': new Set(),\n  ru: new Set(`],
  ['src/i18n/typeset.ts', '  en: [', `  '${PSEUDO}': [],\n  en: [`],
];
