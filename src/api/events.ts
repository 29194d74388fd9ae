import { effectSaid, eventAnchor, eventsOf, eventsPath, gamesWithEvents, type GlobalEvent } from '../book/events.ts';
import { inEachLang } from '../book/words.ts';
import { t } from '../i18n/t.ts';

const eventData = async (game: string, { id, words, card }: GlobalEvent) => ({
  id,
  game,
  names: await inEachLang((lang) => words[lang]),
  own: words.own,
  revealed: card.revealed,
  current: card.current,
  needs: card.needs ?? [],
  effects: card.effects,
  text: await inEachLang((lang) => card.effects.map((effect) => effectSaid(effect, lang)).join(' ')),
  note: words.note ?? null,
  unsure: words.unsure,
  rules: words.rules,
  url: await inEachLang((lang) => `${lang}/${eventsPath(game)}#${eventAnchor(id)}`),
});

const cardsData = async (game: string) => Promise.all((await eventsOf(game)).map((event) => eventData(game, event)));

/**
 * Everything that `/api/v1/events.json` holds: the event cards as the engine has them, their names and what they do in
 * words. Addresses are relative to the folder that the site is served from.
 */
export const eventsData = async () => ({
  version: 1,
  source: await inEachLang((lang) => `${t(lang, 'events:outside.title')}. ${t(lang, 'events:outside.text')}`),
  events: (await Promise.all((await gamesWithEvents()).map(cardsData))).flat(),
});
