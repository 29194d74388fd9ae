/* The reader's own case, entered in the picture. It is fetched when a reader asks for it. */
import { render } from 'preact';
import type { Strings } from '../../../i18n/say.ts';
import { saying } from '../../../i18n/words.ts';
import { noteInAddress } from '../editing/in-address.ts';
import { addSheet } from '../editing/sheets.ts';
import { askedBy } from '../editing/undo-keys.ts';
import type { CaseShown } from '../../frame/late/case-shown.ts';
import { AT_CASE } from '../../frame/state/fragments.ts';
import { actionsIn, type Actions, type Beginning } from './actions.ts';
import { Bar } from './bar.tsx';
import { Places, Tiles } from './buttons.tsx';
import { isChanged } from './changes.ts';
import { measure, mountCaseEditor, type EditorElements } from './elements.ts';
import { fieldsIn } from './fields.ts';
import css from './own-input.css?url';
import { placesIn, tilesFor } from './places.ts';
import { Sheet } from './sheet.tsx';
import { bringIntoSight } from './sight.ts';

/** What is said where one enters in the picture. One file for each language. */
const files = import.meta.glob<Strings>('../../../../content/ui/*/own-input.json', { import: 'default' });

/** Draws the buttons where the places are, the tiles and the bar. */
const drawingIn =
  <V,>({ form, now, words, layer, side }: EditorElements<V>, actions: Actions<V>) =>
  (): void => {
    const { changes, enter, open, all, share, done, close, onWay } = actions;
    const { opened, isAll, ...shown } = actions.shown();
    const { problem, rules } = now();
    const fields = fieldsIn(now());
    const places = isAll ? [] : placesIn(form.querySelector('.ex-picture')!, fields);
    const tiles = tilesFor(fields, places);
    const sheet = [...places, ...tiles.flatMap((group) => group.tiles)].find(({ names }) => names === opened);
    form.dataset['own'] = isAll ? 'all' : places.some(({ names }) => names === opened) ? 'place' : '';
    const tools = { undo: changes.undo(), redo: changes.redo(), all, share: () => void share(), done };
    measure({ form, side });
    render(
      <>
        <Tiles groups={tiles} opened={opened} onOpen={open} />
        <div class="ex-own-room" />
        <Bar problem={problem} rules={rules} words={words} tools={tools} isAll={isAll} onWay={onWay} {...shown}>
          {sheet && <Sheet key={sheet.names} open={sheet} words={words} onEnter={enter} onClose={close} />}
        </Bar>
      </>,
      side,
    );
    // Last, since the bar may have moved them.
    render(<Places places={places} origin={layer.getBoundingClientRect()} words={words} opened={opened} onOpen={open} onEnter={enter} />, layer);
  };

/** Keys take back what was entered, and make it again. A number that is being typed has its own. */
const onKey = (event: KeyboardEvent, tools: Readonly<Record<'undo' | 'redo', (() => void) | null>>): void => {
  const asked = event.target instanceof HTMLInputElement ? null : askedBy(event);
  if (!asked) return;
  event.preventDefault();
  tools[asked]?.();
};

/** What the editor begins with: the case that was entered last, if a situation is shown in its place; else what is shown. */
const beginningOf = <V,>(form: HTMLFormElement, { example, state: { preset, value }, words }: CaseShown<V>, last: V | undefined): Beginning<V> => {
  if (preset === null || last === undefined || !isChanged(form, last)) return { value, instead: null };
  return { value: last, instead: { value, name: words.say(`${example.id}.preset.${preset}`) } };
};

/** What the editor is given. */
interface CaseEditorOptions<V> {
  readonly now: () => CaseShown<V>;
  /** The case that was entered last; undefined if there is none. */
  readonly last: V | undefined;
  /** Is aborted when the reader wants no editor, or no longer. */
  readonly over: AbortController;
  /** Takes the function to be called after each rendering of the example. */
  readonly onUpdate: (update: () => void) => void;
}

/** Shows the state before the first step. What can be changed there is a button, until the reader goes to a step. */
export const open = async <V,>(form: HTMLFormElement, { now, last, over, onUpdate }: CaseEditorOptions<V>): Promise<void> => {
  const { words: plain } = now();
  // Without its styles it can be used too.
  const parts = [files[`../../../../content/ui/${plain.lang}/own-input.json`]!(), addSheet(css).catch(() => undefined)] as const;
  const [said] = await Promise.all(parts);
  const { signal } = over;
  if (signal.aborted) return;
  const elements = mountCaseEditor(form, now, saying(plain, { 'own-input': said }), signal);
  if (!form.closest('[data-embedded]')) noteInAddress(AT_CASE, signal);
  const beginning = beginningOf(form, now(), last);
  const actions: Actions<V> = actionsIn(elements, beginning, () => draw());
  const draw = drawingIn(elements, actions);
  let begun = false;
  const size = new ResizeObserver(() => {
    update();
    actions.keep();
  });
  const update = (): void => {
    if (signal.aborted) return;
    const { state } = now();
    // What is entered into the form shows the first step, and here the state before it.
    if (state.step > 0 && actions.changes.isNew()) return state.go(0);
    // Before the first drawing, the step from which the reader came may still be shown.
    if (state.step > 0) return void (begun && over.abort());
    actions.follow(fieldsIn(now()));
    draw();
    if (begun) return;
    begun = true;
    bringIntoSight(form);
    size.observe(elements.side.querySelector('.ex-own-bar')!);
  };
  const { changes } = actions;
  form.addEventListener('keydown', (event) => onKey(event, { undo: changes.undo(), redo: changes.redo() }), { capture: true, signal });
  size.observe(form.querySelector('.ex-picture')!);
  signal.addEventListener('abort', () => size.disconnect());
  onUpdate(update);
  // The case is shown when the example is drawn with it.
  if (beginning.instead) return actions.changes.bringBack();
  now().state.go(0);
  update();
};
