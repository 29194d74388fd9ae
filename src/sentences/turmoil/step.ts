import { numbers, OWNERS, type Edition, type Game, type TurmoilEvent } from '../../engine/turmoil/index.ts';
import { sayMet, sayRanked, sizeOf } from './event.ts';
import type { Values } from '../../i18n/say.ts';
import { bound, signed, type Said, type Words } from '../../i18n/words.ts';
import { rankingOf, workingOf, type ToldStep, type Working } from './working.ts';
import { changeIn, ofParty, overIn, ownedSaid, ownerIn, sayLeader, sayMarker, saySent, subjectIn, toParty } from './words.ts';

type EventOf<T extends TurmoilEvent['type']> = Extract<TurmoilEvent, { type: T }>;

/** What the words of a step depend on, besides the step. */
export interface TellingStep {
  /** The game after the step. */
  readonly game: Game;
  /** The edition whose influence.adjust was applied. */
  readonly reading: Edition;
}

const trIn = ({ players }: Game, colour: string): number => players.find((player) => player.colour === colour)?.tr ?? 0;

/** Says the TR revision with the new TR of everyone who had any. */
const sayRevision = ({ changes }: EventOf<'tr-changed'>, game: Game, words: Words): string => {
  const totals = changes.flatMap(({ player, by }) =>
    by ? words.say('turmoil.event.tr-now', { over: overIn(words, player), tr: trIn(game, player) }) : [],
  );
  return words.say(`turmoil.event.tr-${totals.length ? 'changed' : 'kept'}`, { loss: numbers['tr-revision.loss'], totals: words.and(totals) });
};

const sayBonus = ({ party, unit, changes }: EventOf<'ruling-bonus'>, words: Words): string =>
  words.say(`turmoil.event.ruling-bonus.${changes.length ? 'some' : 'nobody'}`, {
    of: ofParty(words, party),
    changes: words.and(changes.map(({ player, by }, at) => bound(ownerIn(words, player), changeIn(words, unit, by, at > 0)))),
  });

/** Says who goes back to the reserve. The old chairman is counted with the delegates of the same owner. */
const sayReturned = ({ party, chairman, delegates }: EventOf<'delegates-returned'>, words: Words): string => {
  const counted = OWNERS.flatMap((one) => {
    const count = (delegates.find(({ owner }) => owner === one)?.count ?? 0) + Number(one === chairman);
    return count ? ownedSaid(words, one, count) : [];
  });
  const key = delegates.length ? 'some' : 'chairman';
  return words.say(`turmoil.event.delegates-returned.${key}`, { of: ofParty(words, party), delegates: words.list(counted) });
};

const sayChairman = ({ owner, trGained }: EventOf<'chairman-seated'>, game: Game, words: Words): string =>
  words.say(`turmoil.event.chairman-seated.${owner === 'neutral' ? 'neutral' : 'player'}`, {
    Owner: subjectIn(words, owner),
    by: trGained,
    tr: trIn(game, owner),
  });

const sayLobby = ({ filled, short }: EventOf<'lobby-filled'>, words: Words): string => {
  const say = (key: string, values?: Values) => words.say(`turmoil.event.lobby-filled.${key}`, values);
  const Players = words.capital(words.and(filled.map((owner) => ownerIn(words, owner))));
  const parts = [
    filled.length && say('filled', { Players, count: filled.length }),
    short.length && say('short', { players: words.and(short.map((owner) => overIn(words, owner))) }),
  ];
  return parts.filter(Boolean).join(' ') || say('full');
};

