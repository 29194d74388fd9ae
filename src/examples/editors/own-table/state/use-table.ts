import { useRef, useState } from 'preact/hooks';
import { isCountable } from '../../../../engine/core/countable.ts';
import { COLOURS, type Owner, type Position } from '../../../../engine/turmoil/index.ts';
import { changesBetween, NOTHING, type Changes } from '../../../../drawings/turmoil/changes.ts';
import type { Words } from '../../../../i18n/words.ts';
import { numberIn } from '../../../frame/form/number-in.ts';
import { draftOf, isWrong, newestWrong, withDraft, withoutDraft, wrongDrafts, type Draft } from './drafts.ts';
import { enteredWith, isNewZero, openedWith } from '../table/given.ts';
import { advanced, redone, undone, withdrawn, type History } from '../../editing/history.ts';
import { historyOf, noted, type Entry } from '../table/keeping.ts';
import { differ, faultOf, helps, refusalOf, type TableRefusal } from './refusal.ts';
import { sayAgain, sayEdit, sayImpossible, sayProblem } from './say.ts';
import type { TableExample } from '../table/inputs.ts';
import { attempt, freshTable, isBare, type Edit, type Space, type TableProblem } from '../table/table.ts';

/** What a tap on a party does. */
type Tool = 'add' | 'remove' | 'leader' | 'marker' | 'policy';

/** What lies over the board. */
type Panel = Space | 'more' | null;

/** All that the editor shows. */
interface State {
  readonly history: History<Entry>;
  /** The owner whose pieces are placed. */
  readonly owner: Owner;
  readonly tool: Tool;
  readonly panel: Panel;
  /** What happened last, in words. */
  readonly said: string;
  /** How often something was said: the same words again are said anew. */
  readonly told: number;
  readonly refusal: TableRefusal | null;
  /** An edit that probably comes next; null if there is none. */
  readonly offer: Edit | null;
  readonly changes: Changes;
  /** What is typed for numbers. */
  readonly drafts: readonly Draft[];
}

/** The editor's state, and what a reader can do. */
export interface TableState extends State {
  readonly table: Position;
  /** Makes an edit. Edits of the same thing in a row are taken back together. */
  readonly act: (edit: Edit, of?: string) => void;
  /** Takes what is typed for a number. A text that is none stays in its field, and the number is what it was before `of`. */
  readonly type: (draft: Draft, of: string) => void;
  /** Lets a field show its number again, unless something else has to be mended there. */
  readonly leave: (at: Omit<Draft, 'text'>) => void;
  /** Shows the number of the table in a field again, whatever is typed there. */
  readonly clear: (at: Omit<Draft, 'text'>) => void;
  /** Says why no example can use the table, and returns whether one can. */
  readonly check: () => boolean;
  /** Says that no example can use what is typed for a number. */
  readonly insist: () => void;
  /** Lets a refused edit be. */
  readonly leaveOut: () => void;
  /** Takes back what came last: an edit, or what was not accepted. That changed nothing: only its refusal goes. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly choose: (owner: Owner) => void;
  /** Chooses a tool; the same again lays it aside. */
  readonly use: (tool: Tool) => void;
  readonly show: (panel: Panel) => void;
  readonly startAnew: () => void;
}

interface TableOptions {
  /** The example that asks for the numbers. */
  readonly example: TableExample;
  readonly first: Position;
  /** What is said at the start, where nothing is known of an earlier change. */
  readonly start: string;
  /** What is said at the start in any case. */
  readonly said: string | undefined;
  readonly words: Words;
  /** Is told each table that an edit has changed, and whose pieces are chosen. */
  readonly onTable: (table: Position, owner: Owner) => void;
  /** Is told whose pieces are chosen. The table is as it was. */
  readonly onOwner: (owner: Owner) => void;
}

/** The colours in play in the order of the palette, then neutral. */
export const ownersOf = ({ game: { players } }: Position): readonly Owner[] => [
  ...COLOURS.filter((colour) => players.some((player) => player.colour === colour)),
  'neutral',
];

const opened = ({ first, start, said, words }: TableOptions): State => {
  const refusal = faultOf(first);
  const history = historyOf(first, words.lang);
  return {
    history,
    told: 0,
    owner: ownersOf(first)[0]!,
    tool: 'add',
    panel: null,
    changes: NOTHING,
    refusal,
    offer: null,
    drafts: [],
    // A new table has no last change to tell; it says what a reader can do.
    said: refusal ? sayProblem(refusal.problem, null, words) : (said ?? ((!isBare(first) && history.present.by) || start)),
  };
};

