/* The reader's own input, entered in the picture. It is fetched when a reader asks for it. */
import { render } from 'preact';
import { saying, type Words } from '../../i18n/words.ts';
import type { Strings } from '../../i18n/say.ts';
import { Others, Places } from './buttons.tsx';
import { enterInto } from './fields.ts';
import css from './own-input.css?url';
import { nameOf, othersIn, placesIn, tickIn, type Entry } from './places.ts';
import { ON_ITS_SIDE, Sheet } from './sheet.tsx';

/** What is said where one enters in the picture. One file for each language. */
const files = import.meta.glob<Strings>('../../../content/ui/*/own-input.json', { import: 'default' });

/** Adds the style sheet once. Without it the fields can be used too. */
const addSheet = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[href="${css}"]`)) return resolve();
    const done = (): void => resolve();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css, onload: done, onerror: done }));
  });

const element = <K extends 'div' | 'p' | 'button'>(name: K, className: string): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(name), { className });

/** The fields of the form, for those who would rather have all of them. */
const focusField = (form: HTMLFormElement): void => {
  const field = form.querySelector<HTMLElement>('.ex-input [name]');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
};

/** What is asked for: the form of the example, the function that shows one of its steps, its words. */
interface Opening {
  readonly form: HTMLFormElement;
  readonly go: (step: number) => void;
  readonly words: Words;
}

/** Opens and closes the sheet of one place. */
const sheetIn = (host: HTMLElement, { form, words }: Omit<Opening, 'go'>, again: () => void) => {
  let opened: string | null = null;
  const entryOf = (names: string) => {
    const places = placesIn(form);
    return [...places, ...othersIn(form, places).flatMap(({ entries }) => entries)].find((one) => one.names === names);
  };
  const buttonOf = (names: string) => form.querySelector<HTMLElement>(`[data-opens="${names}"]`);
  const close = (): void => {
    const button = opened === null ? null : (buttonOf(opened) ?? form.querySelector<HTMLElement>('[data-opens]'));
    opened = null;
    render(null, host);
    button?.focus({ preventScroll: true });
  };
  const fix = (id: string): void => {
    form.querySelector<HTMLElement>(`.ex-bar [data-fix="${id}"]`)?.click();
    again();
    host.querySelector<HTMLElement>('[data-action="done"]')?.focus();
  };
  const draw = (): void => {
    const names = opened;
    if (names === null) return;
    const entry = entryOf(names);
    const button = buttonOf(names);
    if (!entry || !button) return close();
    const fixes = [...form.querySelectorAll<HTMLElement>('.ex-bar [data-fix]')];
    const props = {
      name: nameOf(entry),
      fields: entry.fields,
      problem: form.querySelector('.ex-bar .ex-problem')?.firstChild?.textContent ?? null,
      fixes: fixes.map(({ dataset, textContent }) => ({ id: dataset['fix']!, label: textContent })),
      place: () => button.getBoundingClientRect(),
      onEnter: (name: string, text: string) => enterInto(form, name, text),
      ...{ words, onFix: fix, onDone: close },
    };
    render(<Sheet key={names} {...props} />, host);
  };
  const open = (entry: Entry): void => {
    const tick = tickIn(entry);
    if (tick) return enterInto(form, tick.name, String(tick.content !== 'true'));
    opened = entry.names;
    draw();
  };
  return { open, draw, close };
};

/** What is laid over the picture and around it. */
interface Parts {
  /** The buttons over the places. */
  readonly layer: HTMLElement;
  /** The buttons for what has no place. */
  readonly list: HTMLElement;
  /** What to do, with the buttons to all fields and to the steps. */
  readonly hint: HTMLElement;
  /** The sheet. */
  readonly host: HTMLElement;
}

const partsFor = ({ form, go, words }: Opening): Parts => {
  const hint = element('p', 'ex-hint');
  const button = (name: string, onclick: () => void) => {
    const made = Object.assign(element('button', ''), { type: 'button', textContent: words.say(`own-input.${name}`), onclick });
    made.dataset['action'] = name;
    return made;
  };
  hint.append(
    `${words.say('own-input.hint')} `,
    button('all', () => focusField(form)),
    button('steps', () => go(1)),
  );
  return { layer: element('div', 'ex-places'), list: element('div', 'ex-others'), hint, host: element('div', 'ex-opened') };
};

/** Opens and closes the sheet of one place. */
type SheetOfPlace = ReturnType<typeof sheetIn>;

/** The whole picture is seen, and the focus is on its first button. */
const bringIntoSight = (form: HTMLFormElement, hint: HTMLElement): void => {
  form.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
  // The picture is below the bar. `scrollIntoView` would leave the height of the picture free: see `scroll-padding` in the styles.
  const bar = document.querySelector<HTMLElement>('.bar')!;
  const covered = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
  // On its side, a phone has no room for the row of situations too.
  const first = matchMedia(ON_ITS_SIDE).matches ? hint : form;
  scrollBy({ top: first.getBoundingClientRect().top - covered, behavior: 'instant' });
};

/**
 * Keeps the buttons where the places are, from the drawing of the state before the first step on. When a step is shown after that,
 * the reader is done: then it aborts `over`.
 */
const follow = (form: HTMLFormElement, { layer, list, hint, host }: Parts, sheet: SheetOfPlace, over: AbortController): void => {
  const picture = form.querySelector<HTMLElement>('.ex-picture')!;
  const own = [layer, list, hint, host];
  let begun = false;
  const update = (): void => {
    // A step that is still shown at first goes with the next drawing, whenever that comes.
    if (form.querySelector('.ex-count')) return void (begun && over.abort());
    const places = placesIn(form);
    document.documentElement.style.setProperty('--own-picture', `${picture.offsetHeight}px`);
    render(<Places places={places} origin={layer.getBoundingClientRect()} onOpen={sheet.open} />, layer);
    render(<Others parts={othersIn(form, places)} onOpen={sheet.open} />, list);
    sheet.draw();
    if (!begun) bringIntoSight(form, hint);
    begun = true;
  };
  const watch = new MutationObserver((records) => {
    if (records.some(({ target }) => !own.some((one) => one.contains(target)))) update();
  });
  const size = new ResizeObserver(update);
  over.signal.addEventListener('abort', () => {
    [watch, size].forEach((one) => one.disconnect());
    sheet.close();
    own.forEach((one) => one.remove());
    delete form.dataset['own'];
  });
  picture.append(layer);
  picture.before(hint);
  picture.after(list, host);
  watch.observe(form, { subtree: true, childList: true, characterData: true, attributes: true });
  size.observe(picture);
  update();
};

/** Shows the state before the first step. What can be changed there is a button, until the reader goes to a step. */
export const open = async ({ form, go, words: plain }: Opening): Promise<void> => {
  if (form.dataset['own'] !== undefined) return form.querySelector<HTMLElement>('[data-opens]')?.focus();
  // Set before anything is fetched, so that a second press opens nothing else.
  form.dataset['own'] = '';
  const [said] = await Promise.all([files[`../../../content/ui/${plain.lang}/own-input.json`]!(), addSheet()]).catch((error: unknown) => {
    delete form.dataset['own'];
    throw error;
  });
  const words = saying(plain, { 'own-input': said });
  const parts = partsFor({ form, go, words });
  const again = (): void => go(0);
  const sheet = sheetIn(parts.host, { form, words }, again);
  const over = new AbortController();
  // What is entered shows the first step, and here the state before it.
  ['input', 'change', 'click'].forEach((type) =>
    form.addEventListener(
      type,
      ({ target }) => {
        const part = (target as Element).closest('.ex-input, .ex-fixes');
        if (part) again();
        // The button of the next step, which would have the focus after a way out, is hidden.
        if (part?.matches('.ex-fixes')) form.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
      },
      over,
    ),
  );
  again();
  follow(form, parts, sheet, over);
};
