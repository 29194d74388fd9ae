/* What a reader's presses make of an input. */
import type { LobbyingProblem, Party } from '../../../engine/turmoil/index.ts';
import type { Present } from '../../frame/state/state.ts';
import { actionOf, enter, MAX_ACTIONS, sourceOn, type Answer, type Edited, type LobbyingInput, type Source } from './input.ts';
import { landings, play } from './play.ts';

/** The actions whose pieces have landed at a step. */
const landedBy = (input: LobbyingInput, step: number): LobbyingInput['actions'] =>
  input.actions.slice(0, landings(input).filter((landed) => landed <= step).length);

/** The source of a tap at a step. */
export const sourceAt = (input: LobbyingInput, step: number): Source => {
  const { trace, after } = play({ ...input, actions: landedBy(input, step) });
  return sourceOn(after(trace.length), input.next);
};

/** The same board and choice with other actions. */
export const withActions = ({ game, next }: LobbyingInput, actions: LobbyingInput['actions']): LobbyingInput => ({ game, actions, next });

const answered = (input: LobbyingInput, answer: Answer, at: number): LobbyingInput => ({ ...input, answer: { ...answer, at } });

/** Whether there is something to undo. */
export const canUndo = ({ actions, before }: LobbyingInput): boolean => actions.length > 0 || before !== undefined;

/** Shows an input whose last action a tap has made: the last step of it. A refused action shows the step before it. */
const tapped = (made: LobbyingInput): Edited => {
  const { trace, after } = play(made);
  const first = play(withActions(made, made.actions.slice(0, -1))).trace.length;
  const step = trace.length;
  return step > first ? [{ ...made, tap: { step, start: after(first) } }, step] : [made, Math.max(1, step)];
};

const isSame = (one: LobbyingProblem | null, other: LobbyingProblem | null): boolean => one !== null && JSON.stringify(one) === JSON.stringify(other);

/**
 * Makes the action of a tap on a party, at the step that the reader looks at: the actions whose pieces have landed stay, the later
 * ones are dropped.
 *
 * @returns null if no delegate can be moved in this way
 */
export const withTap = (input: LobbyingInput, party: Party, step: number): Edited | null => {
  const kept = landedBy(input, step);
  const action = actionOf({ ...input.next, source: sourceAt(input, step) }, party);
  if (!action) return null;
  if (kept.length >= MAX_ACTIONS) return [answered(input, { type: 'full' }, step), step];
  const { problem } = play(input);
  // A tap that was refused put nothing down, so Undo takes nothing of it back.
  const before = problem && input.before && !input.restarted ? input.before : ([input, step] as const);
  const [made, at] = tapped({ ...withActions(input, [...kept, action]), before });
  if (isSame(play(made).problem, problem)) return [answered(made, { type: 'same-reason' }, at), at];
  return [landings(input).length > kept.length ? answered(made, { type: 'dropped' }, at) : made, at];
};

/** Keeps only the first `count` actions and shows the last step of them. */
const withFirst = (input: LobbyingInput, count: number): Edited => {
  const kept = withActions(input, input.actions.slice(0, count));
  return [kept, Math.max(1, play(kept).trace.length)];
};

/** What is said of Undo; null where a refusal that comes back says it. */
const answerToUndo = (input: LobbyingInput, was: LobbyingInput): Answer | null => {
  if (input.restarted) return { type: 'restart-undone' };
  const last = input.actions.at(-1);
  if (!last) return was.actions.length > 0 ? { type: 'restored' } : null;
  const { trace, problem } = play(input);
  const refusal = play(was).problem;
  if (refusal) return isSame(problem, refusal) ? { type: 'same-reason' } : null;
  return problem ? { type: 'cleared' } : { type: 'undone', step: trace[landings(input).at(-1)! - 1]! };
};

/** Takes the last change back, with the actions that it dropped. After a reload nothing but the last action is known. */
export const undone = (input: LobbyingInput): Edited => {
  const [was, step] = input.before ?? withFirst(input, Math.max(0, input.actions.length - 1));
  const answer = answerToUndo(input, was);
  // A preset brings its own choice, so the reader's choice comes back too.
  return [{ ...was, next: input.restarted ? was.next : input.next, answer: answer ? { ...answer, at: step } : undefined }, step];
};

/** Takes all actions back. */
export const cleared = (input: LobbyingInput, step: number): Edited => [{ ...withActions(input, []), before: [input, step] }, 1];

/** The position before the reader's own actions: the preset that they began with; else, at a table or from an address, the board alone. */
const begun = (first: Present<LobbyingInput>, present: Present<LobbyingInput>): Present<LobbyingInput> => {
  const { preset, origin, value, table } = present;
  if (preset !== null) return present;
  return origin && !table ? first : { ...present, value: withActions(value, []) };
};

/** The board and the actions of an input as one text, to compare two inputs. */
const boardAndActions = ({ game, actions }: LobbyingInput): string => JSON.stringify([game, actions]);

/** Goes back to the position before the reader's own actions. Undo brings them back. */
export const startedAgain = (first: Present<LobbyingInput>, present: Present<LobbyingInput>): Present<LobbyingInput> => {
  const shown = begun(first, present);
  const { value, step } = present;
  if (boardAndActions(shown.value) === boardAndActions(value)) {
    // What Undo brings back stays, and so does what is said of it.
    const { before, restarted, answer } = value;
    return before ? { ...shown, value: { ...shown.value, before, restarted, answer } } : shown;
  }
  return { ...shown, value: { ...shown.value, before: [value, step], restarted: true, answer: { type: 'restarted', at: 1 } } };
};

/** Changes the choice for the next tap. The present step stays. */
export const chosen = (input: LobbyingInput, name: string, text: string, step: number): Edited => {
  const made = enter(input, name, text);
  const { owner } = made.next;
  return [name === 'source' && owner !== input.next.owner ? answered(made, { type: 'other-owner', owner }, step) : made, step];
};
