import { each } from '../../core/each.ts';
import { arrayOf, guarded, nullable, objectOf, partOf, readBoolean, readNumber, type Read, type Reader } from '../../core/shape.ts';
import { isEventId } from '../data/global-events.ts';
import type { TurmoilRule } from '../vocabulary/rules.ts';
import { COLOURS, COUNTED, OWNERS, PARTIES, RESOURCES, TAGS, isColour, isOwner, isParty } from '../vocabulary/words.ts';
import type { TurmoilProblem } from './problems.ts';
import type { Choice, Committee, Game, Player, Position } from './state.ts';

/** What a parser returns: the value, or the problem `unreadable`, which names the field. */
export type ParseOutcome<T> =
  { readonly ok: true; readonly state: T } | { readonly ok: false; readonly problem: Extract<TurmoilProblem, { code: 'unreadable' }> };

/** A number for each word of a vocabulary. */
const numbersOf = <K extends string>(words: readonly K[]): Reader<Record<K, number>> => objectOf(each(words, () => readNumber));

const card = nullable(guarded(isEventId));

const player: Reader<Player> = objectOf<Player>({
  colour: guarded(isColour),
  tr: readNumber,
  stock: numbersOf(RESOURCES),
  production: numbersOf(RESOURCES),
  tags: numbersOf(TAGS),
  counts: numbersOf(COUNTED),
});

const committee: Reader<Committee> = objectOf<Committee>({
  parties: objectOf(each(PARTIES, () => objectOf({ leader: nullable(guarded(isOwner)), area: numbersOf(OWNERS) }))),
  chairman: nullable(guarded(isOwner)),
  ruling: guarded(isParty),
  dominant: guarded(isParty),
  // A higher number is not refused here: `problemsOf` finds it, like all other numbers that no table has.
  lobby: numbersOf(COLOURS) as Reader<Committee['lobby']>,
  reserve: numbersOf(OWNERS),
});

const game: Reader<Game> = objectOf<Game>({
  players: arrayOf(player),
  committee,
  events: objectOf({ distant: card, coming: card, current: card }),
  mars: objectOf({ temperature: readNumber, oceans: readNumber, zeroPassed: readBoolean }),
});

const gains = objectOf<Extract<Choice, { kind: 'resources' }>>({
  kind: guarded((value): value is 'resources' => value === 'resources'),
  gains: partOf(each(RESOURCES, () => readNumber)),
});
const loss = objectOf<Extract<Choice, { kind: 'loss' }>>({
  kind: guarded((value): value is 'loss' => value === 'loss'),
  of: guarded((value): value is 'floaters' | 'megacredits' => value === 'floaters' || value === 'megacredits'),
});

/** A choice of losses, or what is wrong with it as a choice of resources. */
const choice: Reader<Choice> = (value, at) => {
  const lost = loss(value, at);
  return lost.ok || lost.at === `${at}.of` ? lost : gains(value, at);
};

const position: Reader<Position> = objectOf<Position>({
  game,
  revealed: card,
  choices: partOf(each(COLOURS, () => choice)),
});

/** The rule that says what belongs into a part of a game. */
const RULES: Readonly<Record<string, TurmoilRule>> = {
  players: 'crisis.tr-revision',
  committee: 'committee.delegate',
  events: 'crisis.changing-times.current',
  mars: 'special-cases.parameter-at-goal',
  revealed: 'crisis.changing-times.distant',
  choices: 'crisis.global-event',
};

function outcomeOf<T>(read: Read<T>): ParseOutcome<T> {
  if (read.ok) return { ok: true, state: read.value };
  const part = read.at.replace(/^game\./, '').split('.')[0] ?? '';
  return { ok: false, problem: { code: 'unreadable', rule: RULES[part] ?? 'solar-phase.crisis', at: read.at === '' ? 'whole' : read.at } };
}

/**
 * Reads a game that comes from outside: from a file, a server, a form. It need not be legal; that is `problemsOf`'s to say,
 * and every procedure asks it.
 * @param value any value
 * @returns a new game of the known fields; all others are left out
 * @refuses a value that has not the shape of a game, with `unreadable` and the first field that is wrong
 * @example parseGame({ players: [] }) // { ok: false, problem: { code: 'unreadable', at: 'committee', … } }
 */
export function parseGame(value: unknown): ParseOutcome<Game> {
  return outcomeOf(game(value, ''));
}

/**
 * Reads a position that comes from outside, like `parseGame`.
 * @param value any value
 * @returns a new position of the known fields
 * @refuses a value that has not the shape of a position, with `unreadable` and the first field that is wrong
 */
export function parsePosition(value: unknown): ParseOutcome<Position> {
  return outcomeOf(position(value, ''));
}
