import { render } from 'preact';
import type { Owner, Position } from '../../engine/turmoil/index.ts';
import { changeAddress } from '../../i18n/address.ts';
import { wordsOf } from '../../i18n/words.ts';
import { keptTable } from '../frame/kept-table.ts';
import type { Load } from '../frame/retry.ts';
import type { ExampleState } from '../frame/use-example.ts';
import { Editor } from './editor.tsx';
import { carriedAs, openedWith } from './given.ts';
import { inputFor, playerFor, tableIn, tableOf, withMovesOf, type TableExample } from './inputs.ts';
import { keepTable } from './keeping.ts';
import { fetchTable } from './opening.ts';
import { recognise } from './own-table-kept.ts';
import { keepPlayed } from './played.ts';
import { isDesk, showEditor } from './sight.ts';
import { showStrip } from './strip.tsx';
import { freshTable } from './table.ts';
import { tellingOf } from './unset.ts';

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
  return { later, now, drop };
};

/** Shows the stage as when the page is opened: the buttons lie where the thumb has learned to find them. */
const showAgain = (form: HTMLElement, stage: HTMLElement): void => {
  stage.querySelector<HTMLElement>('[data-action="forward"]')?.focus({ preventScroll: true });
  if (!isDesk()) form.scrollIntoView({ block: 'start', behavior: 'instant' });
  stage.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/** Adds the element of the editor to the stage, which hides the rest of it. */
const rootIn = (stage: HTMLElement, lang: string, isFresh: boolean): HTMLElement => {
  const root = Object.assign(document.createElement('div'), { className: `ot-root${isFresh ? ' is-fresh' : ''}`, lang });
  stage.append(root);
  stage.classList.add('is-edited');
  return root;
};

/** Opens the editor in the stage, in the place of picture and controls. It has a root of its own, so that the example knows nothing of it. */
export const open = async ({ form, id, data: address, load, state }: Opening): Promise<void> => {
  const data = await load(() => fetchTable(address));
  const example = id as TableExample;
  const words = wordsOf(data.strings, data.lang, data.names);
  // The reader may have made moves while this was fetched.
  const shown = state.preset === null ? await load(() => recognise(example, words, state.edit)) : null;
  const stage = form.querySelector<HTMLElement>('[data-stage]')!;
  if (stage.querySelector('.ot-root')) return;
  const played = keepPlayed(form, state.value, words);
  // A table from elsewhere does not replace the reader's own one: it stays in the address.
  const isForeign = !played && shown !== null && !shown.isMine;
  let isTable = !played && shown !== null;
  const passOn = lastOf(([table, owner]: readonly [Position, Owner]) => {
    const me = playerFor(table, owner);
    const input = inputFor(example, table, owner);
    if (!me || !input) return;
    // What the reader did at the table stays.
    const withMoves = isTable;
    isTable = true;
    state.change(
      (latest) => (withMoves ? withMovesOf(example, input, latest) : input),
      tellingOf(example, openedWith(table), { me, isMine: !isForeign, input }, words),
    );
  });
  const given = played ?? shown?.table ?? (state.preset === null ? tableOf(id, state.value) : null);
  const kept = tableIn(keptTable());
  const first = given ?? kept ?? freshTable();
  let isShown = given !== null || kept !== null;
  const root = rootIn(stage, data.lang, !isShown);
  const ended = new AbortController();
  const close = (): void => {
    ended.abort();
    passOn.drop();
    render(null, root);
    root.remove();
    stage.classList.remove('is-edited');
  };
  // A preset takes the place of the table.
  form.addEventListener('click', ({ target }) => void ((target as Element).closest('[data-preset]') && close()), { signal: ended.signal });
  if (played ?? (!given && kept)) passOn.later([first, shown?.me ?? 'neutral']);
  let latest: readonly [Position, Owner] = [first, shown?.me ?? 'neutral'];
  const take = (table: Position, owner: Owner): void => {
    isShown = true;
    latest = [table, owner];
    if (isForeign) changeAddress((address) => (address.hash = carriedAs(table)));
    else keepTable(table);
    root.classList.remove('is-fresh');
    passOn.later([table, owner]);
  };
  const onDone = (): void => {
    // A table on which nothing was entered is a table too.
    if (!isShown) take(first, 'neutral');
    passOn.now();
    const [table, owner] = latest;
    // So the address of the page also says what was entered.
    changeAddress((address) => (address.hash = carriedAs(table)));
    close();
    showAgain(form, stage);
    showStrip({ form, id: example, words, edit: state.edit }, { table, owner, isMine: !isForeign });
  };
  render(
    <Editor first={first} example={example} examples={location.pathname.split(`/${id}/`)[0] + '/'} words={words} onTable={take} onDone={onDone} />,
    root,
  );
  showEditor(root);
};
