import {
  apply,
  emptyPlayer,
  lobbyInTurn,
  numbers,
  START_TR,
  startGame,
  type Colour,
  type EventId,
  type Game,
  type LobbyingAction,
  type Owner,
  type Party,
} from '../../../engine/turmoil/index.ts';
import type { LightSource, Preset } from '../../frame/state/state.ts';
import { withoutCards, type LobbyingInput, type Next } from './input.ts';
import { play } from './play.ts';
import { startedAgain } from './taps.ts';

const send = (player: Colour, party: Party, source: 'lobby' | 'reserve' = 'lobby'): LobbyingAction => ({ type: 'send', player, party, source });
const remove = (owner: Owner, party: Party): LobbyingAction => ({ type: 'remove', owner, party });

interface Sketch {
  /** The M€ of each player at the start of the example, in turn order. */
  readonly players: Partial<Record<Colour, number>>;
  readonly events: readonly [coming: EventId, distant: EventId];
  /** The delegates sent from the reserve before the example starts. */
  readonly before?: readonly (readonly [Colour, Party])[];
  /** The party to which the marker is moved, where no rule allows it; left out if the board is legal. */
  readonly misplaced?: Party;
  readonly actions: readonly LobbyingAction[];
  /** The code of the problem if an action or the board is refused. */
  readonly refused?: string;
}

/** Sets a board up and plays what came before. So the board is legal, unless its marker is misplaced. */
const boardOf = ({ players, events, before = [], misplaced }: Sketch): Game => {
  const colours = Object.keys(players) as Colour[];
  const start = startGame(
    colours.map((colour) => ({ ...emptyPlayer(colour), tr: START_TR })),
    ...events,
  );
  const spent = (colour: Colour): number => numbers['lobbying.cost'] * before.filter(([who]) => who === colour).length;
  const changes = colours.map((player) => ({ player, by: (players[player] ?? 0) + spent(player) }));
  const outcome = lobbyInTurn(
    apply(start, { type: 'megacredits-changed', changes }),
    before.map(([colour, party]) => send(colour, party, 'reserve')),
  );
  if (!outcome.ok) throw new Error(`example lobbying: ${outcome.problem.code}`);
  const game = withoutCards(outcome.state);
  return misplaced ? { ...game, committee: { ...game.committee, dominant: misplaced } } : game;
};

/** The choice that made a refused action, so that the reader sees it above the board; else that of the first player. */
const nextOf = ({ actions, refused }: Sketch): Next => {
  const action = refused ? actions.at(-1) : undefined;
  return action?.type === 'send' ? { owner: action.player, source: action.source } : { owner: 'red', source: 'usual' };
};

/** A refused preset opens at the last step before the refusal; at the first if the board itself is refused. */
const preset = (id: string, sketch: Sketch): Preset<LobbyingInput> => {
  const { actions, refused } = sketch;
  const value = { game: boardOf(sketch), actions, next: nextOf(sketch) };
  return { id, value, ...(refused && { refused, step: play(value).trace.length || 1 }) };
};

const three = { red: 12, green: 8, blue: 15 } as const;
const quiet = ['generous-funding', 'riots'] as const;

/** The situations that a reader can step through. Addresses contain their ids, so the ids are permanent. */
export const source: LightSource<LobbyingInput> = {
  presets: [
    preset('first-leader', {
      players: three,
      events: quiet,
      actions: [send('red', 'unity'), send('green', 'unity'), send('blue', 'kelvinists')],
    }),
    preset('take-over', {
      players: three,
      events: quiet,
      before: [
        ['green', 'unity'],
        ['red', 'unity'],
        ['blue', 'kelvinists'],
      ],
      // Blue ties first, and then has the most: that moves the marker.
      actions: [send('red', 'unity'), send('blue', 'kelvinists'), send('blue', 'kelvinists', 'reserve')],
    }),
    preset('reserve-first', {
      players: three,
      events: quiet,
      before: [['blue', 'scientists']],
      actions: [send('red', 'scientists', 'reserve'), send('red', 'scientists', 'reserve'), send('red', 'scientists')],
    }),
    preset('card-removes', {
      players: three,
      events: quiet,
      before: [
        ['red', 'unity'],
        ['red', 'unity'],
        ['blue', 'unity'],
        ['blue', 'unity'],
        ['green', 'unity'],
        ['green', 'unity'],
        ['blue', 'reds'],
      ],
      actions: [remove('red', 'unity'), remove('blue', 'reds'), remove('neutral', 'mars-first')],
    }),
    preset('empty-lobby', { players: three, events: quiet, actions: [send('blue', 'reds'), send('blue', 'reds')], refused: 'lobby-empty' }),
    preset('too-few-megacredits', {
      players: three,
      events: quiet,
      actions: [send('green', 'scientists', 'reserve'), send('green', 'scientists', 'reserve')],
      refused: 'not-enough-megacredits',
    }),
    preset('impossible-board', {
      players: three,
      events: quiet,
      before: [['red', 'kelvinists']],
      misplaced: 'reds',
      actions: [send('red', 'unity')],
      refused: 'dominance-outnumbered',
    }),
  ],
  codec: async () => (await import('./codec.ts')).codec,
  restart: startedAgain,
};
