import { stepOf } from '../../core/outcome.ts';
import { run } from '../../core/run.ts';
import { firstOf } from '../../core/procedure.ts';
import { numbers } from '../data/numbers.ts';
import { apply } from '../game/apply.ts';
import type { Game } from '../game/state.ts';
import { problemsOfTiles } from '../legality/numbers.ts';
import { problemsOf } from '../legality/legal.ts';
import type { MarsContractsOutcome, Part, Refused } from '../legality/outcomes.ts';
import { AUTOMA } from '../vocabulary/words.ts';
import { bareTable, tilesFor, type SetUpInput } from './bare.ts';

/**
 * Sets up a table. Rules setup.*, automa.cards, assistance.use.
 * @param input who plays, and what the box holds, shuffled
 * @returns the game before the contracts of its first round, with the steps from `bareTable` to there
 * @refuses more participants than the box has pieces for, tiles and seals that are too few, names that are there twice, and numbers
 *   that are not whole numbers from 0 to 999
 */
export function setUp(input: SetUpInput): MarsContractsOutcome {
  // A tile is found by its number, and laying it out makes its slots. So both are checked first.
  const [problem] = problemsOfTiles(input.unions);
  if (problem) return { ok: false, problem };
  const parts = [takeTokens, reveal(tilesFor(input)), equip(input.seals), layDeck, addAutomaCards, addAssistance];
  const done = run(apply, bareTable(input), parts);
  const wrong = refused(input, done.state);
  return wrong === null ? { ok: true, ...done } : { ok: false, problem: wrong };
}

/** The Automa takes a union token too. Rules setup.union-token, open-questions.automa-union-token. */
const takeTokens: Part = ({ players }) =>
  players.map(({ id }) =>
    stepOf('setup.union-token', { type: 'token-taken', player: id } as const, [id === AUTOMA && 'open-questions.automa-union-token']),
  );

const reveal =
  (count: number): Part =>
  ({ box }) => {
    const revealed = box.unions.slice(0, count).map(({ number }) => number);
    return [{ rule: 'setup.union-tiles', event: { type: 'tiles-revealed', unions: revealed.sort((a, b) => a - b) } }];
  };

const equip =
  (colours: readonly string[]): Part =>
  ({ unions }) =>
    unions.map(({ tile }, at) => ({
      rule: 'setup.markers-and-seals',
      event: { type: 'tile-equipped', union: tile.number, colour: colours[at] ?? '', seals: numbers['seals.each'] },
    }));

const layDeck: Part = ({ deck }) => [{ rule: 'setup.contract-deck', event: { type: 'deck-laid', contracts: deck.length } }];

const addAutomaCards: Part = ({ automa }) =>
  automa === null ? [] : [stepOf('automa.cards', { type: 'automa-cards-added', cards: numbers['components.automa-cards'] } as const)];

const addAssistance: Part = ({ tradeUnion }) => (tradeUnion === null ? [] : [stepOf('assistance.use', { type: 'assistance-added' } as const)]);

/** What is wrong with the players is said before anything is counted. */
const OF_PLAYERS = ['too-few-players', 'pieces-missing', 'same-player-twice', 'no-automa'];

function refused(input: SetUpInput, after: Game): Refused {
  const problems = problemsOf(after);
  const needs = tilesFor(input);
  const short = (pile: 'unions' | 'seals', rule: 'setup.union-tiles' | 'setup.markers-and-seals') => (): Refused =>
    input[pile].length >= needs ? null : { code: 'pile-too-small', rule, pile, has: input[pile].length, needs };
  return firstOf(
    () => problems.find(({ code }) => OF_PLAYERS.includes(code)) ?? null,
    short('unions', 'setup.union-tiles'),
    short('seals', 'setup.markers-and-seals'),
    () => problems[0] ?? null,
  );
}
