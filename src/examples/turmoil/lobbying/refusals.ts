import { placesOf } from '../../../drawings/turmoil/refused-places.ts';
import { delegatesOf, lobbyInTurn, PARTIES, type Colour, type Game, type LobbyingProblem, type Party } from '../../../engine/turmoil/index.ts';
import { saying, type Words } from '../../../i18n/words.ts';
import { fixing, type Mending, type Naming } from '../../../sentences/turmoil/fixes.ts';
import { describeProblem, sayingRefusals, stringsIn } from '../../../sentences/turmoil/problem.ts';
import { ofParty, overIn, subjectIn } from '../../../sentences/turmoil/words.ts';
import type { Fix, Refusals } from '../../frame/definition/example.ts';
import type { Telling } from '../../frame/state/state.ts';
import type { Edited, LobbyingInput, Source } from './input.ts';
import { play } from './play.ts';
import { sayAnswer } from './sentences.ts';
import { withActions, withTap } from './taps.ts';

/** Whence a refused delegate can be sent instead; each must be accepted. */
const INSTEAD = {
  'lobby-empty': 'reserve',
  'reserve-empty': 'lobby',
  'not-enough-megacredits': 'lobby',
} as const satisfies { readonly [C in LobbyingProblem['code']]?: Source };

type Unsent = Extract<LobbyingProblem, { code: keyof typeof INSTEAD }>;
type Unremoved = Extract<LobbyingProblem, { code: 'none-to-remove' }>;

const isUnsent = (problem: LobbyingProblem): problem is Unsent => problem.code in INSTEAD;

/** Sends the refused delegate from another place; the next one has its usual source again. Null if no sending was refused. */
export const sentFrom = (input: LobbyingInput, source: Source): Edited | null => {
  const { problem, trace } = play(input);
  const action = problem && input.actions[problem.after];
  if (action?.type !== 'send') return null;
  const made = withTap({ ...input, next: { owner: action.player, source } }, action.party, trace.length);
  return made && [{ ...made[0], next: { owner: action.player, source: 'usual' } }, made[1]];
};

/** Removes a delegate of the refused owner from another party. Null if no removal was refused. */
const removedFrom = (input: LobbyingInput, party: Party): Edited | null => {
  const { problem, trace } = play(input);
  const action = problem && input.actions[problem.after];
  return action?.type === 'remove' ? withTap({ ...input, next: { owner: action.owner, source: 'card' } }, party, trace.length) : null;
};

/** Leaves the refused action out. */
export const withoutRefused = (input: LobbyingInput, step: number): Edited => {
  const refused = play(input).problem?.after;
  const kept = input.actions.filter((_, at) => at !== refused);
  return [{ ...withActions(input, kept), before: [input, step] }, step];
};

/** Where a removal is offered instead: with more parties to choose from, a tap on one of them is quicker. */
const MOST_PARTIES = 2;

/** The parties from which a card can remove a delegate of the same owner. */
const elsewhere = ({ owner }: Unremoved, value: LobbyingInput, named: Naming, words: Words): readonly Fix<LobbyingInput>[] => {
  const { trace, after } = play(value);
  const { parties } = after(trace.length).committee;
  const others = PARTIES.filter((party) => delegatesOf(parties[party], owner) > 0);
  if (others.length > MOST_PARTIES) return [];
  return others.map((party) => ({
    id: `remove-from-${party}`,
    label: named('remove-from', { of: ofParty(words, party) }),
    make: (latest) => removedFrom(latest, party),
  }));
};

const instead = (problem: LobbyingProblem, value: LobbyingInput, named: Naming, words: Words): readonly Fix<LobbyingInput>[] => {
  if (problem.code === 'none-to-remove') return elsewhere(problem, value, named, words);
  const source = isUnsent(problem) ? INSTEAD[problem.code] : null;
  const made = source && sentFrom(value, source);
  if (!made || play(made[0]).problem) return [];
  return [{ id: `from-${source}`, label: named(`from-${source}`), make: (latest) => sentFrom(latest, source) }];
};