const whatHappened = ({ event }: ToldStep, { game }: TellingStep, words: Words): string => {
  const say = (key: string, values?: Values) => words.say(`turmoil.event.${key}`, values);
  switch (event.type) {
    case 'tr-changed':
      return sayRevision(event, game, words);
    case 'event-met':
      return sayMet(event, words);
    case 'event-ranked':
      return sayRanked(event, words);
    case 'ocean-changed':
      return say(`ocean-changed.${event.by > 0 ? 'placed' : 'removed'}`, { Player: subjectIn(words, event.player) });
    case 'ocean-kept':
      return say(`ocean-kept.${event.reason}`);
    case 'temperature-changed':
      return say(`temperature-changed.${event.to > event.from ? 'up' : 'down'}`, { from: signed(event.from), to: signed(event.to) });
    case 'temperature-kept':
      return say(event.type, { at: signed(event.at) });
    case 'no-current-event':
      return say(event.type);
    case 'policy-changed':
      return say(`policy-changed.${event.from === event.to ? 'again' : 'new'}`, { of: ofParty(words, event.from), to: toParty(words, event.to) });
    case 'ruling-bonus':
      return sayBonus(event, words);
    case 'delegates-returned':
      return sayReturned(event, words);
    case 'chairman-seated':
      return sayChairman(event, game, words);
    case 'dominance-moved':
      return sayMarker(event, words);
    case 'lobby-filled':
      return sayLobby(event, words);
    case 'delegate-placed':
      return saySent(event, words);
    case 'leader-seated':
      return sayLeader(event, words);
    case 'neutral-reserve-empty':
      return say(event.type, { to: toParty(words, event.party) });
    case 'card-moved':
      return event.card ? say(`card-moved.${event.space}`, { card: words.label(event.card) }) : say(`card-moved.${event.space}-none`);
    default:
      throw new Error(`no words for ${(event satisfies EventOf<'megacredits-changed'>).type}`);
  }
};

/** The numbers of the rules that a reason may name, by their placeholder. */
const facts: Values = {
  cap: numbers['influence.cap'],
  each: numbers['bonus.megacredits-each'],
  reds: numbers['reds.bonus-tr'],
  solo: numbers['reds.solo-most-tr'],
};

/** Events for which one reason is enough. A new type of event does not compile until it stands here or is a case below. */
type OneReason = EventOf<
  | 'tr-changed'
  | 'megacredits-changed'
  | 'ocean-changed'
  | 'temperature-changed'
  | 'no-current-event'
  | 'policy-changed'
  | 'delegates-returned'
  | 'lobby-filled'
  | 'neutral-reserve-empty'
>;

/** What a reason depends on, apart from the type of the event; empty if one reason is enough. If several rules lead to an event, the rule decides. */
const caseOf = ({ rule, event }: ToldStep, { game, reading }: TellingStep): string => {
  switch (event.type) {
    case 'event-met':
      return sizeOf(event, reading);
    case 'event-ranked':
      return event.card;
    case 'ruling-bonus':
      return event.party === 'reds' && game.players.length === 1 ? 'solo' : event.party;
    case 'dominance-moved':
      return rule === 'committee.dominance-shift' ? 'shift' : event.tied.length > 1 ? 'tie' : 'most';
    case 'delegate-placed':
      return rule === 'crisis.changing-times.current' ? 'current' : 'distant';
    case 'leader-seated':
      return event.from ? 'replaced' : 'first';
    case 'chairman-seated':
      return event.owner === 'neutral' ? event.owner : 'player';
    case 'card-moved':
      return event.card ? event.space : 'none';
    case 'ocean-kept':
    case 'temperature-kept':
      return event.reason;
    default:
      event satisfies OneReason;
      return '';
  }
};

/** The key of the reason: the type of the event, and its case. */
const reasonOf = (step: ToldStep, telling: TellingStep): string => `${step.event.type}.${caseOf(step, telling)}`.replace(/\.$/, '');

/** The table of a step that has one. */
const tableOf = ({ event }: ToldStep): Working | undefined =>
  event.type === 'event-met' ? workingOf(event) : event.type === 'event-ranked' ? rankingOf(event) : undefined;

/**
 * Says one step of a crisis.
 *
 * @param words the reader's words; the step's cards must be among their names
 * @throws Error if a string or a name is missing: an error of the build. Error for an event that a crisis never has
 */
export const describeStep = (step: ToldStep, telling: TellingStep, words: Words): Said<Working> => ({
  what: whatHappened(step, telling, words),
  why: words.say(`turmoil.why.${reasonOf(step, telling)}`, facts),
  table: tableOf(step),
});
