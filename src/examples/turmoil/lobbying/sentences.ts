import { numbers, type LobbyingEvent, type LobbyingStep } from '../../../engine/turmoil/index.ts';
import type { Said, Words } from '../../../i18n/words.ts';
import {
  influenceSaid,
  ofParty,
  overIn,
  ownerIn,
  sayLeader,
  sayMarker,
  saySent,
  subjectIn,
  toParty,
  whoIn,
} from '../../../sentences/turmoil/words.ts';
import { MAX_ACTIONS, type Answer } from './input.ts';
import type { ToldStep } from './play.ts';

type EventOf<T extends LobbyingEvent['type']> = Extract<LobbyingEvent, { type: T }>;

const sayLeaderKept = ({ party, leader, has, rival, count }: EventOf<'leader-kept'>, words: Words): string => {
  const names = { Owner: subjectIn(words, leader), of: ofParty(words, party) };
  return rival === leader
    ? words.say('lobbying.what.leader-kept.own', { ...names, count: has })
    : words.say(`lobbying.what.leader-kept.${has === count ? 'tie' : 'rival'}`, { ...names, has, count, over: overIn(words, rival) });
};

const sayMarkerKept = ({ dominant, has, rival, count }: EventOf<'marker-kept'>, words: Words): string => {
  const to = toParty(words, dominant);
  return rival === dominant
    ? words.say('lobbying.what.marker-kept.own', { to, count: has })
    : words.say(`lobbying.what.marker-kept.${has === count ? 'tie' : 'rival'}`, { to, count: has, against: count, of: ofParty(words, rival) });
};

/** Says who takes a leader seat. A seat that a neutral delegate loses is called neutral. */
const sayTaken = (event: EventOf<'leader-seated'>, words: Words): string =>
  event.from === 'neutral'
    ? words.say('lobbying.what.replaced-neutral', { Owner: subjectIn(words, event.to), of: ofParty(words, event.party) })
    : sayLeader(event, words);

/** The key of the reason why the leader stays. */
const whyLeader = ({ leader, has, rival, count }: EventOf<'leader-kept'>): string => {
  if (rival === leader) return 'leader-kept.own';
  if (has === count) return 'leader-kept.tie';
  return leader === 'neutral' ? 'leader-kept.neutral' : 'leader-kept.more';
};

/** The key of the reason why the marker stays. */
const whyMarker = ({ dominant, has, rival, count }: EventOf<'marker-kept'>): string =>
  rival === dominant ? 'marker-kept.own' : has === count ? 'marker-kept.tie' : 'marker-kept.more';

const sayPaid = ({ changes }: EventOf<'megacredits-changed'>, words: Words): string =>
  words.say('lobbying.what.paid', { Owner: subjectIn(words, changes[0]!.player), cost: 0 - changes[0]!.by });

const sayDominantLeader = ({ owner, influence }: EventOf<'dominant-leader'>, words: Words): string =>
  words.say(`lobbying.what.dominant-leader.${owner === 'neutral' ? 'neutral' : 'player'}`, {
    Owner: subjectIn(words, owner),
    influence: influenceSaid(influence, words),
  });

/** Says who takes the seat after a removal. */
const saySucceeded = ({ party, from, to, tied }: EventOf<'leader-succeeded'>, words: Words): string =>
  tied.length > 1
    ? words.say('lobbying.what.tied', {
        tied: words.and(tied.map((owner) => overIn(words, owner))),
        owner: whoIn(words, to),
        of: ofParty(words, party),
      })
    : sayLeader({ party, from, to }, words);

/** The key of the reason why an owner takes the seat after a removal. */
const whySucceeded = ({ from, tied }: EventOf<'leader-succeeded'>): string =>
  tied.length === 1 ? 'leader.most' : from === 'neutral' ? 'leader.tie-after-neutral' : 'leader.tie';

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
      return [say(event.type, { Owner: subjectIn(words, event.player) }), event.type];
    case 'megacredits-changed':
      return [sayPaid(event, words), 'paid'];
    case 'delegate-placed':
      return [saySent(event, words), `delegate-placed.${event.source}`];
    case 'delegate-removed': {
      const whose = event.owner === 'neutral' ? 'neutral' : 'player';
      const names = { of: ofParty(words, event.party), over: overIn(words, event.owner) };
      return [say(`${event.type}.${event.from}.${whose}`, names), `${event.type}.${whose}`];
    }
    case 'leader-seated':
      return [sayTaken(event, words), `leader.${event.from ? 'replaced' : 'first'}`];
    case 'leader-succeeded':
      return [saySucceeded(event, words), whySucceeded(event)];
    case 'leader-kept':
      return [sayLeaderKept(event, words), whyLeader(event)];
    case 'party-emptied':
      return [say('party-emptied', { of: ofParty(words, event.party) }), event.type];
    case 'dominance-moved':
      return [sayMarker(event, words), whyMoved(step)];
    case 'marker-kept':
      return [sayMarkerKept(event, words), whyMarker(event)];
    case 'dominant-leader':
      return [sayDominantLeader(event, words), event.type];
    default:
      throw new Error(`no words for ${event.type}`);
  }
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
export const describeLobbying = (step: ToldStep, words: Words): Said => {
  const { action, tells = [step] } = step;
  const [, why] = sayingOf(step, words);
  return {
    what: tells.map((one) => sayingOf(one, words)[0]).join(' '),
    why: words.say(`lobbying.why.${why}`, { cost: numbers['lobbying.cost'] }),
    action,
  };
};

const sayUndone = (what: string, words: Words): string => words.say('own-table.said.undone', { what: what.replace(/\.$/, '') });

/** Says the answer to a press. */
export const sayAnswer = (answer: Answer, words: Words): string => {
  switch (answer.type) {
    case 'undone':
      return sayUndone(sayingOf(answer.step, words)[0], words);
    case 'restored':
      return sayUndone(words.say('lobbying.choose.clear'), words);
    case 'restart-undone':
      return sayUndone(words.say('stepper.reset'), words);
    case 'cleared':
      return words.say('own-table.said.cleared');
    case 'other-owner':
      return words.say('lobbying.answer.other-owner', { owner: ownerIn(words, answer.owner) });
    case 'full':
      return words.say('lobbying.answer.full', { n: MAX_ACTIONS });
    case 'dropped':
    case 'restarted':
    case 'same-reason':
      return words.say(`lobbying.answer.${answer.type}`);
  }
};
