import { eventAnchor, eventsPath } from '../../../book/cards.ts';
import { inEachLang } from '../../../book/words.ts';
import { t } from '../../../i18n/t.ts';
import { effectSaid, eventsOf, type GlobalEvent } from './cards.ts';

/** The game that this folder is about. */
const GAME = 'turmoil';

const eventData = async ({ id, words, card }: GlobalEvent) => ({
  id,
  game: GAME,
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
  url: await inEachLang((lang) => `${lang}/${eventsPath(GAME)}#${eventAnchor(id)}`),
});

/**
 * Everything that `/api/v1/events.json` holds: the event cards as the engine has them, their names and what they do in
 * words. Addresses are relative to the folder that the site is served from.
 */
export const eventsData = async () => ({
  version: 1,
  source: await inEachLang((lang) => `${t(lang, 'events:outside.title')}. ${t(lang, 'events:outside.text')}`),
  events: await Promise.all((await eventsOf(GAME)).map(eventData)),
});
