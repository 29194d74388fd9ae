/* The reader's own case, entered in the picture. It is fetched when a reader asks for it. */
import { render } from 'preact';
import type { Strings } from '../../i18n/say.ts';
import { saying, type Words } from '../../i18n/words.ts';
import { askedBy } from '../editing/undo-keys.ts';
import type { CaseShown } from '../frame/case-shown.ts';
import { Bar } from './bar.tsx';
import { Places, Tiles } from './buttons.tsx';
import { changesFor } from './changes.ts';
import { fieldsIn, type Field } from './fields.ts';
import css from './own-input.css?url';
import { placesIn, tickIn, tilesFor, type Changeable } from './places.ts';
import { Sheet } from './sheet.tsx';
import { bringIntoSight, dock, reveal } from './sight.ts';

/** What is said where one enters in the picture. One file for each language. */
const files = import.meta.glob<Strings>('../../../content/ui/*/own-input.json', { import: 'default' });

/** Adds the style sheet once. Without it the fields can be used too. */
const addSheet = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[href="${css}"]`)) return resolve();
    const done = (): void => resolve();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css, onload: done, onerror: done }));
  });

/** What the styles know: the height of the picture, and of it with the tiles. */
const LENGTHS = ['--own-picture', '--own-above'] as const;

const division = (className: string): HTMLElement => Object.assign(document.createElement('div'), { className });

/** The fields of the form, for those who would rather have all of them. */
const focusField = (form: HTMLFormElement): void => {
  const field = form.querySelector<HTMLElement>('.ex-input [name]');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
};

/** What the editor stands in. */
interface Stand<V> {
  readonly form: HTMLFormElement;
  readonly now: () => CaseShown<V>;
  readonly words: Words;
  /** The buttons over the places. */
  readonly layer: HTMLElement;
  /** Tiles and bar. */
  readonly side: HTMLElement;
  /** Is aborted when the reader is done. */
  readonly over: AbortController;
}

const standIn = <V,>(form: HTMLFormElement, now: () => CaseShown<V>, words: Words): Stand<V> => {
  const [layer, side, over] = [division('ex-places'), division('ex-own'), new AbortController()];
  side.role = 'group';
  side.ariaLabel = words.say('own-input.name');
  // Touches would step through the example.
  for (const name of ['touchstart', 'touchend'] as const) side.addEventListener(name, (event) => event.stopPropagation(), { passive: true });
  const picture = form.querySelector<HTMLElement>('.ex-picture')!;
  picture.append(layer);
  picture.after(side);
  over.signal.addEventListener('abort', () => {
    const hadFocus = [layer, side].some((one) => one.contains(document.activeElement));
    [layer, side].forEach((one) => {
      render(null, one);
      one.remove();
    });
    delete form.dataset['own'];
    LENGTHS.forEach((name) => document.documentElement.style.removeProperty(name));
    // The steps are there again.
    if (hadFocus) form.querySelector<HTMLElement>('[data-action="forward"]')?.focus({ preventScroll: true });
  });
  return { form, now, words, layer, side, over };
};

/** What a reader does with the case. */
const actionsIn = <V,>({ form, now, side }: Stand<V>, draw: () => void) => {
  const changes = changesFor(form, now);
  let opened: string | null = null;
  let told = 0;
  const begun = now().state;
  const buttonOf = (names: string | null): HTMLElement | null => (names === null ? null : form.querySelector(`[data-opens="${names}"]`));
  const refused = (): readonly HTMLElement[] => [...form.querySelectorAll<HTMLElement>('.ex-place.is-refused, .ex-tiles > [data-refused]')];
  const enter = (field: Field, text: string): void => {
    changes.of(field.kind === 'number' ? field.name : null);
    field.drawn.props.onEnter(field.name, text);
    now().state.go(0);
  };
  const show = (names: string | null): void => {
    const before = buttonOf(opened);
    opened = names;
    draw();
    if (names === null) before?.focus({ preventScroll: true });
    if (names === null) dock(side);
    // The first of them is the last to come into sight, and stays there.
    for (const one of names === null ? refused().toReversed() : [buttonOf(names)!]) reveal(one, side);
  };
  const open = (one: Changeable): void => {
    const tick = tickIn(one);
    if (tick) enter(tick, String(tick.content !== 'true'));
    else show(one.names);
  };
  /** Without steps there is only the refusal: it is said again, at the first place that it is about. */
  const insist = (): void => {
    told += 1;
    show(null);
    refused()[0]?.focus({ preventScroll: true });
  };
  /** Without a change the step is shown that was shown before. */
  const done = (): void => {
    const { steps, state } = now();
    if (steps.length === 0) insist();
    else state.go(state.value === begun.value ? Math.max(1, begun.step) : 1);
  };
  /** After a way out its button goes, and the focus moves on. */
  const onWay = (): void => {
    now().state.go(0);
    side.querySelector<HTMLElement>('[data-tool="done"]')?.focus({ preventScroll: true });
  };
  /** When bar or picture get higher, what is changed stays in sight, and so does the refused place to which Done led. */
  const keep = (): void => {
    const button = buttonOf(opened) ?? refused().find((one) => one === document.activeElement);
    if (button) reveal(button, side);
  };
  return { changes, enter, open, done, onWay, keep, close: () => show(null), shown: () => ({ opened, told }) };
};

type Actions = ReturnType<typeof actionsIn>;

/** Draws the buttons where the places are, the tiles and the bar. */
const drawingIn =
  <V,>({ form, now, words, layer, side }: Stand<V>, actions: Actions) =>
  (): void => {
    const { changes, enter, open, done, close, onWay } = actions;
    const { opened, told } = actions.shown();
    const { editor, problem, waysOut, rules } = now();
    const picture = form.querySelector<HTMLElement>('.ex-picture')!;
    const fields = fieldsIn(editor);
    const places = placesIn(picture, fields);
    const groups = tilesFor(fields, places);
    const said = changes.record(fields, words);
    const sheet = [...places, ...groups.flatMap(({ tiles }) => tiles)].find(({ names }) => names === opened);
    form.dataset['own'] = places.some(({ names }) => names === opened) ? 'place' : '';
    const above = [picture, ...side.querySelectorAll<HTMLElement>('.ex-tiles')].map(({ offsetHeight }) => offsetHeight);
    const lengths = [above[0]!, above.reduce((sum, height) => sum + height, 0)];
    LENGTHS.forEach((name, at) => document.documentElement.style.setProperty(name, `${lengths[at]}px`));
    const tools = { undo: changes.undo(), redo: changes.redo(), all: () => focusField(form), done };
    render(
      <>
        <Tiles groups={groups} opened={opened} onOpen={open} />
        <div class="ex-own-room" />
        <Bar {...{ problem, waysOut, rules, words, said, told, tools, onWay }}>
          {sheet && <Sheet key={sheet.names} open={sheet} words={words} onEnter={enter} onClose={close} />}
        </Bar>
      </>,
      side,
    );
    // Last, since the bar may have moved them.
    render(<Places places={places} origin={layer.getBoundingClientRect()} words={words} opened={opened} onOpen={open} />, layer);
  };

/** Keys take back what was entered, and make it again. A number that is being typed has its own. */
const onKey = (event: KeyboardEvent, tools: Readonly<Record<'undo' | 'redo', (() => void) | null>>): void => {
  const asked = event.target instanceof HTMLInputElement ? null : askedBy(event);
  if (!asked) return;
  event.preventDefault();
  tools[asked]?.();
};

/** What else happens in the form. */
const listen = ({ form, over }: Pick<Stand<unknown>, 'form' | 'over'>, { changes }: Actions): void => {
  const { signal } = over;
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.closest('.ex-input')) changes.of(target.name);
  };
  const onClick = ({ target }: Event): void => {
    if ((target as Element).closest('[data-preset]')) over.abort();
  };
  form.addEventListener('input', onInput, { capture: true, signal });
  form.addEventListener('click', onClick, { capture: true, signal });
  form.addEventListener('keydown', (event) => onKey(event, { undo: changes.undo(), redo: changes.redo() }), { capture: true, signal });
};

/**
 * Shows the state before the first step. What can be changed there is a button, until the reader goes to a step.
 *
 * @param now what the example shows at present
 * @param onUpdate takes the function to be called after each rendering of the example
 */
export const open = async <V,>(form: HTMLFormElement, now: () => CaseShown<V>, onUpdate: (update: () => void) => void): Promise<void> => {
  if (form.dataset['own'] !== undefined) return form.querySelector<HTMLElement>('[data-opens]')?.focus();
  // Set before anything is fetched, so that a second press opens nothing else.
  form.dataset['own'] = '';
  const { words: plain } = now();
  const [said] = await Promise.all([files[`../../../content/ui/${plain.lang}/own-input.json`]!(), addSheet()]).catch((error: unknown) => {
    delete form.dataset['own'];
    throw error;
  });
  const stand = standIn(form, now, saying(plain, { 'own-input': said }));
  const actions: Actions = actionsIn(stand, () => draw());
  const draw = drawingIn(stand, actions);
  let begun = false;
  const size = new ResizeObserver(() => {
    update();
    actions.keep();
  });
  const update = (): void => {
    if (stand.over.signal.aborted) return;
    const { step, go } = now().state;
    // What is entered into the form shows the first step, and here the state before it.
    if (step > 0 && actions.changes.isNew()) return go(0);
    // Before the first drawing, the step from which the reader came may still be shown.
    if (step > 0) return void (begun && stand.over.abort());
    draw();
    if (begun) return;
    begun = true;
    bringIntoSight(form);
    size.observe(stand.side.querySelector('.ex-own-bar')!);
  };
  listen(stand, actions);
  size.observe(form.querySelector('.ex-picture')!);
  stand.over.signal.addEventListener('abort', () => size.disconnect());
  onUpdate(update);
  now().state.go(0);
  update();
};