/** What makes the ways out of a refusal, in the reader's words. */
interface Mends {
  readonly mended: Mending;
  readonly named: Naming;
  readonly words: Words;
}

const fixesOf = (problem: LobbyingProblem, value: LobbyingInput, { mended, named, words }: Mends): readonly Fix<LobbyingInput>[] => {
  const board = problem.code === 'none-to-remove' ? [] : mended(problem, value.game);
  if (board.length > 0)
    return board.map(({ game, ...fix }) => ({ ...fix, make: ({ actions, next }, step) => [{ game, actions, next, before: [value, step] }, 1] }));
  const others = instead(problem, value, named, words);
  if (others.length > 0) return others;
  return problem.after < value.actions.length ? [{ id: 'leave-out', label: named('leave-out'), make: withoutRefused }] : [];
};

/** Whether a player can send a delegate, from the lobby or from the reserve. It does not matter to which party. */
const canSend = (game: Game, player: Colour): boolean =>
  (['lobby', 'reserve'] as const).some((source) => lobbyInTurn(game, [{ type: 'send', player, party: PARTIES[0], source }]).ok);

/** Whether nobody entered the M€ of a player who has none at the start. */
const isUnset = ({ player }: Unsent, { game }: LobbyingInput, table: Telling | undefined): boolean =>
  game.players.some(({ colour, stock }) => colour === player && stock.megacredits === 0) && table?.isUnset('megacredits', player) === true;

/** The key of what a reader can do; null if there is nothing, or a button says it. */
const adviceOn = (problem: Unsent | Unremoved, value: LobbyingInput, fixes: readonly Fix<LobbyingInput>[]): string | null => {
  if (fixes.some(({ id }) => id !== 'leave-out')) return null;
  if (problem.code === 'none-to-remove') return 'elsewhere';
  const { trace, after } = play(value);
  const game = after(trace.length);
  return game.players.some(({ colour }) => colour !== problem.player && canSend(game, colour)) ? 'colour' : null;
};

/**
 * Fetches the words for all refusals, and the ways out of them: another source, another party, no such action,
 * or a mended board.
 */
export const refusals = async (words: Words): Promise<Refusals<LobbyingInput, LobbyingProblem>> => {
  const [say, { mended, named }, problem] = await Promise.all([sayingRefusals(words), fixing(words), stringsIn(words.lang, 'problem')]);
  const more = saying(words, { problem });
  const advised = (why: string, key: string | null): string =>
    key ? `${why} ${more.say(`problem.advice.${key}`, { table: words.say('stepper.table') })}` : why;
  const sayUnsent = (unsent: Unsent, value: LobbyingInput, fixes: readonly Fix<LobbyingInput>[], table: Telling | undefined): string => {
    const advice = adviceOn(unsent, value, fixes);
    if (unsent.code !== 'not-enough-megacredits' || !isUnset(unsent, value, table)) return advised(describeProblem(unsent, more), advice);
    const why = more.say('problem.no-megacredits', { Player: subjectIn(words, unsent.player), cost: unsent.cost });
    return advised(why, fixes.some(({ id }) => id === 'from-lobby') ? null : 'enter');
  };
  return {
    about: (problem, value, table) => {
      const fixes = fixesOf(problem, value, { mended, named, words });
      const why = isUnsent(problem)
        ? sayUnsent(problem, value, fixes, table)
        : problem.code === 'none-to-remove'
          ? advised(
              more.say('problem.none-to-remove', { of: ofParty(words, problem.party), over: overIn(words, problem.owner) }),
              adviceOn(problem, value, fixes),
            )
          : say(problem);
      // After the same refusal it begins in other words, so that a reader sees that the tap was taken.
      const text = value.answer?.type === 'same-reason' ? `${sayAnswer(value.answer, words)} ${why}` : why;
      return { text, places: placesOf(problem), fixes };
    },
  };
};