/** After the lobby of one player, that of all of them: at a table, most or none of them have used their delegate. */
const offerAfter = (edit: Edit, table: Position): Edit | null => {
  const next = edit.type === 'lobby' ? ({ type: 'lobbies', waits: edit.waits } as const) : null;
  return next && helps(table, next) ? next : null;
};

/** Another table of the history, what is said of it, and what stays in the fields. */
type HistoryStep = Pick<State, 'history' | 'said' | 'drafts'>;

/** Whether there is something that was not accepted. */
export const hasRefused = ({ history, refusal, drafts }: State): boolean =>
  Boolean(refusal?.edit) || wrongDrafts(drafts, history.present.table).length > 0;

/** What Undo does; null if there is nothing to take back. */
const undoing = ({ history, refusal, drafts }: State, words: Words): HistoryStep | null => {
  const wrong = wrongDrafts(drafts, history.present.table);
  const newest = newestWrong(wrong, history.past.length);
  const said = words.say('own-table.said.cleared');
  if (refusal?.edit) return { history, said, drafts };
  if (newest) return { history, said, drafts: withoutDraft(drafts, newest) };
  return history.past.length === 0 ? null : { history: undone(history), said: sayAgain('undone', history.present.by, words), drafts: wrong };
};

/** What Redo does; null if nothing was taken back. */
const redoing = ({ history, drafts }: State, words: Words): HistoryStep | null => {
  const [next] = history.future;
  return next ? { history: redone(history), said: sayAgain('redone', next.by, words), drafts: wrongDrafts(drafts, history.present.table) } : null;
};

/**
 * What a panel takes away when it opens over the board. Who opens one has read why an edit was refused. In `more`, a message about the
 * board would be taken for one about sharing.
 */
const quiet = ({ refusal }: State, panel: Panel): Partial<State> => {
  if (refusal?.edit) return { refusal: null, said: '' };
  return panel === 'more' && !refusal ? { said: '' } : {};
};

/** Why an edit is refused. The same reason again is said in other words, so that a reader sees that the tap was taken. */
const refused = ({ history, refusal: last }: State, problem: TableProblem, edit: Edit, words: Words): Pick<State, 'refusal' | 'said'> => {
  const refusal = refusalOf(history.present.table, problem, edit);
  const why = sayProblem(refusal.problem, edit, words);
  const isSame = JSON.stringify(last?.problem) === JSON.stringify(refusal.problem);
  return { refusal, said: isSame ? words.say('own-table.said.still', { why }) : why };
};

/** Some tools are laid aside once they are used. */
const LASTING: readonly Tool[] = ['add', 'remove', 'leader'];

/** An edit that is possible, and the table after it. */
interface AppliedEdit {
  readonly edit: Edit;
  readonly table: Position;
  readonly of: string | null;
}

/** The history after an edit, and what else changes with it. */
const accepted = (
  { history, tool, drafts }: State,
  { edit, table, of }: AppliedEdit,
  { words, example }: TableOptions,
): readonly [history: History<Entry>, change: Partial<State>] => {
  const { past, present } = history;
  const isNumber = edit.type === 'number';
  // Changes of the same thing in a row are one: the first of them began here.
  const before = of !== null && of === history.of ? past.at(-1)! : present;
  const isSame = !differ(before.table, table) && !isNewZero(before, edit);
  const said = isSame && !isNumber ? [words.say('own-table.said.same')] : sayEdit(edit, present.table, table, words, example);
  // Where nothing changes, there is nothing to take back.
  const next = !isSame
    ? advanced(history, { ...enteredWith(present, edit, table), by: said[0]! }, of)
    : before === present
      ? history
      : withdrawn(history);
  const kept = { drafts: isNumber ? withoutDraft(drafts, edit) : drafts, tool: LASTING.includes(tool) || isNumber ? tool : 'add' } as const;
  return [next, { said: said.join(' '), offer: offerAfter(edit, table), ...kept }];
};

/** What typing needs of the editor. */
interface Typing {
  readonly now: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly go: (history: History<Entry>, change: Partial<State>) => void;
  readonly act: (edit: Edit, of: string) => void;
}

