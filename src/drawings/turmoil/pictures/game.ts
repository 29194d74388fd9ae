import { crisis, DEFAULT_READINGS, emptyPlayer, startGame, type EventId, type Game } from '../../../engine/turmoil/index.ts';

// Two cards from the examples of the rulebooks, and one more.
const coming = 'generous-funding';
const distant = 'riots';
const next = 'pandemic';

/** The cards on the boards of the pictures. */
export const shownEvents: readonly EventId[] = [coming, distant, next];

/** A game of three players at its start, set up by the engine. */
export const atStart: Game = startGame([emptyPlayer('red'), emptyPlayer('green'), emptyPlayer('blue')], coming, distant);

const afterCrisis = (): Game => {
  const outcome = crisis(atStart, { revealed: next, readings: DEFAULT_READINGS });
  if (!outcome.ok) throw new Error(`picture of the events board: ${outcome.problem.code}`);
  return outcome.state;
};

/** The same game after its first crisis. Each space of the events board has a card. */
export const afterFirstCrisis: Game = afterCrisis();
