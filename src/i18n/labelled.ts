/**
 * A name and what it has, with the colon of a language: `Players: 3`, `Joueurs : 3`. Without a text, the name stands before what follows.
 *
 * @param lang the language of both
 */
export const labelled = (lang: string, name: string, text = ''): string => `${name}${lang === 'fr' ? '\u00A0' : ''}: ${text}`.trimEnd();
