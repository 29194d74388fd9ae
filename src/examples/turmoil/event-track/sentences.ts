import { numbers, unreachable, type TrackEvent, type TrackProblem } from '../../../engine/turmoil/index.ts';
import type { Values } from '../../../i18n/say.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import { toParty } from '../../../sentences/turmoil/words.ts';

/** The end of the key below `what` and `why`, and the values for the text of `what`. */
type Saying = readonly [key: string, values: Values];

/** Says how many neutral delegates are left in the reserve, as the end of a sentence. */
export const leftSaid = (left: number, words: Words): string => words.say(`event-track.left.${left > 0 ? 'some' : 'none'}`, { left });

const sayingOf = (event: TrackEvent, words: Words): Saying => {
  switch (event.type) {
    case 'card-revealed': {
      const where = event.generation === 0 ? `set-up-${event.space}` : 'crisis';
      return [`card-revealed.${where}`, { card: words.label(event.card), generation: event.generation }];
    }
    case 'delegate-came':
      return [`delegate-came.${event.corner}`, { to: toParty(words, event.party), left: leftSaid(event.left, words) }];
    case 'none-came':
      return [event.type, { to: toParty(words, event.party) }];
    case 'nothing-to-resolve':
    case 'deck-empty':
      return [event.type, { generation: event.generation }];
    case 'card-advanced':
      return [`card-advanced.${event.space}`, { generation: event.generation }];
    case 'card-resolved':
      return [event.type, { card: words.label(event.card), generation: event.generation }];
    case 'generations-counted':
      return [
        `counted.${event.reading}`,
        { count: event.generations.length, list: words.and(event.generations.map((n) => words.say('event-track.nth', { n }))) },
      ];
    default:
      return unreachable(event);
  }
};

/** Returns the key of the reason. A card that starts on the Coming space takes fewer generations than the editions print, so it has its own reason. */
const whyOf = (event: TrackEvent, key: string): string => (event.type === 'generations-counted' && event.short ? `${key}-short` : key);

/** Says one step of a card's path. */
export const describeTrack = (event: TrackEvent, words: Words): Said => {
  const [key, values] = sayingOf(event, words);
  const facts = { ahead: numbers['events.ahead'], between: numbers['events.between'] };
  return { what: words.say(`event-track.what.${key}`, values), why: words.say(`event-track.why.${whyOf(event, key)}`, facts) };
};

/** Says why a card cannot be followed. */
export const describeTrackProblem = (problem: TrackProblem, words: Words): string => {
  const key = `event-track.problem.${problem.code}`;
  switch (problem.code) {
    case 'no-such-generation':
      return words.say(key);
    case 'no-such-reserve':
      return words.say(key, { most: problem.max });
    default:
      return unreachable(problem);
  }
};
