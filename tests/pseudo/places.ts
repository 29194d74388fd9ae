/** The invented language: English with accents, for the region that is nowhere. */
export const PSEUDO = 'en-XA';

/** A line of the code that a new language changes: file, what stands there, what is to stand there. */
type Place = readonly [file: string, from: string, to: string];

/** The places in the code that name the languages one by one, as CONTRIBUTING.md lists them. It has no words for the search. */
export const places: readonly Place[] = [
  ['src/i18n/locales.ts', '] as const;', `, '${PSEUDO}'] as const;`],
  ['src/i18n/locales.ts', '\n} as const', `\n  '${PSEUDO}': { name: 'Èñĝļíšĥ', short: 'Xa', letters: 'abcdefghij', fallback: 'en' },\n} as const`],
  ['src/search/words/tokens.ts', '\n  ru: { stem', `\n  '${PSEUDO}': { stem: english, mark: '5', script: 'latin' },\n  ru: { stem`],
  ['src/search/words/stop.ts', '  ru: new Set(', `  '${PSEUDO}': new Set(),\n  ru: new Set(`],
  ['src/i18n/typeset.ts', '  en: [', `  '${PSEUDO}': [],\n  en: [`],
];
