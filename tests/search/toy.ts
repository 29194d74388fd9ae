import { DEFAULT_LANG, LANGS, type Lang, type WholeLang } from '../../src/i18n/locales.ts';
import type { GameSource, TermWords } from '../../src/search/index/sources.ts';

/** A value in every language: one that is not wholly translated has the default language's. */
const inLangs = <T>(values: Readonly<Record<WholeLang, T>>): Readonly<Record<Lang, T>> =>
  Object.fromEntries(LANGS.map((lang) => [lang, (values as Partial<Record<Lang, T>>)[lang] ?? values[DEFAULT_LANG]])) as Record<Lang, T>;

/** A game of one rule, to build an index from. */
export const toy: GameSource = {
  game: 'toy',
  chapters: new Map([['yard', inLangs({ ru: 'Двор', en: 'Yard', fr: 'Cour' })]]),
  rules: [
    {
      id: 'yard.gate',
      chapter: 'yard',
      number: inLangs({ ru: '1а', en: '1a', fr: '1a' }),
      title: inLangs({ ru: 'Синие ворота', en: 'Blue gate', fr: 'Porte bleue' }),
      text: inLangs({ ru: 'Ворота открывает сторож.', en: 'The guard opens the gate.', fr: 'Le gardien ouvre la porte.' }),
      differs: null,
      readings: {},
      url: inLangs({ ru: 'ru/toy/yard/#yard.gate', en: 'en/toy/yard/#yard.gate', fr: 'fr/toy/yard/#yard.gate' }),
    },
  ],
  terms: [
    {
      id: 'gate',
      rule: 'yard.gate',
      ...inLangs<TermWords>({
        ru: { term: 'ворота', aliases: ['калитка'] },
        en: { term: 'gate', aliases: ['door'] },
        fr: { term: 'porte', abbr: 'P' },
      }),
    },
    { id: 'guard', ...inLangs<TermWords>({ ru: { term: 'сторож', aliases: ['охранник'] }, en: { term: 'guard' }, fr: { term: 'gardien' } }) },
    { id: 'yard', ...inLangs<TermWords>({ ru: { term: 'двор' }, en: { term: 'yard' }, fr: { term: 'cour', aliases: ['jardin'] } }) },
    { id: 'dog', ...inLangs<TermWords>({ ru: { term: 'собака' }, en: { term: 'dog', aliases: ['hound'] }, fr: { term: 'chien' } }) },
  ],
  entries: [
    {
      kind: 'event',
      id: 'storm',
      title: inLangs({ ru: 'Большая буря', en: 'Great storm', fr: 'Grande tempête' }),
      forms: inLangs({ ru: [], en: [], fr: [] }),
      aliases: inLangs({ ru: [], en: [], fr: [] }),
      text: inLangs({ ru: 'Ворота закрыты.', en: 'The gate is shut.', fr: 'La porte est fermée.' }),
      url: inLangs({ ru: 'ru/toy/events/#event-storm', en: 'en/toy/events/#event-storm', fr: 'fr/toy/events/#event-storm' }),
      called: inLangs({ ru: 'Карта события', en: 'Event card', fr: 'Carte Événement global' }),
    },
    {
      kind: 'term',
      id: 'gate',
      title: inLangs({ ru: 'ворота', en: 'gate', fr: 'porte, P' }),
      forms: inLangs({ ru: ['воротами'], en: ['gates'], fr: ['porte', 'P'] }),
      aliases: inLangs({ ru: ['калитка'], en: ['door'], fr: [] }),
      text: inLangs({ ru: 'Вход во двор.', en: 'The way into the yard.', fr: 'L’entrée de la cour.' }),
      url: inLangs({ ru: 'ru/toy/glossary/#term-gate', en: 'en/toy/glossary/#term-gate', fr: 'fr/toy/glossary/#term-gate' }),
      called: inLangs({ ru: 'Термин', en: 'Term', fr: 'Terme' }),
    },
  ],
};
