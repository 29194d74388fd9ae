import * as fc from 'fast-check';
import {
  type Choice,
  type Choices,
  type Colour,
  COLOURS,
  COUNTED,
  crisis,
  EVENT_IDS,
  type EventId,
  type Game,
  type Mars,
  PARTIES,
  type Party,
  placeDelegate,
  type Player,
  type Position,
  RESOURCES,
  startGame,
  TAGS,
  type TurmoilOutcome,
} from '../../../src/engine/turmoil/index.ts';
import { arrive } from '../../../src/engine/turmoil/committee/arrival.ts';
import { carryOut } from '../../../src/engine/turmoil/game/outcomes.ts';
import { influence, tokensOf } from './model.ts';

/** Makes sure that nothing writes into a value: every write throws from now on. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const number = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });

/** A number for each word of a vocabulary, often 0. */
const counts = <K extends string>(keys: readonly K[], most: number): fc.Arbitrary<Record<K, number>> =>
  fc
    .tuple(...keys.map(() => fc.oneof(fc.constant(0), number(most))))
    .map((values) => Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Record<K, number>);

/** Production of M€ alone goes below 0. */
const production: fc.Arbitrary<Player['production']> = fc
  .tuple(counts(RESOURCES, 12), fc.integer({ min: -5, max: 0 }))
  .map(([made, lower]) => (made.megacredits === 0 ? { ...made, megacredits: lower } : made));

const players: fc.Arbitrary<readonly Player[]> = fc.shuffledSubarray([...COLOURS], { minLength: 1 }).chain((colours) =>
  fc.tuple(
    ...colours.map((colour) =>
      fc.record({
        colour: fc.constant(colour),
        tr: number(70),
        stock: counts(RESOURCES, 60),
        production,
        tags: counts(TAGS, 12),
        counts: counts(COUNTED, 9),
      }),
    ),
  ),
);

const mars: fc.Arbitrary<Mars> = fc.record({ temperature: number(19).map((step) => 2 * step - 30), oceans: number(9), zeroPassed: fc.boolean() });

/** Decisions that the current event allows, whatever it is: plants for all influence, and floaters where there are some. */
export function choicesIn({ players: those, committee, events: { current } }: Game): Choices {
  return Object.fromEntries(
    those.flatMap(({ colour, counts: has }): [Colour, Choice][] => {
      if (current === 'corrosive-rain') return has['cards-with-two-floaters'] > 0 ? [[colour, { kind: 'loss', of: 'floaters' }]] : [];
      const plants = influence(tokensOf(committee), committee.dominant, colour);
      return current === 'dry-deserts' && plants > 0 ? [[colour, { kind: 'resources', gains: { plants } }]] : [];
    }),
  );
}

/** Something that may happen in a game: a player lobbies, an event sends a neutral delegate, or a generation ends. */
type Move =
  { readonly who: number; readonly party: Party; readonly source: 'lobby' | 'reserve' } | { readonly neutral: Party } | { readonly card: number };

const party = fc.constantFrom(...PARTIES);
const source = fc.constantFrom('lobby', 'reserve');
const lobbying: fc.Arbitrary<Move> = fc.record({ who: fc.oneof(fc.constant(0), number(4)), party, source });
const neutral: fc.Arbitrary<Move> = fc.record({ neutral: party });
const crises: fc.Arbitrary<Move> = fc.record({ card: number(EVENT_IDS.length) });

const few = fc.array(neutral, { maxLength: 3 });
const many = fc.array(neutral, { maxLength: 14, size: 'max' });

/** One generation: lobbying and some neutral delegates, then a crisis; now and then there is so much that reserves run dry. */
const generation: fc.Arbitrary<readonly Move[]> = fc
  .tuple(fc.array(lobbying, { maxLength: 25, size: 'max' }), fc.oneof(few, many), crises)
  .map(([sent, came, crisis]) => [...sent, ...came, crisis]);

/** The card with this number among those that lie nowhere; null beyond the last. */
function cardOf({ events }: Game, at: number): EventId | null {
  return EVENT_IDS.filter((card) => !Object.values(events).includes(card))[at] ?? null;
}

/** Plays a move; one that the rules refuse leaves the game as it is. */
function played(game: Game, move: Move): Game {
  const outcome = outcomeOf(game, move);
  return outcome.ok ? outcome.state : game;
}

function outcomeOf(game: Game, move: Move): TurmoilOutcome {
  if ('card' in move)
    return crisis(game, {
      revealed: cardOf(game, move.card),
      choices: choicesIn(game),
      readings: { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' },
    });
  if ('neutral' in move) return carryOut(game, [arrive(move.neutral, 'crisis.changing-times.current')]);
  const colour = game.players[move.who % game.players.length]?.colour ?? 'red';
  return placeDelegate(game, { player: colour, party: move.party, source: move.source });
}

/** A game as it can be on a table: a start, then what may happen in it, with the card that the next crisis reveals. Frozen. */
export const reachable: fc.Arbitrary<Position> = fc
  .record({
    players,
    mars,
    deck: fc.shuffledSubarray([...EVENT_IDS], { minLength: 2 }),
    past: fc.array(generation, { maxLength: 4 }),
    present: generation,
    card: number(EVENT_IDS.length),
  })
  .map(({ players: those, mars: world, deck: [coming = 'riots', distant = 'pandemic'], past, present, card }) => {
    const moves = [...past.flat(), ...present.slice(0, -1)];
    const game = moves.reduce(played, { ...startGame(those, coming, distant), mars: world });
    return freeze({ game, revealed: cardOf(game, card), choices: choicesIn(game) });
  });

/** A delegate to send in such a game. */
export const placement = fc.record({ player: fc.constantFrom(...COLOURS), party, source });
