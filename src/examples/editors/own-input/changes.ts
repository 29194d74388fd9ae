import { labelled } from '../../../i18n/labelled.ts';
import type { Words } from '../../../i18n/words.ts';
import { advanced, begun, redone, undone, type History } from '../editing/history.ts';
import type { CaseShown } from '../../frame/late/case-shown.ts';
import type { OwnField } from './fields.ts';
import { heldIn, nameOf } from './places.ts';

/** The case after a change. */
interface Change<V> {
  readonly value: V;
  /** What was changed, in words. */
  readonly by: string;
}

/** The changes of each form: an editor that is opened anew can take them back. */
const kept = new WeakMap<HTMLFormElement, History<Change<unknown>>>();

const historyOf = <V>(form: HTMLFormElement): History<Change<V>> | undefined => kept.get(form) as History<Change<V>> | undefined;

/** Whether a case is worth coming back to: a case all of whose changes were taken back is the situation that it began with. */
export const isChanged = <V>(form: HTMLFormElement, value: V): boolean => {
  const last = historyOf<V>(form);
  return last?.present.value !== value || last.past.length > 0;
};

const changeIn = (before: readonly OwnField[], fields: readonly OwnField[], lang: string): string => {
  const field = fields.find(({ name, content }) => before.find((one) => one.name === name)?.content !== content);
  if (!field) return '';
  const name = nameOf({ fields: [field] });
  const held = heldIn({ names: '', fields: [field] });
  return held ? labelled(lang, name, held) : name;
};

/** What was done last, as a key of what is said, and to what. */
type LastAction = readonly [key: 'undone' | 'redone' | 'back' | 'copied' | 'not-copied', what: string];

/**
 * Keeps what is entered, so that it can be taken back.
 *
 * @param value the case with which the editor begins
 */
export const changesFor = <V>(form: HTMLFormElement, now: () => CaseShown<V>, value: V) => {
  const last = historyOf<V>(form);
  let history = last?.present.value === value ? last : begun<Change<V>>({ value, by: '' });
  let fields: readonly OwnField[] | undefined;
  /** The fields as they were when the case was last not refused, before the number that is being typed now. */
  let sound: readonly OwnField[] = [];
  /** The fields with that number, while the case is not refused. The first digit of a number is no number that a reader wants back. */
  let typed: readonly OwnField[] | null = null;
  /** The number that is being changed. */
  let run: string | null = null;
  let of: string | null = null;
  let said: LastAction | null = null;
  const take = (next: History<Change<V>>, told: LastAction | null): void => {
    history = next;
    said = told;
    kept.set(form, history);
    now().state.edit(() => [next.present.value, 0]);
  };
  const settle = (): void => {
    sound = typed ?? sound;
    [typed, run] = [null, null];
  };
  const add = (by: string): void => {
    if (of !== run) settle();
    history = advanced(history, { value: now().state.value, by }, of);
    [said, run, of] = [null, of, null];
  };
  return {
    /** Whether the case is another one than the last that was noted. */
    isNew: (): boolean => now().state.value !== history.present.value,
    /** Tells what the next change belongs to. Changes of the same number in a row are taken back together. */
    of: (next: string | null): void => void (of = next),
    /** Notes the case and its fields as they are now. */
    note: (latest: readonly OwnField[], lang: string): void => {
      if (now().state.value !== history.present.value) add(changeIn(fields ?? latest, latest, lang));
      fields = latest;
      typed = now().problem ? null : latest;
      if (run === null) settle();
      kept.set(form, history);
    },
    /** Says that a place is opened or closed: a number that was being typed is entered. */
    settle,
    /** Says what was taken back, made again, brought back or copied last; null after a change. */
    said: (words: Words): string | null => said && words.say(`own-input.${said[0]}`, { what: said[1] }),
    /** Notes whether the link of the case was copied. */
    noteCopied: (isCopied: boolean): void => void (said = [isCopied ? 'copied' : 'not-copied', '']),
    /** Shows a kept case again. */
    bringBack: (): void => take(history, ['back', '']),
    /** Goes on with another case. */
    goOn: (next: V, by: string): void => take(advanced(history, { value: next, by }, null), null),
    /** Takes the last change back; null if there is none. */
    undo: () => (history.past.length === 0 ? null : () => take(undone(history), ['undone', history.present.by])),
    /** Makes the change that was taken back last; null if there is none. */
    redo: () => {
      const [next] = history.future;
      return next ? () => take(redone(history), ['redone', next.by]) : null;
    },
    /** The first refused field as it was when the case was last not refused; undefined if it was never another. */
    soundField: (): OwnField | undefined =>
      (fields ?? [])
        .filter(({ isRefused }) => isRefused)
        .flatMap(({ name, content }) => sound.filter((one) => one.name === name && one.content !== content && one.said !== ''))[0],
  };
};
