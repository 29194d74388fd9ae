import { render } from 'preact';
import type { Owner, Position } from '../../../engine/turmoil/index.ts';
import { changeAddress } from '../../../web/address.ts';
import { wordsOf, type Words } from '../../../i18n/words.ts';
import { noteInAddress } from '../editing/in-address.ts';
import { AT_TABLE } from '../../frame/state/fragments.ts';
import { keptTable } from '../../frame/state/kept-table.ts';
import type { Load } from '../../frame/loading/retry.ts';
import type { ExampleState } from '../../frame/state/use-example.ts';
import { Editor } from './editor/editor.tsx';
import { followKept } from './table/following.ts';
import { carriedAs, openedWith } from './table/given.ts';
import { inputFor, playerFor, tableIn, tableOf, withMovesOf, type TableExample } from './table/inputs.ts';
import { keepTable } from './table/keeping.ts';
import { fetchTableData } from './opening.ts';
import { recognise } from './in-example/own-table-kept.ts';
import { keepMoves } from './table/keep-moves.ts';
import { isDesk, showEditor } from './editor/on-screen.ts';
import { showStrip } from './in-example/strip.tsx';
import { freshTable } from './table/table.ts';
import { tellingOf } from './in-example/unset.ts';

export { openAlone } from './alone.tsx';

/** What the editor is given by the example that it is opened in. */
export interface Opening {
  /** The element of the example. */
  readonly form: HTMLElement;
  /** The example's id. */
  readonly id: string;
  /** The address of the editor's words and styles. */
  readonly data: string;
  readonly load: Load;
  /** The example's state: its input, and how to change it. */
  readonly state: Pick<ExampleState<unknown>, 'preset' | 'value' | 'edit' | 'change'>;
}

/** In milliseconds. The example runs anew when a reader pauses, so that a button that is held counts evenly. */
const PAUSE = 120;

/** Lets only the last of several calls happen, after a pause or when it is asked for. */
const lastOf = <T,>(call: (value: T) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: T } | null = null;
  const drop = (): void => {
    clearTimeout(timer);
    waiting = null;
  };
  const now = (): void => {
    const due = waiting;
    drop();
    if (due) call(due.value);
  };
  const later = (value: T): void => {
    drop();
    waiting = { value };
    timer = setTimeout(now, PAUSE);
  };
  return { later, now, drop, waits: (): boolean => waiting !== null };
};

