import { decodes, letters, list, mapped, oneOf, optional, record, subset, whole, type Codec } from '../../core/codec.ts';
import { each } from '../../core/each.ts';
import { EVENT_IDS } from '../data/global-events.ts';
import { MARS } from '../data/mars.ts';
import type { TurmoilProblem } from '../game/problems.ts';
import type { Committee, EventTrack, Mars, PartySeats, Player, Position } from '../game/state.ts';
import { MARS_AT_START } from '../game/mars.ts';
import { COLOUR_LETTERS, OWNER_LETTERS, PARTY_LETTERS } from '../vocabulary/letters.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import { COLOURS, PARTIES, type Colour } from '../vocabulary/words.ts';
import { choices } from './choices.ts';
import { counts } from './counts.ts';
import { SEAT_LETTERS } from './letters.ts';
import { player } from './player.ts';

/** What `parse` returns: the position, or the problem `unreadable`. */
export type Parsed = { readonly ok: true; readonly state: Position } | { readonly ok: false; readonly problem: TurmoilProblem };

/** Stands for an empty seat, an empty space or an empty deck. */
const NONE = '0';

const seat = optional(letters(SEAT_LETTERS), NONE);
const card = optional(oneOf(EVENT_IDS), NONE);
const party = letters(PARTY_LETTERS);
const delegates = counts(OWNER_LETTERS);
const seats = record<PartySeats>('', { leader: seat, area: delegates });

const lobby: Codec<Committee['lobby']> = mapped<readonly Colour[], Committee['lobby']>(
  subset(COLOUR_LETTERS, ''),
  (waiting) => each(COLOURS, (colour) => (waiting.includes(colour) ? 1 : 0)),
  (places) => COLOURS.filter((colour) => places[colour] > 0),
);

/** A number of oceans, and `z` after it if 0 °C has been passed. */
const oceans: Codec<Pick<Mars, 'oceans' | 'zeroPassed'>> = {
  encode: (mars) => whole.encode(mars.oceans) + (mars.zeroPassed ? 'z' : ''),
  decode: (text) => {
    const placed = whole.decode(text.replace(/z$/, ''));
    return placed === null ? null : { oceans: placed, zeroPassed: text.endsWith('z') };
  },
};

/** Mars with its temperature in steps above the lowest. */
const mars: Codec<Mars> = mapped(
  record('.', { steps: whole, placed: oceans }),
  ({ steps, placed }): Mars => ({ temperature: MARS.coldest + steps * MARS.step, ...placed }),
  (one) => ({ steps: (one.temperature - MARS.coldest) / MARS.step, placed: one }),
);

/** A position as it is written: the cards together, and the board without its parties. */
interface Written {
  readonly players: readonly Player[];
  readonly parties: Committee['parties'];
  readonly events: EventTrack & Pick<Position, 'revealed'>;
  readonly board: Omit<Committee, 'parties'>;
  readonly mars: Mars;
  readonly choices: Position['choices'];
}

const FIELDS: { readonly [K in keyof Written]: Codec<Written[K]> } = {
  players: list(player, '-', ''),
  parties: record(
    '-',
    each(PARTIES, () => seats),
  ),
  events: record('.', { distant: card, coming: card, current: card, revealed: card }),
  board: record('.', { lobby, reserve: delegates, ruling: party, dominant: party, chairman: seat }),
  mars,
  choices,
};

const position = record<Written>('_', FIELDS, { mars: MARS_AT_START, choices: {} });

/** The parts of a notation, and the rule that says what belongs in each; `whole` is the text as such. */
const RULES = {
  whole: 'crisis.tr-revision',
  players: 'crisis.tr-revision',
  parties: 'committee.first-leader',
  events: 'crisis.changing-times.current',
  board: 'committee.delegate',
  mars: 'special-cases.parameter-at-goal',
  choices: 'crisis.global-event',
} as const satisfies Readonly<Record<keyof Written | 'whole', TurmoilRule>>;

/** No position needs a text as long as this; a longer one is not looked at. */
const MAX_LENGTH = 2000;

/**
 * Writes a position as a short text of letters, digits, dots, hyphens and underscores, fit for an address as it is:
 * players in turn order, parties clockwise from Mars First, cards (distant, coming, current, revealed), then lobby,
 * reserve, ruling party, dominant party, chairman; Mars and choices only where they are not as at the start. Such as
 * `r20.14.0.1.b2e1_0-Nr2-0-N-0-0_riots.pandemic.0.solar-flare_r.r4n11.g.k.N`:
 * red has 20 TR, 14 M€, no heat production, 1 city and 3 tags; among the Kelvinists a neutral leader has 2 red delegates.
 * @param position legal or not; its numbers are whole, from 0 to 999
 * @returns the notation, for which `parse(write(position))` gives the position again
 */
export function write({ game, revealed, choices: decided }: Position): string {
  const { players, committee, events } = game;
  const { parties, ...board } = committee;
  return position.encode({ players, parties, events: { ...events, revealed }, board, mars: game.mars, choices: decided });
}

/**
 * Reads what `write` writes. The position need not be legal; that is `problemsOfCrisis`'s to say.
 * @param text any string, of any length
 * @returns the position
 * @refuses any other string, with `unreadable` and the first part that cannot be read
 */
export function parse(text: string): Parsed {
  const written = text.length > MAX_LENGTH ? null : position.decode(text);
  if (written === null) return unreadable(damagedPart(text));
  const { players, parties, events, board, mars: world, choices: decided } = written;
  const { revealed, ...track } = events;
  return { ok: true, state: { game: { players, committee: { parties, ...board }, events: track, mars: world }, revealed, choices: decided } };
}

/** The first part that cannot be read, or the whole: there are too few or too many parts, or one that is not written. */
function damagedPart(text: string): keyof typeof RULES {
  const names = Object.keys(FIELDS) as (keyof Written)[];
  const parts = text.length > MAX_LENGTH ? [] : text.split('_');
  if (parts.length < 4 || parts.length > names.length) return 'whole';
  return (
    names.find((name, at) => parts[at] !== undefined && !decodes<Written[typeof name]>(FIELDS[name] as Codec<Written[typeof name]>, parts[at])) ??
    'whole'
  );
}

const unreadable = (at: keyof typeof RULES): Parsed => ({ ok: false, problem: { code: 'unreadable', rule: RULES[at], at } });
