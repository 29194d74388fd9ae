import { labelled } from '../../i18n/labelled.ts';
import type { Words } from '../../i18n/words.ts';
import { begun, gone, redone, undone, type History } from '../editing/history.ts';
import type { CaseShown } from '../frame/case-shown.ts';
import type { Field } from './fields.ts';
import { heldIn, nameOf } from './places.ts';

/** The case after a change. */
interface Change<V> {
  readonly value: V;
  /** What was changed, in words. */
  readonly by: string;
}

/** The changes of each form: an editor that is opened anew can take them back. */
const kept = new WeakMap<HTMLFormElement, History<Change<unknown>>>();

const changeIn = (before: readonly Field[], fields: readonly Field[], lang: string): string => {
  const field = fields.find(({ name, content }) => before.find((one) => one.name === name)?.content !== content);
  if (!field) return '';
  const [name, held] = [nameOf({ fields: [field] }), heldIn({ names: '', fields: [field] })];
  return held ? labelled(lang, name, held) : name;
};

/** Keeps what was entered, so that it can be taken back. */
export const changesFor = <V>(form: HTMLFormElement, now: () => CaseShown<V>) => {
  const last = kept.get(form) as History<Change<V>> | undefined;
  const { value } = now().state;
  let history = last?.present.value === value ? last : begun<Change<V>>({ value, by: '' });
  let fields: readonly Field[] | undefined;
  let of: string | null = null;
  let said: readonly [key: string, what: string] | null = null;
  const take = (next: History<Change<V>>, what: readonly [key: string, what: string]): void => {
    history = next;
    said = what;
    now().state.edit(() => [next.present.value, 0]);
  };
  return {
    /** Whether the case is another one than the last that was noted. */
    isNew: (): boolean => now().state.value !== history.present.value,
    /** Tells what the next change belongs to. Changes of the same number in a row are taken back together. */
    of: (next: string | null): void => void (of = next),
    /** Notes a new case. Returns what was taken back last, in words; null after a change. */
    record: (latest: readonly Field[], words: Words): string | null => {
      const { value: present } = now().state;
      if (present !== history.present.value) {
        history = gone(history, { value: present, by: changeIn(fields ?? latest, latest, words.lang) }, of);
        [said, of] = [null, null];
      }
      fields = latest;
      kept.set(form, history);
      return said && words.say(`own-input.${said[0]}`, { what: said[1] });
    },
    /** Takes the last change back; null if there is none. */
    undo: () => (history.past.length === 0 ? null : () => take(undone(history), ['undone', history.present.by])),
    /** Makes the change that was taken back last; null if there is none. */
    redo: () => {
      const [next] = history.future;
      return next ? () => take(redone(history), ['redone', next.by]) : null;
    },
  };
};