/** Scrolls to the stage as when the page is opened, so that its buttons are at the usual place of the screen. */
const showAgain = (form: HTMLElement, stage: HTMLElement): void => {
  stage.querySelector<HTMLElement>('[data-action="forward"]')?.focus({ preventScroll: true });
  if (!isDesk()) form.scrollIntoView({ block: 'start', behavior: 'instant' });
  stage.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/** Adds the element of the editor to the stage, which hides the rest of it. */
const addEditorRoot = (stage: HTMLElement, lang: string, isFresh: boolean): HTMLElement => {
  const root = Object.assign(document.createElement('div'), { className: `ot-root${isFresh ? ' is-fresh' : ''}`, lang });
  stage.append(root);
  stage.classList.add('is-edited');
  return root;
};

/** What the example shows by now: a reader does not wait until the editor's code is there. */
const presentOf = ({ form, state }: Opening) => {
  const preset = form.querySelector<HTMLElement>('[data-preset][aria-pressed="true"]')?.dataset['preset'] ?? null;
  // The input that is rendered may be an older one: `edit` is given the latest, and null changes nothing.
  let value = state.value;
  state.edit((latest) => {
    value = latest;
    return null;
  });
  // The reader has chosen a preset after pressing the button: then no editor is opened.
  const isOff = preset !== null && preset !== state.preset;
  if (isOff) delete form.dataset['keep'];
  return { preset, value, isOff };
};

/** What the editor begins with. */
interface Beginning {
  readonly first: Position;
  /** Whose view the example takes. */
  readonly owner: Owner;
  /** Whether it is a table that somebody has seen before: a new one is empty. */
  readonly isKnown: boolean;
  /** Whether the example shows it. */
  readonly isShown: boolean;
  /** Whether the example has to show it now. */
  readonly isDue: boolean;
  /** Whether it is from elsewhere. It does not replace the reader's own one: it stays in the address. */
  readonly isForeign: boolean;
}

/** Finds the table to begin with; null if the reader wants no editor any more. */
const beginningOf = async (opening: Opening, words: Words): Promise<Beginning | null> => {
  const { form, id, load, state } = opening;
  const before = presentOf(opening);
  const shown = before.preset === null ? await load(() => recognise(id as TableExample, words, state.edit)) : null;
  const { preset, value, isOff } = presentOf(opening);
  if (isOff) return null;
  const moved = keepMoves(form, value, words);
  const kept = tableIn(keptTable());
  const known = moved ?? shown?.table ?? null;
  // A case that is neither the kept table nor one of a link with a table, such as that of a link to a case.
  const other = known === null && preset === null ? tableOf(id, value) : null;
  const given = known ?? other;
  return {
    first: given ?? kept ?? freshTable(),
    owner: shown?.me ?? 'neutral',
    isKnown: (given ?? kept) !== null,
    isShown: !moved && shown !== null,
    isDue: moved !== null || (given === null && kept !== null),
    isForeign: (!moved && shown !== null && !shown.isMine) || (other !== null && kept !== null),
  };
};

/** Passes a table on to the example, as it is for the player of a colour. */
const passing = ({ id, state }: Opening, words: Words, { isShown, isForeign }: Beginning) => {
  const example = id as TableExample;
  let isTable = isShown;
  const { waits, ...passOn } = lastOf(([table, owner]: readonly [Position, Owner]) => {
    const me = playerFor(table, owner);
    const input = inputFor(example, table, owner);
    if (!me || !input) return;
    // The example keeps the moves that the reader made at this table.
    const withMoves = isTable;
    isTable = true;
    state.change(
      (latest) => (withMoves ? withMovesOf(example, input, latest) : input),
      tellingOf(example, openedWith(table), { me, isMine: !isForeign, input }, words),
    );
  });
  return { ...passOn, isShown: (): boolean => isTable || waits() };
};

/** Adds the editor to the stage, and takes it away when a preset takes the place of the table. */
const mountTableEditor = (form: HTMLElement, lang: string, isFresh: boolean) => {
  const stage = form.querySelector<HTMLElement>('[data-stage]')!;
  const root = addEditorRoot(stage, lang, isFresh);
  const ended = new AbortController();
  const close = (): void => {
    ended.abort();
    render(null, root);
    root.remove();
    stage.classList.remove('is-edited');
  };
  form.addEventListener('click', ({ target }) => void ((target as Element).closest('[data-preset]') && close()), { signal: ended.signal });
  return { stage, root, close, signal: ended.signal };
};

/**
 * Opens the editor in the stage, in the place of picture and controls. It has a root of its own, which the example does not draw. The
 * frame of the example sees it there: keys, swipes and time then belong to the editor.
 */
export const open = async (opening: Opening): Promise<void> => {
  const { form, id, data: address, load, state } = opening;
  const data = await load(() => fetchTableData(address));
  const example = id as TableExample;
  const words = wordsOf(data.strings, data.lang, data.names);
  const beginning = await beginningOf(opening, words);
  // If the reader pressed the button twice, the editor is there already.
  if (!beginning || form.querySelector('.ot-root')) return;
  const { first, owner, isDue, isForeign } = beginning;
  let { isKnown } = beginning;
  const { stage, root, close, signal } = mountTableEditor(form, data.lang, !isKnown);
  const passOn = passing(opening, words, beginning);
  signal.addEventListener('abort', passOn.drop);
  if (!isForeign) noteInAddress(AT_TABLE, signal);
  let latest: readonly [Position, Owner] = [first, owner];
  if (isDue) passOn.later(latest);
  const show = (...shown: readonly [Position, Owner]): void => {
    isKnown = true;
    latest = shown;
    root.classList.remove('is-fresh');
    passOn.later(shown);
  };
  const onTable = (...taken: readonly [Position, Owner]): void => {
    if (isForeign) changeAddress((page) => (page.hash = carriedAs(taken[0])));
    else keepTable(taken[0]);
    show(...taken);
    following.note();
  };
  const onOwner = (chosen: Owner): void => {
    latest = [latest[0], chosen];
    if (passOn.isShown()) passOn.later(latest);
  };
  const onDone = (): void => {
    // Nothing was entered. The example then shows the empty table.
    if (!isKnown) onTable(...latest);
    passOn.now();
    const [table, chosen] = latest;
    // So the address of the page also says what was entered.
    changeAddress((page) => (page.hash = carriedAs(table)));
    close();
    showAgain(form, stage);
    showStrip({ form, id: example, words, edit: state.edit }, { table, owner: chosen, isMine: !isForeign });
  };
  const examples = location.pathname.split(`/${id}/`)[0] + '/';
  const does = { onTable, onOwner, onDone };
  let drawn = 0;
  const draw = (): void =>
    render(<Editor key={drawn++} first={latest[0]} rules={data.rules} example={example} examples={examples} words={words} {...does} />, root);
  const takeOver = (table: Position): void => {
    show(table, latest[1]);
    draw();
  };
  const following = followKept(() => latest[0], takeOver, signal);
  following.note();
  draw();
  showEditor(root);
};
