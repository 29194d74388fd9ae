import { numbers, type LobbyingEvent, type LobbyingProblem, type LobbyingStep } from '../../engine/turmoil/index.ts';
import type { Said, Words } from '../../i18n/words.ts';
import { changesOf, ownerIn } from '../../sentences/turmoil/words.ts';

type EventOf<T extends LobbyingEvent['type']> = Extract<LobbyingEvent, { type: T }>;

const sayLeaderKept = ({ party, leader, has, rival, count }: EventOf<'leader-kept'>, words: Words): string => {
  const key = rival === leader ? 'own' : 'rival';
  return words.say(`lobbying.what.leader-kept.${key}`, {
    party: words.label(party),
    leader: ownerIn(words, leader),
    has,
    rival: ownerIn(words, rival),
    count,
  });
};

const sayMarkerKept = ({ dominant, has, rival, count }: EventOf<'marker-kept'>, words: Words): string => {
  const key = rival === dominant ? 'own' : 'rival';
  return words.say(`lobbying.what.marker-kept.${key}`, { dominant: words.label(dominant), has, rival: words.label(rival), count });
};

/** The key of the reason why the leader stays. */
const whyLeader = ({ leader, has, rival, count }: EventOf<'leader-kept'>): string => {
  if (rival === leader) return 'leader-kept.own';
  if (has === count) return 'leader-kept.tie';
  return leader === 'neutral' ? 'leader-kept.neutral' : 'leader-kept.more';
};

/** The key of the reason why the marker stays. */
const whyMarker = ({ dominant, has, rival, count }: EventOf<'marker-kept'>): string =>
  rival === dominant ? 'marker-kept.own' : has === count ? 'marker-kept.tie' : 'marker-kept.more';

const sayTied = (tied: readonly string[], words: Words): string =>
  tied.length > 1 ? `${words.say('lobbying.what.tied', { tied: words.list(tied) })} ` : '';

/**
 * Returns the sentence of an event, and the key of its reason.
 *
 * @throws Error for an event that lobbying never has
 */
const sayingOf = (step: LobbyingStep, words: Words): readonly [what: string, why: string] => {
  const { event } = step;
  const say = (key: string, values = {}) => words.say(`lobbying.what.${key}`, values);
  switch (event.type) {
    case 'lobby-used':
    case 'lobby-passed-over':
      return [say(event.type, { player: ownerIn(words, event.player) }), event.type];
    case 'megacredits-changed':
      return [say('paid', { changes: changesOf(event.changes, words) }), 'paid'];
    case 'delegate-placed':
      return [say('delegate-placed', { party: words.label(event.party), owner: ownerIn(words, event.owner) }), `delegate-placed.${event.source}`];
    case 'delegate-removed':
      return [say(`delegate-removed.${event.from}`, { party: words.label(event.party), owner: ownerIn(words, event.owner) }), event.type];
    case 'leader-seated':
    case 'leader-succeeded':
      return sayLeader(event, words);
    case 'leader-kept':
      return [sayLeaderKept(event, words), whyLeader(event)];
    case 'party-emptied':
      return [say('party-emptied', { party: words.label(event.party) }), event.type];
    case 'dominance-moved':
      return [
        sayTied(event.tied.map(words.label), words) + say('dominance-moved', { from: words.label(event.from), to: words.label(event.to) }),
        whyMoved(step),
      ];
    case 'marker-kept':
      return [sayMarkerKept(event, words), whyMarker(event)];
    case 'dominant-leader':
      return [say('dominant-leader', { party: words.label(event.party), owner: ownerIn(words, event.owner), by: event.influence }), event.type];
    default:
      throw new Error(`no words for ${event.type}`);
  }
};

const sayLeader = (event: EventOf<'leader-seated' | 'leader-succeeded'>, words: Words): readonly [what: string, why: string] => {
  const names = { party: words.label(event.party), from: event.from ? ownerIn(words, event.from) : '', to: ownerIn(words, event.to) };
  if (event.type === 'leader-seated') {
    const key = event.from ? 'replaced' : 'first';
    return [words.say(`lobbying.what.leader.${key}`, names), `leader.${key}`];
  }
  const tie = event.from === 'neutral' ? 'leader.tie-after-neutral' : 'leader.tie';
  return [
    sayTied(
      event.tied.map((owner) => ownerIn(words, owner)),
      words,
    ) + words.say('lobbying.what.leader.replaced', names),
    event.tied.length > 1 ? tie : 'leader.most',
  ];
};

/** The key of the reason why the marker moves. Only a removal can leave several parties tied ahead of the dominant one. */
const whyMoved = ({ rule }: LobbyingStep): string =>
  rule === 'open-questions.marker-after-removal' ? 'dominance-moved.tie' : 'dominance-moved.shift';

/**
 * Says one step of lobbying or of a removal.
 *
 * @param words the reader's words; the step's parties must be among their names
 * @throws Error for an event that lobbying never has
 */
export const describeLobbying = (step: LobbyingStep, words: Words): Said => {
  const [what, why] = sayingOf(step, words);
  return { what, why: words.say(`lobbying.why.${why}`, { each: numbers['influence.each'], cost: numbers['lobbying.cost'] }) };
};

/** Says why an action is refused; null if the words are among the refusals that are fetched. */
export const describeLobbyingProblem = (problem: LobbyingProblem, words: Words): string | null =>
  problem.code === 'none-to-remove'
    ? words.say('lobbying.problem.none-to-remove', { party: words.label(problem.party), owner: ownerIn(words, problem.owner) })
    : null;
