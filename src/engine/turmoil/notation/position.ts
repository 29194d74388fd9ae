import { each } from '../../core/each.ts';
import { MARS } from '../data/mars.ts';
import { isEventId, type EventId } from '../data/global-events.ts';
import type { Choices } from '../events/resolve.ts';
import { COLOUR_LETTERS, OWNER_LETTERS, PARTY_LETTERS } from './letters.ts';
import { MARS_AT_START } from '../mars/in-crisis.ts';
import { countsReader, readAll, readNumber, wordOf, writeCounts } from './parts.ts';
import { readChoices, readPlayer, writeChoices, writePlayer } from './player.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import type { Committee, EventTrack, Game, Mars, PartySeats } from '../game/state.ts';
import { COLOURS, PARTIES, type Owner } from '../vocabulary/words.ts';

/** All that a crisis starts from. */
export interface Position {
  readonly game: Game;
  /** The card that the event deck reveals in 4c; null if the deck is empty. */
  readonly revealed: EventId | null;
  /** What players decided about the current event. */
  readonly choices: Choices;
}

/** What `parse` returns: the position, or the problem `unreadable`. */
export type Parsed = { readonly ok: true; readonly state: Position } | { readonly ok: false; readonly problem: TurmoilProblem };

/** The parts of a notation, and the rule that says what belongs in each; `whole` is the text as such. */
const PARTS = {
  whole: 'crisis.tr-revision',
  players: 'crisis.tr-revision',
  parties: 'committee.first-leader',
  events: 'crisis.changing-times.current',
  board: 'committee.delegate',
  mars: 'special-cases.parameter-at-goal',
  choices: 'crisis.global-event',
} as const satisfies Record<string, TurmoilRule>;

/** More than the longest table needs; nothing longer is looked at. */
const LONGEST = 2000;

/** Stands for an empty leader seat, an empty space or an empty deck. */
const NONE = '0';

/**
 * Writes a position as a short text of letters, digits, dots, hyphens and underscores, fit for an address as it is:
 * players in turn order, parties clockwise from Mars First, cards (distant, coming, current, revealed), then lobby,
 * reserve, ruling party, dominant party, chairman; Mars and choices only where they are not as at the start. Such as
 * `r20.14.0.1.b2e1_0-Nr2-0-N-0-0_riots.pandemic.0.solar-flare_r.r4n11.g.k.N`:
 * red has 20 TR, 14 M€, no heat production, 1 city and 3 tags; among the Kelvinists a neutral leader has 2 red delegates.
 * @param position legal or not; its numbers are whole, from 0 to 999
 * @returns the notation, for which `parse(write(position))` gives the position again
 */
export function write({ game: { players, committee, events, mars }, revealed, choices }: Position): string {
  const cards = [events.distant, events.coming, events.current, revealed];
  return [
    players.map(writePlayer).join('-'),
    PARTIES.map((party) => writeSeats(committee.parties[party])).join('-'),
    cards.map((card) => card ?? NONE).join('.'),
    writeBoard(committee),
    ...writeRest(mars, choices),
  ].join('_');
}

/**
 * Reads what `write` writes. The position need not be legal; that is `problemsOfCrisis`'s to say.
 * @param text any string, of any length
 * @returns the position
 * @refuses any other string, with `unreadable` and the first part that cannot be read
 */
export function parse(text: string): Parsed {
  const parsed = parseParts(text);
  // One position has one notation: anything that would be written otherwise is no notation.
  return parsed.ok && write(parsed.state) !== text ? unreadable('whole') : parsed;
}

function parseParts(text: string): Parsed {
  const parts = text.length > LONGEST ? [] : text.split('_');
  if (parts.length < 4 || parts.length > 6) return unreadable('whole');
  const [playersText = '', partiesText = '', eventsText = '', boardText = '', marsText, choicesText = ''] = parts;
  const players = playersText === '' ? [] : readAll(playersText.split('-'), readPlayer);
  if (players === null) return unreadable('players');
  const parties = readParties(partiesText);
  if (parties === null) return unreadable('parties');
  const cards = readEvents(eventsText);
  if (cards === null) return unreadable('events');
  const board = readBoard(boardText);
  if (board === null) return unreadable('board');
  const mars = marsText === undefined ? MARS_AT_START : readMars(marsText);
  if (mars === null) return unreadable('mars');
  const choices = readChoices(choicesText);
  if (choices === null) return unreadable('choices');
  return { ok: true, state: { game: { players, committee: { parties, ...board }, events: cards.events, mars }, revealed: cards.revealed, choices } };
}

