/**
 * Measures a crisis of five players with a global event, a tie and two neutral arrivals. `node tests/bench/crisis.ts`
 * prints the mean, and fails if it is above the limit.
 */
import { type Colour, crisis, emptyPlayer, type Game, type Party, placeDelegate, type Player, startGame } from '../../src/engine/turmoil/index.ts';

const LIMIT_MS = 0.2;
const ROUNDS = 5000;

const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow', 'black'];
const PLACES: readonly Party[] = ['unity', 'unity', 'reds', 'greens', 'scientists', 'unity', 'reds'];

/** A game in its middle, with delegates of all players in several parties. */
function middle(): Game {
  const players = COLOURS.map((colour, at): Player => {
    const { stock, counts, ...rest } = emptyPlayer(colour);
    return { ...rest, tr: 20 + at, stock: { ...stock, megacredits: 60 }, counts: { ...counts, cities: at + 3 } };
  });
  const start = startGame(players, 'pandemic', 'spin-off-products');
  const filled = PLACES.reduce((game, party, at) => {
    const outcome = placeDelegate(game, { player: COLOURS[at % 5] ?? 'red', party, source: 'reserve' });
    if (!outcome.ok) throw new Error(outcome.problem.code);
    return outcome.state;
  }, start);
  return { ...filled, events: { ...filled.events, current: 'riots' } };
}

/** One measured crisis; a refusal would measure nothing. */
function once(game: Game): number {
  const outcome = crisis(game, { revealed: 'solar-flare', readings: { 'influence.adjust': 'ru', 'special-cases.snow-cover': 'ru' } });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.trace.length;
}

function mean(game: Game, rounds: number): number {
  const begin = performance.now();
  for (let round = 0; round < rounds; round += 1) once(game);
  return (performance.now() - begin) / rounds;
}

const game = middle();
const cold = mean(game, 1);
mean(game, ROUNDS / 5);
const warm = mean(game, ROUNDS);
console.log(
  `crisis, 5 players, ${once(game)} steps: ${warm.toFixed(4)} ms on average over ${ROUNDS} (the very first: ${cold.toFixed(2)} ms; limit ${LIMIT_MS} ms)`,
);
if (warm > LIMIT_MS) process.exitCode = 1;
