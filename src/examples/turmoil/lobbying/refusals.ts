import { placesOf } from '../../../drawings/turmoil/refused-places.ts';
import { lobbyInTurn, PARTIES, type Colour, type Game, type LobbyingProblem } from '../../../engine/turmoil/index.ts';
import { saying, type Words } from '../../../i18n/words.ts';
import { fixing, type Mending } from '../../../sentences/turmoil/fixes.ts';
import { describeProblem, sayingRefusals, stringsIn } from '../../../sentences/turmoil/problem.ts';
import { ofParty, overIn, subjectIn } from '../../../sentences/turmoil/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import type { LobbyingInput, Source } from './input.ts';
import { play } from './play.ts';
import { sayAnswer } from './sentences.ts';
import { sentFrom, withoutRefused } from './taps.ts';

/** Whence a refused delegate can be sent instead; each must be accepted. */
const INSTEAD = {
  'lobby-empty': 'reserve',
  'reserve-empty': 'lobby',
  'not-enough-megacredits': 'lobby',
} as const satisfies { readonly [C in LobbyingProblem['code']]?: Source };

type Unsent = Extract<LobbyingProblem, { code: keyof typeof INSTEAD }>;

const isUnsent = (problem: LobbyingProblem): problem is Unsent => problem.code in INSTEAD;

const instead = (problem: LobbyingProblem, value: LobbyingInput, named: (id: string) => string): readonly Fix<LobbyingInput>[] => {
  const source = isUnsent(problem) ? INSTEAD[problem.code] : null;
  const made = source && sentFrom(value, source);
  if (!made || play(made[0]).problem) return [];
  return [{ id: `from-${source}`, label: named(`from-${source}`), make: (latest) => sentFrom(latest, source) }];
};

const fixesOf = (problem: LobbyingProblem, value: LobbyingInput, mended: Mending, named: (id: string) => string): readonly Fix<LobbyingInput>[] => {
  const board = problem.code === 'none-to-remove' ? [] : mended(problem, value.game);
  if (board.length > 0)
    return board.map(({ game, ...fix }) => ({ ...fix, make: ({ actions, next }, step) => [{ game, actions, next, before: [value, step] }, 1] }));
  const sent = instead(problem, value, named);
  if (sent.length > 0) return sent;
  return problem.after < value.actions.length ? [{ id: 'leave-out', label: named('leave-out'), make: withoutRefused }] : [];
};

/** Whether a player can send a delegate, from the lobby or from the reserve. It does not matter to which party. */
const canSend = (game: Game, player: Colour): boolean =>
  (['lobby', 'reserve'] as const).some((source) => lobbyInTurn(game, [{ type: 'send', player, party: PARTIES[0], source }]).ok);

/** Whether the board gives a player no M€ at all, as a table does whose M€ nobody entered. */
const isWithoutMoney = ({ players }: Game, colour: Colour): boolean =>
  players.some((player) => player.colour === colour && player.stock.megacredits === 0);

/** The key of what a reader can do; null if there is nothing. */
const adviceOn = (problem: Unsent, value: LobbyingInput, fixes: readonly Fix<LobbyingInput>[]): string | null => {
  const source = INSTEAD[problem.code];
  if (fixes.some(({ id }) => id === `from-${source}`)) return source;
  if (problem.code === 'not-enough-megacredits' && isWithoutMoney(value.game, problem.player)) return 'enter';
  const { trace, after } = play(value);
  const game = after(trace.length);
  return game.players.some(({ colour }) => colour !== problem.player && canSend(game, colour)) ? 'colour' : null;
};

const causeOf = (problem: Unsent, { game }: LobbyingInput, words: Words): string =>
  problem.code === 'not-enough-megacredits' && isWithoutMoney(game, problem.player)
    ? words.say('problem.no-megacredits', { Player: subjectIn(words, problem.player), cost: problem.cost })
    : describeProblem(problem, words);

/**
 * Fetches the words for all refusals, and the ways out of them: another source, no such action,
 * or a mended board.
 */
export const refusals = async (words: Words): Promise<Refusals<LobbyingInput, LobbyingProblem>> => {
  const [say, { mended, named }, problem] = await Promise.all([sayingRefusals(words), fixing(words), stringsIn(words.lang, 'problem')]);
  const more = saying(words, { problem });
  const sayUnsent = (unsent: Unsent, value: LobbyingInput, fixes: readonly Fix<LobbyingInput>[]): string => {
    const advice = adviceOn(unsent, value, fixes);
    const said = advice ? [more.say(`problem.advice.${advice}`, { table: words.say('stepper.table') })] : [];
    return [causeOf(unsent, value, more), ...said].join(' ');
  };
  return {
    about: (problem, value) => {
      const fixes = fixesOf(problem, value, mended, named);
      const why = isUnsent(problem)
        ? sayUnsent(problem, value, fixes)
        : problem.code === 'none-to-remove'
          ? more.say('problem.none-to-remove', { of: ofParty(words, problem.party), over: overIn(words, problem.owner) })
          : say(problem);
      // After the same refusal it begins in other words, so that a reader sees that the tap was taken.
      const text = value.answer?.type === 'same-reason' ? `${sayAnswer(value.answer, words)} ${why}` : why;
      return { text, places: placesOf(problem), fixes };
    },
  };
};
