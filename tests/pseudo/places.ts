/** The invented language: English with accents, for the region that is nowhere. */
export const PSEUDO = 'en-XA';

const island = (name: string): readonly Place[] => [
  [
    `src/components/examples/${name}.astro`,
    'import Borrowed',
    `import Xa from '../../examples/${name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}/${PSEUDO}.tsx';\nimport Borrowed`,
  ],
  [
    `src/components/examples/${name}.astro`,
    "{props.lang === 'ru'",
    `{(props.lang as string) === '${PSEUDO}' && (embedded ? <Xa {...props} embedded client:touch /> : <Xa {...props} client:load />)}\n{props.lang === 'ru'`,
  ],
];

/** A line of the code that a new language changes: file, what stands there, what is to stand there. */
type Place = readonly [file: string, from: string, to: string];

/** Every place in the code that names the languages one by one. */
export const places: readonly Place[] = [
  ['src/i18n/locales.ts', "'fr'] as const", `'fr', '${PSEUDO}'] as const`],
  ['src/i18n/locales.ts', '\n};\n', `\n  '${PSEUDO}': { name: 'Èñĝļíšĥ', short: 'Xa', letters: 'abcdefghij', fallback: 'en' },\n};\n`],
  ['src/search/words/tokens.ts', 'fr: french }', `fr: french, '${PSEUDO}': english }`],
  ['src/search/words/tokens.ts', "fr: '3' }", `fr: '3', '${PSEUDO}': '4' }`],
  ['src/search/words/stop.ts', "fr: new Set(listed.fr.split(' ')),", `fr: new Set(listed.fr.split(' ')),\n  '${PSEUDO}': new Set(),`],
  ['src/i18n/typeset.ts', '  en: [', `  '${PSEUDO}': [],\n  en: [`],
  ...['Crisis', 'EventTrack', 'FinalScoring', 'Influence', 'Lobbying', 'Policies', 'Requirement', 'Setup', 'SolarPhase', 'Temperature'].flatMap(
    island,
  ),
];
