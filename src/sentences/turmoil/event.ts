import { globalEvents, influenceIn, type AssetChange, type Effect, type InfluenceSource, type TurmoilEvent } from '../../engine/turmoil/index.ts';
import type { Values } from '../../i18n/say.ts';
import { bound, signed, type Words } from '../../i18n/words.ts';
import { changesOf, ownerIn } from './words.ts';

type Resolved = Extract<TurmoilEvent, { type: 'event-resolved' }>;
type Ranked = Extract<TurmoilEvent, { type: 'event-ranked' }>;

const effectOf = ({ card, effect }: Resolved): Effect | undefined => globalEvents[card].effects[effect];

/** What decides the size of an effect: a count with the limit of five, a count without a limit, influence alone, or nothing. */
const sizeOf = (effect: Effect | undefined): 'capped' | 'uncapped' | 'influence' | 'plain' => {
  if (effect === undefined) return 'plain';
  if ('capped' in effect) return effect.count === null ? 'influence' : effect.capped ? 'capped' : 'uncapped';
  return effect.kind === 'keep-at-most' || effect.kind === 'lose-tr' ? 'influence' : 'plain';
};

/** The key of the sentence that explains the size of an effect. */
const workingOf = (effect: Effect | undefined): string => {
  switch (effect?.kind) {
    case 'keep-at-most':
      return 'kept';
    case 'add-floaters':
      return 'floaters-one';
    case 'add-to-each-card':
      return effect.count === 'floater-cards' ? 'floaters-each' : 'resources-each';
    default: {
      const size = sizeOf(effect);
      return size === 'capped' || size === 'uncapped' ? 'counted' : size;
    }
  }
};

const influenceSaid = (sources: readonly InfluenceSource[], words: Words): string =>
  sources.length ? `${influenceIn(sources)} (${words.list(sources.map((source) => words.say(`turmoil.source.${source}`)))})` : '0';

/** Says changes of a player's numbers: "M€\u00A0−8, heat\u00A0−3". */
const changesSaid = (changes: readonly AssetChange[], words: Words): string =>
  words.list(changes.map(({ asset, by }) => bound(words.say(`turmoil.thing.${asset}`), signed(by))));

/** Says the result of an effect. */
const endOf = (event: Resolved, effect: Effect | undefined, say: (key: string, values?: Values) => string, words: Words): string => {
  const changes = event.changes.filter(({ by }) => by !== 0);
  if (changes.length > 0) return say('changes', { changes: changesSaid(changes, words) });
  if (effect?.kind === 'lose-floaters-or-megacredits' && event.changes.length === 0) return say('floaters-lost', { n: effect.floaters });
  return effect?.kind === 'add-floaters' || effect?.kind === 'add-to-each-card' ? '' : say('nothing');
};

/**
 * Says what one effect of a global event did to one player: how its size was computed, its threshold if it has one, and the changes.
 *
 * @param event the player's step; its card must be among the names of `words`
 */
export const sayResolved = (event: Resolved, words: Words): string => {
  const effect = effectOf(event);
  const say = (key: string, values?: Values) => words.say(`turmoil.event.event-resolved.${key}`, values);
  const { counted = 0, capped = 0, influence = [], units = 0 } = event.tally ?? {};
  const working = {
    card: words.label(event.card),
    player: ownerIn(words, event.player),
    counted,
    capped,
    units,
    influence: influenceSaid(influence, words),
  };
  const threshold = effect?.kind === 'gain-if' ? [say('threshold', { threshold: effect.threshold })] : [];
  return [say(workingOf(effect), working), ...threshold, endOf(event, effect, say, words)].filter((part) => part !== '').join(' ');
};

/** The key of the reason for such a step. It depends on whether the count has a limit or influence alone decides. */
export const reasonForResolved = (event: Resolved): string => `event-resolved.${sizeOf(effectOf(event))}`;

/** Says how a global event compared the players, and whose TR changed. */
export const sayRanked = ({ card, scores, changes }: Ranked, words: Words): string => {
  const said = scores.map(({ player, counted, influence }) => bound(ownerIn(words, player), `${counted}\u00A0+\u00A0${influenceIn(influence)}`));
  const end = changes.length
    ? words.say('turmoil.event.tr-changed', { changes: changesOf(changes, words) })
    : words.say('turmoil.event.event-resolved.nothing');
  return `${words.say('turmoil.event.event-ranked.scores', { card: words.label(card), scores: words.list(said) })} ${end}`;
};
