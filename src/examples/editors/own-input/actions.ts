import { isCopied } from '../editing/copying.ts';
import type { Way } from '../../frame/late/ways-out.tsx';
import { changesFor } from './changes.ts';
import type { EditorElements } from './elements.ts';
import type { OwnField } from './fields.ts';
import { tickIn, type Changeable } from './places.ts';
import { dock, reveal, showTiles } from './sight.ts';

/** A situation in the place of which a kept case came back. */
interface Situation<V> {
  readonly value: V;
  readonly name: string;
}

/** The case with which the editor begins, and the situation that is shown if that is another. */
export interface Beginning<V> {
  readonly value: V;
  readonly instead: Situation<V> | null;
}

/** What the ways depend on. */
interface WaysContext<V> extends Beginning<V>, Pick<EditorElements<V>, 'now' | 'words'> {
  readonly changes: ReturnType<typeof changesFor<V>>;
  readonly enter: (field: OwnField, text: string) => void;
}

/** The ways out of a refusal, else back to what was in the field before; to the situation in whose place the case came back. */
const waysIn = <V>({ now, words, changes, value, instead, enter }: WaysContext<V>): readonly Way[] => {
  const { problem, ways = [], state } = now();
  const sound = changes.soundField();
  if (problem && (ways[0] || !sound)) return ways;
  if (sound) return [{ id: 'sound', label: words.say('own-input.sound', { what: sound.said }), take: () => enter(sound, sound.content) }];
  if (!instead || state.value !== value) return [];
  const label = words.say('own-input.instead', { what: instead.name });
  return [{ id: 'instead', label, take: () => changes.goOn(instead.value, label) }];
};

/** Counts how often a refusal was insisted on. Another refusal, or none, was not. */
const insistence = () => {
  let last: readonly [text: string, times: number] = ['', 0];
  return {
    add: (text: string): void => void (last = [text, last[1] + 1]),
    follow: (text: string | undefined): void => {
      if (text !== last[0]) last = ['', 0];
    },
    times: (): number => last[1],
  };
};

/** What is open, and what is brought into sight. */
const viewIn = ({ form, side }: Pick<EditorElements<unknown>, 'form' | 'side'>, draw: () => void) => {
  let opened: string | null = null;
  let isAll = false;
  const buttonOf = (names: string | null): HTMLElement | null => (names === null ? null : form.querySelector(`[data-opens="${names}"]`));
  const refused = (): readonly HTMLElement[] => [...form.querySelectorAll<HTMLElement>('.ex-place.is-refused, .ex-tiles > [data-refused]')];
  const show = (names: string | null): void => {
    const last = buttonOf(opened);
    opened = names;
    draw();
    if (names === null) last?.focus({ preventScroll: true });
    if (names === null) dock(side);
    // The first of them is the last to come into sight, and stays there.
    for (const one of names === null ? refused().toReversed() : [buttonOf(names)!]) reveal(one, side);
  };
  /** All fields as tiles, for those who would rather have them in one list; or the places of the picture again. */
  const all = (): void => {
    isAll = !isAll;
    opened = null;
    draw();
    if (isAll) showTiles(side);
    else dock(side);
  };
  /** When bar or picture get higher, what is changed stays in sight, and so does the refused place to which Done led. */
  const keep = (): void => {
    const button = buttonOf(opened) ?? refused().find((one) => one === document.activeElement);
    if (button) reveal(button, side);
  };
  return { show, all, keep, focusRefused: () => refused()[0]?.focus({ preventScroll: true }), now: () => ({ opened, isAll }) };
};

/** What a reader does with the case. */
export const actionsIn = <V>({ form, now, side, words }: EditorElements<V>, { value, instead }: Beginning<V>, draw: () => void) => {
  const changes = changesFor(form, now, value);
  const before = now().state;
  const view = viewIn({ form, side }, draw);
  const insisted = insistence();
  const enter = (field: OwnField, text: string): void => {
    changes.of(field.kind === 'number' ? field.name : null);
    now().shown.onEnter(field.name, text);
    now().state.go(0);
  };
  const open = (one: Changeable): void => {
    const tick = tickIn(one);
    changes.settle();
    if (tick) enter(tick, String(tick.content !== 'true'));
    else view.show(one.names);
  };
  /** Without steps there is only the refusal: it is said again, at the first place that it is about. */
  const insist = (text: string): void => {
    insisted.add(text);
    view.show(null);
    view.focusRefused();
  };
  /** Without a change the step is shown that was shown before. */
  const done = (): void => {
    const { steps, state, problem } = now();
    if (steps.length === 0) insist(problem?.text ?? '');
    else state.go(state.value === before.value ? Math.max(1, before.step) : 1);
  };
  /** Opens the system's sheet for the address, which has the case; without such a sheet, copies the address. */
  const share = async (): Promise<void> => {
    // What it opens is the case, not the editor.
    const [url = ''] = location.href.split('#');
    // A reader who closes the sheet shares nothing.
    if ('share' in navigator) return navigator.share({ title: document.title, url }).catch(() => undefined);
    changes.noteCopied(await isCopied(url));
    draw();
  };
  const onWay = ({ take }: Way): void => {
    take();
    now().state.go(0);
    side.querySelector<HTMLElement>('[data-tool="done"]')?.focus({ preventScroll: true });
  };
  const close = (): void => {
    changes.settle();
    view.show(null);
  };
  const follow = (fields: readonly OwnField[]): void => {
    changes.note(fields, words.lang);
    insisted.follow(now().problem?.text);
  };
  const shown = () => ({
    ...view.now(),
    insisted: insisted.times(),
    ways: waysIn({ now, words, changes, value, instead, enter }),
    said: changes.said(words),
  });
  return { changes, enter, open, all: view.all, share, done, onWay, keep: view.keep, follow, shown, close };
};

/** The same as a type. `V` is the type of the case. */
export type Actions<V> = ReturnType<typeof actionsIn<V>>;
