/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last change belongs to: changes of the same thing in a row are one. */
  readonly of: string | null;
}

/** A history without a past. */
export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], of: null });

/**
 * Goes on to a new present.
 *
 * @param of what the change belongs to, such as one number that is counted up; null if it stands alone
 */
export const advanced = <T>({ past, present, of: last }: History<T>, next: T, of: string | null): History<T> => ({
  past: of !== null && of === last ? past : [...past, present],
  present: next,
  future: [],
  of,
});

/** Takes the last change back. Without one, nothing changes. */
export const undone = <T>(history: History<T>): History<T> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], of: null };
};

/** Makes the change that was taken back last. Without one, nothing changes. */
export const redone = <T>(history: History<T>): History<T> => {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future, of: null };
};

/** Forgets the last change, as if it had not been made. Without one, nothing changes. */
export const withdrawn = <T>(history: History<T>): History<T> => ({ ...undone(history), future: [], of: null });
