/* What the steps of an example say of a table: who the reader is, and which numbers nobody entered. Those count as 0, and Mars
   is as at the start of a game. */
import { MARS_AT_START, numbers, type EventId, type Player, type Position } from '../../../../engine/turmoil/index.ts';
import type { Said, Words } from '../../../../i18n/words.ts';
import type { ToldStep, Working, WorkingRow } from '../../../../sentences/turmoil/working.ts';
import { countSaid, ownerIn } from '../../../../sentences/turmoil/words.ts';
import { ALL_OWN, thingsOf } from '../../../turmoil/crisis/numbers.ts';
import type { Telling } from '../../../frame/state/state.ts';
import { noteState } from './after.ts';
import { isGiven, type Entered } from '../table/given.ts';
import { countingCard, countsTr, isPersonal, isSameTable, paidFor, thingsRead, type TableExample } from '../table/inputs.ts';
import { drawingNumbers } from './unset-number.tsx';

type Event = ToldStep['event'];

/** The card whose effects a step tells. */
const cardOf = (event: Event): EventId | null =>
  event.type === 'event-met' ? event.met[0]!.card : event.type === 'event-ranked' ? event.card : null;

/** The things that a step of the crisis counts, as keys of `turmoil.thing`. */
const thingsCounted = (event: Event): readonly string[] => (event.type === 'ruling-bonus' ? paidFor(event.party) : thingsOf(cardOf(event)));

/** For whom nobody entered a thing. */
type Lacking = (thing: string) => readonly Player[];

const sentenceOf = (things: readonly string[], { all, lacking }: { readonly all: number; readonly lacking: Lacking }, words: Words): string => {
  const named = things.flatMap((thing) => {
    const who = lacking(thing).map(({ colour }) => ownerIn(words, colour));
    const what = words.say(`turmoil.thing.${thing}`);
    return who.length === 0 ? [] : [who.length === all ? what : words.say('unset.of', { what, who: words.list(who) })];
  });
  return named.length === 0 ? '' : words.say('unset.said', { things: words.list(named) });
};

/** A row whose count says that nobody entered it. */
const rowOf = (row: WorkingRow, things: readonly string[], lacking: Lacking, words: Words): WorkingRow => {
  const { count, counted, player } = row;
  const read = count === null ? things : [count];
  if (counted !== 0 || !read.some((thing) => lacking(thing).some(({ colour }) => colour === player))) return row;
  const zero = words.say('unset.zero');
  return { ...row, count: null, counted: count === null ? zero : countSaid(count, 0, words).replace('0', zero) };
};

/** Whether a step changes nothing for anybody. */
const isIdle = (event: Event): boolean =>
  event.type === 'event-met'
    ? event.met.every(({ changes }) => changes.every(({ by }) => by === 0))
    : event.type === 'ruling-bonus' && event.changes.length === 0;

/** Whether a step finds no card in the deck: on the reader's table none was entered. */
const hasNoCard = (event: Event): boolean => event.type === 'card-moved' && event.space === 'distant' && event.card === null;

/** What a step reads of Mars; null if it reads nothing. The ocean tile at 0 °C stays however many there are. */
const readOfMars = (event: Event): 'temperature' | 'oceans' | null => {
  if (event.type === 'temperature-changed' || event.type === 'temperature-kept') return 'temperature';
  return event.type === 'ocean-changed' || (event.type === 'ocean-kept' && event.reason === 'none-placed') ? 'oceans' : null;
};

/** The same, if it is as at the start of a game: the editor of the table does not ask it, so probably nobody entered it. */
const unsetOfMars = (event: Event, { game: { mars } }: Position): 'temperature' | 'oceans' | null => {
  const read = readOfMars(event);
  return read && mars[read] === MARS_AT_START[read] ? read : null;
};

/** Says that the TR are those after the first step of the crisis; an empty text if the event counts none. */
const sayTr = ({ game: { events } }: Position, words: Words): string =>
  countsTr(countingCard(events)) ? ` ${words.say('unset.tr', { n: numbers['tr-revision.loss'] })}` : '';

/** Says that the current event is not the one that counts, and which one is looked at; an empty text if it is. */
const sayOtherCard = ({ game: { events } }: Position, words: Words): string => {
  const card = countingCard(events);
  if (card === events.current) return '';
  const why = !Object.values(events).includes(card) ? 'any' : events.current ? 'other' : 'none';
  return `${words.say(`unset.event.${why}`, { card: words.label(card) })} `;
};

/** A table as an example takes it. */
interface View {
  /** Whose view it is in an example about one player. */
  readonly me: Player;
  /** Whether that player is the reader: a table from elsewhere may be that of somebody else. */
  readonly isMine: boolean;
  /** The example's input for it. */
  readonly input: unknown;
}

/**
 * Makes what an example adds to its steps for a table: whose view it takes, and a sentence, and signs in the arithmetic, wherever a step
 * counts a number that nobody entered. It also draws such numbers.
 *
 * @param words with `turmoil` and `unset`
 */
export const tellingOf = (id: TableExample, entered: Entered, { me, isMine, input }: View, words: Words): Telling => {
  const players = isPersonal(id) ? [me] : entered.table.game.players;
  const lacking: Lacking = (thing) => {
    const number = ALL_OWN.find((one) => one.thing === thing);
    return number ? players.filter((player) => !isGiven(entered, player, number)) : [];
  };
  const first = thingsRead(id, entered.table);
  const you = isPersonal(id) && isMine ? `${words.say('unset.you', { owner: ownerIn(words, me.colour) })} ` : '';
  const start = you + (id === 'influence' ? sayOtherCard(entered.table, words) : '');
  const end = id === 'influence' ? sayTr(entered.table, words) : '';
  const say = (plain: Said, event: unknown, at: number, now: unknown): Said => {
    noteState(entered.table, now);
    if (hasNoCard(event as Event)) return { ...plain, what: words.say('unset.deck'), why: words.say('turmoil.why.card-moved.distant') };
    const ofMars = unsetOfMars(event as Event, entered.table);
    if (id === 'crisis' && ofMars) return { ...plain, what: `${plain.what} ${words.say(`unset.mars.${ofMars}`)}` };
    const said = at === 0 ? { ...plain, what: start + plain.what + end } : plain;
    const things = id === 'crisis' ? thingsCounted(event as Event) : at === 0 ? first : [];
    const sentence = sentenceOf([...new Set(things)], { all: players.length, lacking }, words);
    if (!sentence) return said;
    // That nothing changes is no news of numbers that nobody entered: those are the headline then, unless it tells of each player.
    const isTold = id !== 'crisis' || said.what.includes('\n') || !isIdle(event as Event);
    const rows = (said.table ?? []) as Working;
    const signed = rows.map((row) => rowOf(row, things, lacking, words));
    // On a phone the arithmetic is shown in place of the reason. Its signs say the same as the sentence.
    if (signed.some((row, line) => row !== rows[line]))
      return { ...said, ...(isTold ? { why: `${sentence} ${said.why}` } : { what: sentence }), table: signed };
    return { ...said, what: !isTold ? sentence : `${said.what}${said.what.includes('\n') ? '\n' : ' '}${sentence}` };
  };
  const isUnset = (thing: string, player?: string): boolean => lacking(thing).some(({ colour }) => !player || colour === player);
  return { say, drawNumber: drawingNumbers(isUnset, words), isUnset, isShownBy: (other) => isSameTable(id, input, other) };
};