const unreadable = (at: keyof typeof PARTS): Parsed => ({ ok: false, problem: { code: 'unreadable', rule: PARTS[at], at } });

const readDelegates = countsReader(OWNER_LETTERS);

const writeOwner = (owner: Owner | null): string => (owner === null ? NONE : OWNER_LETTERS[owner].toUpperCase());

/** Whose seat it is: null inside is an empty seat, null itself is a text that says neither. */
function readOwner(text: string): { readonly owner: Owner | null } | null {
  if (text === NONE) return { owner: null };
  const owner = text === text.toUpperCase() ? wordOf(OWNER_LETTERS, text.toLowerCase()) : null;
  return owner && { owner };
}

const writeSeats = ({ leader, area }: PartySeats): string => writeOwner(leader) + writeCounts(OWNER_LETTERS, area);

function readSeats(text: string): PartySeats | null {
  const leader = readOwner(text.slice(0, 1));
  const area = readDelegates(text.slice(1));
  return leader && area && { leader: leader.owner, area };
}

function readParties(text: string): Committee['parties'] | null {
  const seats = readAll(text.split('-'), readSeats);
  if (seats?.length !== PARTIES.length) return null;
  return Object.fromEntries(PARTIES.map((party, at) => [party, seats[at]])) as Committee['parties'];
}

/** A card, wrapped so that an empty space is not taken for an unreadable one. */
function readCard(text: string): { readonly card: EventId | null } | null {
  if (text === NONE) return { card: null };
  return isEventId(text) ? { card: text } : null;
}

function readEvents(text: string): { readonly events: EventTrack; readonly revealed: EventId | null } | null {
  const [distant, coming, current, revealed, ...rest] = readAll(text.split('.'), readCard) ?? [];
  if (!distant || !coming || !current || !revealed || rest.length > 0) return null;
  return { events: { distant: distant.card, coming: coming.card, current: current.card }, revealed: revealed.card };
}

function writeBoard({ lobby, reserve, ruling, dominant, chairman }: Committee): string {
  const waiting = COLOURS.filter((colour) => lobby[colour] > 0).map((colour) => COLOUR_LETTERS[colour]);
  return [waiting.join(''), writeCounts(OWNER_LETTERS, reserve), PARTY_LETTERS[ruling], PARTY_LETTERS[dominant], writeOwner(chairman)].join('.');
}

function readBoard(text: string): Omit<Committee, 'parties'> | null {
  const [waiting = '', inReserve = '', rulingLetter = '', dominantLetter = '', chairmanLetter = '', ...rest] = text.split('.');
  const lobby = readLobby(waiting);
  const reserve = readDelegates(inReserve);
  const ruling = wordOf(PARTY_LETTERS, rulingLetter);
  const dominant = wordOf(PARTY_LETTERS, dominantLetter);
  const chairman = readOwner(chairmanLetter);
  if (rest.length > 0) return null;
  return lobby && reserve && ruling && dominant && chairman && { lobby, reserve, ruling, dominant, chairman: chairman.owner };
}

function readLobby(text: string): Committee['lobby'] | null {
  if (!/^r?g?b?y?k?$/.test(text)) return null;
  const place = (letter: string): 0 | 1 => (text.includes(letter) ? 1 : 0);
  return each(COLOURS, (colour) => place(COLOUR_LETTERS[colour]));
}

/** Mars and choices, as much of them as must be written. */
function writeRest(mars: Mars, choices: Choices): readonly string[] {
  const decided = writeChoices(choices);
  if (decided !== '') return [writeMars(mars), decided];
  return writeMars(mars) === writeMars(MARS_AT_START) ? [] : [writeMars(mars)];
}

/** Steps of temperature above the lowest, oceans, and `z` if 0 °C has been passed. */
const writeMars = ({ temperature, oceans, zeroPassed }: Mars): string =>
  `${(temperature - MARS.coldest) / MARS.step}.${oceans}${zeroPassed ? 'z' : ''}`;

function readMars(text: string): Mars | null {
  const [warm, oceans, ...rest] = readAll(text.replace(/z$/, '').split('.'), readNumber) ?? [];
  if (warm === undefined || oceans === undefined || rest.length > 0) return null;
  return { temperature: MARS.coldest + warm * MARS.step, oceans, zeroPassed: text.endsWith('z') };
}
