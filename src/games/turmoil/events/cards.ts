import type { CollectionEntry } from 'astro:content';
import { cardsOf } from '../../../book/cards.ts';
import { borrowed, unmarked } from '../../../i18n/borrowed.ts';
import { describeEffect } from '../../../sentences/turmoil/effect.ts';
import { locales, type Lang } from '../../../i18n/locales.ts';
import { isWhole, stringsOf } from '../../../i18n/t.ts';
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
export const eventsOf = async (game: string): Promise<readonly GlobalEvent[]> =>
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
  if (fallback && !isWhole(lang, ['events', 'turmoil'])) return borrowed(fallback, effectSaid(effect, fallback));
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
