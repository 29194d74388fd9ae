/** What asks to close something: Back on a phone, Escape. The types of the browser do not have it yet. */
interface Watcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

/**
 * Lets Back close what lies over the page. Nothing is written to the history or the address. Browsers without `CloseWatcher` leave the
 * page, as they do without this.
 *
 * @param close closes it
 * @returns a function that ends the waiting, for what was closed in another way
 */
export const closedByBack = (close: () => void): (() => void) => {
  const { CloseWatcher } = window as { readonly CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
};
