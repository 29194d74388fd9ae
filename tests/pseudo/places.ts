/** The invented language: English with accents, for the region that is nowhere. */
export const PSEUDO = 'en-XA';

/** A line of the code that a new language changes: file, what stands there, what is to stand there. */
type Place = readonly [file: string, from: string, to: string];

/** Every place in the code that names the languages one by one. */
export const places: readonly Place[] = [
  ['src/i18n/locales.ts', "'fr'] as const", `'fr', '${PSEUDO}'] as const`],
  ['src/i18n/locales.ts', '\n} as const', `\n  '${PSEUDO}': { name: 'Èñĝļíšĥ', short: 'Xa', letters: 'abcdefghij', fallback: 'en' },\n} as const`],
  ['src/search/words/tokens.ts', 'fr: french }', `fr: french, '${PSEUDO}': english }`],
  ['src/search/words/tokens.ts', "fr: '3' }", `fr: '3', '${PSEUDO}': '4' }`],
  ['src/search/words/stop.ts', "fr: new Set(listed.fr.split(' ')),", `fr: new Set(listed.fr.split(' ')),\n  '${PSEUDO}': new Set(),`],
  ['src/i18n/typeset.ts', '  en: [', `  '${PSEUDO}': [],\n  en: [`],
];
