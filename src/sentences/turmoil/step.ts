import { never, numbers, type Change, type TurmoilEvent, type TurmoilStep } from '../../engine/turmoil/index.ts';
import { reasonForResolved, sayRanked, sayResolved } from './event.ts';
import type { Values } from '../../i18n/say.ts';
import { bound, minused, type Said, type Words } from '../../i18n/words.ts';
import { changesOf, ownerIn } from './words.ts';

type EventOf<T extends TurmoilEvent['type']> = Extract<TurmoilEvent, { type: T }>;

/** Says changes of players: "red +1, blue −2", or the word for nobody. */
const changesIn = (words: Words, changes: readonly Change[]): string =>
  changes.length === 0 ? words.say('turmoil.board.nobody') : changesOf(changes, words);

const sayReturned = ({ chairman, delegates }: EventOf<'delegates-returned'>, words: Words): string => {
  const counted = delegates.map(({ owner, count }) => bound(ownerIn(words, owner), count));
  const home = counted.length ? words.list(counted) : words.say('turmoil.board.none');
  return words.say('turmoil.event.delegates-returned', { chairman: ownerIn(words, chairman), delegates: home });
};

const sayDominance = ({ from, to, tied }: EventOf<'dominance-moved'>, words: Words): string => {
  const where = { from: words.label(from), to: words.label(to), tied: words.list(tied.map((party) => words.label(party))) };
  const moved = words.say(`turmoil.event.dominance-moved.${from === to ? 'stays' : 'moves'}`, where);
  return tied.length > 1 ? `${words.say('turmoil.event.dominance-moved.tied', where)} ${moved}` : moved;
};

const sayLobby = ({ filled, short }: EventOf<'lobby-filled'>, words: Words): string => {
  const parts = [
    ...(filled.length ? [words.say('turmoil.event.lobby-filled.filled', { players: words.list(filled.map((owner) => ownerIn(words, owner))) })] : []),
    ...(short.length ? [words.say('turmoil.event.lobby-filled.short', { players: words.list(short.map((owner) => ownerIn(words, owner))) })] : []),
  ];
  return parts.length ? parts.join(' ') : words.say('turmoil.event.lobby-filled.full');
};

const whatHappened = (event: TurmoilEvent, words: Words): string => {
  const say = (key: string, values?: Values) => words.say(`turmoil.event.${key}`, values);
  switch (event.type) {
    case 'tr-changed':
    case 'megacredits-changed':
      return say(event.type, { changes: changesIn(words, event.changes) });
    case 'event-resolved':
      return sayResolved(event, words);
    case 'event-ranked':
      return sayRanked(event, words);
    case 'ocean-changed':
      return say(`ocean-changed.${event.by > 0 ? 'placed' : 'removed'}`, { player: ownerIn(words, event.player) });
    case 'ocean-kept':
      return say(`ocean-kept.${event.reason}`);
    case 'temperature-changed':
      return say('temperature-changed', { from: minused(event.from), to: minused(event.to) });
    case 'temperature-kept':
      return say('temperature-kept', { at: minused(event.at) });
    case 'no-current-event':
      return say('no-current-event');
    case 'policy-changed':
      return say(`policy-changed.${event.from === event.to ? 'again' : 'new'}`, { from: words.label(event.from), to: words.label(event.to) });
    case 'ruling-bonus':
      return say(`ruling-bonus.${event.unit}`, { party: words.label(event.party), changes: changesIn(words, event.changes) });
    case 'delegates-returned':
      return sayReturned(event, words);
    case 'chairman-seated':
      return say(`chairman-seated.${event.owner === 'neutral' ? 'neutral' : 'player'}`, { owner: ownerIn(words, event.owner), by: event.trGained });
    case 'dominance-moved':
      return sayDominance(event, words);
    case 'lobby-filled':
      return sayLobby(event, words);
    case 'delegate-placed':
      return say(`delegate-placed.${event.owner === 'neutral' ? 'neutral' : event.source}`, {
        owner: ownerIn(words, event.owner),
        party: words.label(event.party),
      });
    case 'leader-seated': {
      const old = event.from ? ownerIn(words, event.from) : '';
      return say(`leader-seated.${event.from ? 'replaced' : 'first'}`, { party: words.label(event.party), from: old, to: ownerIn(words, event.to) });
    }
    case 'neutral-reserve-empty':
      return say('neutral-reserve-empty', { party: words.label(event.party) });
    case 'card-moved':
      return event.card ? say(`card-moved.${event.space}`, { card: words.label(event.card) }) : say(`card-moved.${event.space}-none`);
    default:
      return never(event);
  }
};

/** The numbers of the rules that a reason may name, by their placeholder. */
const facts: Values = {
  cost: numbers['lobbying.cost'],
  cap: numbers['influence.cap'],
  loss: numbers['tr-revision.loss'],
  each: numbers['bonus.megacredits-each'],
  tr: numbers['chairman.tr'],
  reds: numbers['reds.bonus-tr'],
  solo: numbers['reds.solo-most-tr'],
};

/** The key of the reason: usually the type of the event. If several rules lead to an event, the rule decides. */
const reasonOf = ({ rule, event }: TurmoilStep): string => {
  switch (event.type) {
    case 'event-resolved':
      return reasonForResolved(event);
    case 'ruling-bonus':
      return `ruling-bonus.${event.party}`;
    case 'dominance-moved':
      if (rule === 'committee.dominance-shift') return 'dominance-moved.shift';
      return `dominance-moved.${event.tied.length > 1 ? 'tie' : 'most'}`;
    case 'delegate-placed':
      if (event.owner !== 'neutral') return `delegate-placed.${event.source}`;
      return `delegate-placed.${rule === 'crisis.changing-times.current' ? 'current' : 'distant'}`;
    case 'leader-seated':
      return `leader-seated.${event.from ? 'replaced' : 'first'}`;
    case 'chairman-seated':
      return `chairman-seated.${event.owner === 'neutral' ? 'neutral' : 'player'}`;
    case 'card-moved':
      return `card-moved.${event.card ? event.space : 'none'}`;
    default:
      return event.type;
  }
};

/**
 * Says one step of a game of Turmoil.
 *
 * @param words the reader's words; the step's parties and cards must be among their names
 * @throws Error if a string or a name is missing: an error of the build
 */
export const describeStep = (step: TurmoilStep, words: Words): Said => ({
  what: whatHappened(step.event, words),
  why: words.say(`turmoil.why.${reasonOf(step)}`, facts),
});