/** What a reader does in the field of a number. */
const typing = ({ now, set, go, act }: Typing): Pick<TableState, 'type' | 'leave' | 'clear'> => ({
  type: (draft, of) => {
    const number = numberIn(draft.text);
    const { history } = now();
    if (isCountable(number)) act({ type: 'number', player: draft.player, field: draft.field, value: number }, of);
    else if (history.of === of) go(withdrawn(history), { said: '' });
    // What follows is a change of its own: Undo takes it back before the text.
    else set({ history: { ...history, of: null }, said: '' });
    // It stays as it is while it is typed: “1,0” may become “1,000”.
    set({ drafts: withDraft(now().drafts, { ...draft, after: now().history.past.length }) });
  },
  clear: (at) => set({ drafts: withoutDraft(now().drafts, at), said: '' }),
  leave: (at) => {
    const { drafts } = now();
    if (!isWrong(draftOf(drafts, at) ?? '')) set({ drafts: withoutDraft(drafts, at) });
  },
});

/** What a reader does about what is impossible. */
const refusing = ({ now, set, go }: Omit<Typing, 'act'>, words: Words): Pick<TableState, 'check' | 'insist' | 'leaveOut'> => {
  const insist = (refusal: TableRefusal | null): void =>
    set({ refusal, said: sayImpossible(refusal ? sayProblem(refusal.problem, null, words) : '', now().said, words) });
  return {
    check: () => {
      const refusal = faultOf(now().history.present.table);
      if (refusal) insist(refusal);
      return !refusal;
    },
    insist: () => insist(null),
    leaveOut: () => go(now().history, { said: words.say('own-table.said.cleared') }),
  };
};

/** Keeps the table that a reader edits. Two actions may come before a rendering, so each starts from the latest state. */
export const useTable = (use: TableOptions): TableState => {
  const { words, onTable, onOwner } = use;
  const [state, setState] = useState<State>(() => opened(use));
  const latest = useRef(state);
  const set = (change: Partial<State>): void => {
    const told = latest.current.told + Number(change.said !== undefined);
    latest.current = { ...latest.current, ...change, told };
    setState(latest.current);
  };
  /** Shows another table, unless it is the same one. */
  const go = (history: History<Entry>, change: Partial<State>): void => {
    const { history: before, owner } = latest.current;
    const { table } = noted(history, words.lang).present;
    const owners = ownersOf(table);
    const refusal = faultOf(table);
    set({
      history,
      changes: changesBetween(before.present.table.game, table.game),
      refusal,
      offer: null,
      owner: owners.includes(owner) ? owner : owners[0]!,
      ...change,
      ...(refusal && { said: sayProblem(refusal.problem, null, words) }),
    });
    if (history !== before) onTable(table, latest.current.owner);
  };
  const act = (edit: Edit, of: string | null = null): void => {
    const tried = attempt(latest.current.history.present.table, edit);
    if (!tried.ok) {
      set({ ...refused(latest.current, tried.problem, edit, words), offer: null, changes: NOTHING });
      return;
    }
    go(...accepted(latest.current, { edit, table: tried.table, of }, use));
  };
  const take = (taken: HistoryStep | null): void => void (taken && go(taken.history, taken));
  return {
    ...state,
    table: state.history.present.table,
    act,
    ...typing({ now: () => latest.current, set, go, act }),
    ...refusing({ now: () => latest.current, set, go }, words),
    undo: () => take(undoing(latest.current, words)),
    redo: () => take(redoing(latest.current, words)),
    choose: (owner) => {
      const { tool } = latest.current;
      set({ owner, tool: tool === 'marker' || tool === 'policy' ? 'add' : tool });
      onOwner(owner);
    },
    use: (tool) => {
      const next = latest.current.tool === tool ? 'add' : tool;
      set({ tool: next, refusal: null, offer: null, said: words.say(`own-table.tool.${next}`) });
    },
    show: (panel) => set({ panel, ...quiet(latest.current, panel) }),
    startAnew: () => {
      const fresh = { ...openedWith(freshTable()), by: words.say('own-table.said.new') };
      go(advanced(latest.current.history, fresh, null), { said: words.say('own-table.said.anew'), panel: null, drafts: [] });
    },
  };
};
