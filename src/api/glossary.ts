import { games } from '../book/game.ts';
import { glossaryPath, termAnchor, termsOf, type Term } from '../book/glossary.ts';
import { inEachLang } from '../book/words.ts';

const termData = async (game: string, term: Term) => ({
  id: term.id,
  game,
  name: await inEachLang((lang) => term[lang].term),
  abbr: await inEachLang((lang) => term[lang].abbr ?? null),
  forms: await inEachLang((lang) => term[lang].forms),
  aliases: await inEachLang((lang) => term[lang].aliases),
  definition: await inEachLang((lang) => term.definition[lang]),
  rule: term.rule ?? null,
  url: await inEachLang((lang) => `${lang}/${glossaryPath(game)}#${termAnchor(term.id)}`),
});

const termsData = async (game: string) => Promise.all((await termsOf(game)).map((term) => termData(game, term)));

/** Everything that `/api/v1/glossary.json` holds: the terms of all games, game by game. */
export const glossaryData = async () => ({
  version: 1,
  terms: (await Promise.all((await games()).map(({ id }) => termsData(id)))).flat(),
});
