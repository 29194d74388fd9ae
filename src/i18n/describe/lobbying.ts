import { numbers, type LobbyingEvent, type LobbyingStep } from '../../engine/turmoil/index.ts';
import { describeStep, type Said } from './turmoil.ts';
import type { Words } from './words.ts';

type EventOf<T extends LobbyingEvent['type']> = Extract<LobbyingEvent, { type: T }>;

const sayLeaderKept = ({ party, leader, has, rival, count }: EventOf<'leader-kept'>, words: Words): string => {
  const key = rival === leader ? 'own' : 'rival';
  return words.say(`lobbying.what.leader-kept.${key}`, {
    party: words.label(party),
    leader: words.owner(leader),
    has,
    rival: words.owner(rival),
    count,
  });
};

const sayMarkerKept = ({ dominant, has, rival, count }: EventOf<'marker-kept'>, words: Words): string => {
  const key = rival === dominant ? 'own' : 'rival';
  return words.say(`lobbying.what.marker-kept.${key}`, { dominant: words.label(dominant), has, rival: words.label(rival), count });
};

/** Why the leader stays: the rule tells it, but for a tie, which two rules may decide. */
const whyLeader = ({ leader, has, rival, count }: EventOf<'leader-kept'>): string => {
  if (rival === leader) return 'leader-kept.own';
  if (has === count) return 'leader-kept.tie';
  return leader === 'neutral' ? 'leader-kept.neutral' : 'leader-kept.more';
};

const whyMarker = ({ dominant, has, rival, count }: EventOf<'marker-kept'>): string =>
  rival === dominant ? 'marker-kept.own' : has === count ? 'marker-kept.tie' : 'marker-kept.more';

/** The sentence and the key of the reason for what only this example tells; null for what every game of Turmoil does. */
const noted = (event: LobbyingEvent, words: Words): readonly [what: string, why: string] | null => {
  const say = (key: string, values = {}) => words.say(`lobbying.what.${key}`, values);
  switch (event.type) {
    case 'lobby-used':
    case 'lobby-passed-over':
      return [say(event.type, { player: words.owner(event.player) }), event.type];
    case 'leader-kept':
      return [sayLeaderKept(event, words), whyLeader(event)];
    case 'marker-kept':
      return [sayMarkerKept(event, words), whyMarker(event)];
    case 'dominant-leader':
      return [say('dominant-leader', { party: words.label(event.party), owner: words.owner(event.owner), by: event.influence }), event.type];
    case 'party-emptied':
      return [say('party-emptied', { party: words.label(event.party) }), event.type];
    case 'delegate-removed':
      return [say(`delegate-removed.${event.from}`, { party: words.label(event.party), owner: words.owner(event.owner) }), event.type];
    case 'leader-succeeded': {
      const names = { party: words.label(event.party), from: words.owner(event.from), to: words.owner(event.to) };
      const tied = event.tied.length > 1 ? `${say('tied', { tied: words.list(event.tied.map(words.owner)) })} ` : '';
      return [tied + say('leader-succeeded', names), `leader-succeeded.${event.tied.length > 1 ? 'tie' : 'most'}`];
    }
    default:
      return null;
  }
};

/** A tie for the marker after a removal has a reason of its own: no party has just become ruling. */
const isTieForMarker = ({ rule }: LobbyingStep): boolean => rule === 'committee.dominance-tie';

/**
 * Says one step of lobbying or of a removal.
 *
 * @param words the reader's words; the step's parties must be among their names
 */
export const describeLobbying = (step: LobbyingStep, words: Words): Said => {
  const { rule, event } = step;
  const note = noted(event, words);
  const own = (key: string): string => words.say(`lobbying.why.${key}`, { each: numbers['influence.each'] });
  if (note !== null) return { what: note[0], why: own(note[1]) };
  const said = describeStep({ rule, event } as Parameters<typeof describeStep>[0], words);
  return isTieForMarker(step) ? { ...said, why: own('dominance-tie') } : said;
};
