/** Calls a function soon, once the browser has shown what is more urgent. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 500 });
  else setTimeout(act, 50);
};
