// Which texts are behind, and the record of those that were read again.
// `npm run translations`                                     lists the texts that another language's change left behind, and
//                                                            what a partly translated language lacks
// `npm run translations -- --checked <game>[:<rule>] [lang …]`  records that these texts were read against the others; without
//                                                            a language, that all of them were read together
import { writeFileSync } from 'node:fs';
import { missingTexts, textsIn } from '../../../src/book/partial/missing.ts';
import { isLang, LANGS, locales, type Lang } from '../../../src/i18n/locales.ts';
import { games, readBook } from '../checks/book.ts';
import { withReading, writeRecords } from './record.ts';
import { readRecords, recordFaults, recordPath, staleTexts, versionsOf } from './state.ts';

const list = (game: string): number => {
  const book = readBook(game);
  const records = readRecords(game);
  const stale = staleTexts(book, records);
  const faults = recordFaults(book, records);
  stale.forEach(({ rule, lang, since }) => console.log(`${game}:${rule}: the ${lang} text is to be read again: ${since.join(', ')} changed`));
  faults.forEach(({ at, what }) => console.error(`${at}: ${what}`));
  console.log(`${game}: ${versionsOf(book).size} rules, ${stale.length} texts to be read again, ${faults.length} changes without a record`);
  return faults.length;
};

/** Lists what a partly translated language lacks. It is no fault: the pages show the fallback's text. */
const listMissing = (lang: Lang): void => {
  const { fallback } = locales[lang];
  if (!fallback) return;
  const missing = missingTexts(textsIn('content'), lang, fallback);
  missing.forEach((text) => console.log(`${lang} has no content/${text}`));
  console.log(`${lang}: ${missing.length} texts are not translated and shown in ${fallback}`);
};

const record = (name: string, langs: readonly Lang[]): void => {
  const [game = '', only] = name.split(':');
  if (!games.includes(game)) throw new Error(`no game "${game}"; there are ${games.join(', ')}`);
  const records = readRecords(game);
  const now = versionsOf(readBook(game));
  if (only && !now.has(only)) throw new Error(`no rule "${name}"`);
  const entries = [...now].flatMap(([rule, versions]) => {
    const known = records.get(rule);
    if (only && only !== rule) return known ? [[rule, known] as const] : [];
    return [[rule, withReading(known, versions, langs)] as const];
  });
  writeFileSync(recordPath(game), writeRecords(new Map(entries)));
  console.log(`${recordPath(game)}: ${only ?? 'every rule'} is read in ${langs.join(', ')}`);
  console.log('If the rule now says something else, say so in content/changes.yaml.');
};

const [command, name, ...langs] = process.argv.slice(2);
if (command === '--checked' && name && langs.every(isLang)) record(name, langs.length ? langs : LANGS);
else if (command) throw new Error('npm run translations [-- --checked <game>[:<rule>] [lang …]]');
else {
  LANGS.forEach(listMissing);
  process.exitCode = games.map(list).some((faults) => faults > 0) ? 1 : 0;
}
