/**
 * Notes the errors of a page where they outlive it: what is thrown and not caught, files that do not come, promises of the content
 * policy that are broken, what the page itself calls an error. Runs in the page. WebKitGTK's driver tells nothing of the console.
 */
export const watch = (): void => {
  if (Object.hasOwn(window, 'isWatched')) return;
  Object.assign(window, { isWatched: true });
  const note = (...said: readonly unknown[]): void => {
    const before = JSON.parse(sessionStorage.getItem('faults') ?? '[]') as readonly string[];
    sessionStorage.setItem('faults', JSON.stringify([...before, `${location.pathname}: ${said.map(String).join(' ')}`]));
  };
  addEventListener('error', ({ message, target }) => note(message ?? 'did not come:', target instanceof Element ? target.outerHTML : ''), true);
  addEventListener('unhandledrejection', ({ reason }) => note(reason, reason instanceof Error ? reason.stack : ''));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note('policy:', violatedDirective, blockedURI));
  const say = console.error;
  console.error = (...said: readonly unknown[]) => {
    note(...said);
    say(...said);
  };
};

/** What a fault holds that says only that the policy forbids a script. */
export const FORBIDDEN = ' policy: script-src';

/** Returns what was noted, and forgets it. Runs in the page. */
export const takeFaults = (): readonly string[] => {
  const noted = JSON.parse(sessionStorage.getItem('faults') ?? '[]') as readonly string[];
  sessionStorage.removeItem('faults');
  return noted;
};
