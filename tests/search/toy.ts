import type { GameSource } from '../../src/search/index/sources.ts';

/** A game of one rule, to build an index from. */
export const toy: GameSource = {
  game: 'toy',
  chapters: new Map([['yard', { ru: 'Двор', en: 'Yard', fr: 'Cour' }]]),
  rules: [
    {
      id: 'yard.gate',
      chapter: 'yard',
      number: { ru: '1а', en: '1a', fr: '1a' },
      title: { ru: 'Синие ворота', en: 'Blue gate', fr: 'Porte bleue' },
      text: { ru: 'Ворота открывает сторож.', en: 'The guard opens the gate.', fr: 'Le gardien ouvre la porte.' },
      url: { ru: 'ru/toy/yard/#yard.gate', en: 'en/toy/yard/#yard.gate', fr: 'fr/toy/yard/#yard.gate' },
    },
  ],
  terms: [
    {
      id: 'gate',
      rule: 'yard.gate',
      ru: { term: 'ворота', aliases: ['калитка'] },
      en: { term: 'gate', aliases: ['door'] },
      fr: { term: 'porte', abbr: 'P' },
    },
    { id: 'guard', ru: { term: 'сторож', aliases: ['охранник'] }, en: { term: 'guard' }, fr: { term: 'gardien' } },
    { id: 'yard', ru: { term: 'двор' }, en: { term: 'yard' }, fr: { term: 'cour', aliases: ['jardin'] } },
    { id: 'dog', ru: { term: 'собака' }, en: { term: 'dog', aliases: ['hound'] }, fr: { term: 'chien' } },
  ],
  entries: [
    {
      kind: 'event',
      id: 'storm',
      title: { ru: 'Большая буря', en: 'Great storm', fr: 'Grande tempête' },
      forms: { ru: [], en: [], fr: [] },
      aliases: { ru: [], en: [], fr: [] },
      text: { ru: 'Ворота закрыты.', en: 'The gate is shut.', fr: 'La porte est fermée.' },
      url: { ru: 'ru/toy/events/#event-storm', en: 'en/toy/events/#event-storm', fr: 'fr/toy/events/#event-storm' },
      called: { ru: 'Карта события', en: 'Event card', fr: 'Carte Événement' },
    },
    {
      kind: 'term',
      id: 'gate',
      title: { ru: 'ворота', en: 'gate', fr: 'porte, P' },
      forms: { ru: ['воротами'], en: ['gates'], fr: ['porte', 'P'] },
      aliases: { ru: ['калитка'], en: ['door'], fr: [] },
      text: { ru: 'Вход во двор.', en: 'The way into the yard.', fr: 'L’entrée de la cour.' },
      url: { ru: 'ru/toy/glossary/#term-gate', en: 'en/toy/glossary/#term-gate', fr: 'fr/toy/glossary/#term-gate' },
      called: { ru: 'Термин', en: 'Term', fr: 'Terme' },
    },
  ],
};
