import { globalEvents, type Effect, type EventId } from '../../engine/turmoil/index.ts';

/** What one effect looks at or changes, by the names of `turmoil.thing`. */
const thingsIn = (effect: Effect): readonly string[] => {
  const counted = 'count' in effect && effect.count !== null ? [effect.count] : [];
  switch (effect.kind) {
    case 'rank':
      return effect.score;
    case 'lose':
    case 'lose-all':
    case 'keep-at-most':
      return [...counted, effect.resource];
    case 'lose-production':
      return [`production:${effect.resource}`];
    case 'discard-cards':
      return ['cards-in-hand'];
    case 'add-floaters':
      return ['floater-cards'];
    case 'lose-floaters-or-megacredits':
      return ['cards-with-two-floaters'];
    default:
      return counted;
  }
};

/** Everything of a player's that decides what an event does to them. */
export const thingsOf = (card: EventId | null): readonly string[] =>
  card === null ? [] : (globalEvents[card].effects as readonly Effect[]).flatMap(thingsIn);
