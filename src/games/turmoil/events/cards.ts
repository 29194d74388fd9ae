import type { CollectionEntry } from 'astro:content';
import { cardsOf, eventAnchor, eventsPath, inEachLang } from '../../../book/words.ts';
import { borrowed, unmarked } from '../../../i18n/borrowed.ts';
import { describeEffect } from '../../../sentences/turmoil/effect.ts';
import { locales, type Lang } from '../../../i18n/locales.ts';
import { isTranslated, stringsOf, t } from '../../../i18n/t.ts';
import { globalEvents, isEventId, type Count, type Effect, type EventCard, type EventId, type Expansion } from '../../../engine/turmoil/index.ts';

/** A global event card: its names and notes from the content, its parties and effects from the engine. */
export interface GlobalEvent {
  readonly id: EventId;
  readonly words: CollectionEntry<'cards'>['data'][number];
  readonly card: EventCard;
}

/**
 * The event cards of a game, in the order of its file.
 *
 * @throws Error when the file names a card that the engine has not
 */
const eventsOf = async (game: string): Promise<readonly GlobalEvent[]> =>
  (await cardsOf(game)).map((words) => {
    const { id } = words;
    if (!isEventId(id)) throw new Error(`content/${game}/events.yaml: the engine has no card "${id}"`);
    return { id, words, card: globalEvents[id] };
  });

/** The event cards of a game in the alphabetical order of a language. */
export const eventsInOrder = async (game: string, lang: Lang): Promise<readonly GlobalEvent[]> => {
  const { compare } = new Intl.Collator(lang);
  return (await eventsOf(game)).toSorted((one, other) => compare(unmarked(one.words[lang]), unmarked(other.words[lang])));
};

/** What an effect does, in a language; one that has not all words for it says it in its fallback, marked as borrowed. */
export const effectSaid = (effect: Effect, lang: Lang): string => {
  const { fallback } = locales[lang];
  if (fallback && !isTranslated(lang, ['events', 'turmoil'])) return borrowed(fallback, effectSaid(effect, fallback));
  return describeEffect(effect, { events: stringsOf(lang, 'events'), turmoil: stringsOf(lang, 'turmoil') }, lang);
};

/** What a reader may choose cards by: the TR that events count in sets are one thing. */
export type Counts = Exclude<Count, `tr-sets-${string}`> | 'tr' | 'nothing';

const countsIn = (effect: Effect): readonly Count[] => {
  if (effect.kind === 'rank') return effect.score;
  return 'count' in effect && effect.count !== null ? [effect.count] : [];
};

const isTr = (count: Count): count is Extract<Count, `tr-sets-${string}`> => count.startsWith('tr-sets-');

/** What a card counts: each thing once, or `nothing`. */
export const countsOf = ({ effects }: EventCard): readonly Counts[] => {
  const counts = effects.flatMap(countsIn).map((count) => (isTr(count) ? 'tr' : count));
  return counts.length ? [...new Set(counts)] : ['nothing'];
};

/** What must be in the box for a card to be in play: the expansions it asks for, or `box`. */
export const expansionsOf = ({ needs = [] }: EventCard): readonly (Expansion | 'box')[] => (needs.length ? needs : ['box']);

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
