/* Has the site in the page's language kept on the device. */
import { fileHref } from '../i18n/links.ts';
import { HEAL } from './kept.ts';

interface Policy {
  readonly createScriptURL: (address: string) => string;
}

/** The one place that names the address of code: browsers that know Trusted Types refuse it anywhere else. */
const same: Policy = { createScriptURL: (address) => address };
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: 'workers', policy: Policy) => Policy } };
const workers = trustedTypes?.createPolicy('workers', same) ?? same;

const root = document.documentElement;

/** Resolves when a new worker has kept all it keeps. */
const complete = ({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const worker = installing ?? waiting ?? active;
    if (worker?.state === 'activated') resolve();
    worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });

/** Asks a worker to fetch again what it misses. Resolves with whether it has all it keeps. */
const healed = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(HEAL, [port2]);
  });

/**
 * Has a worker keep the pages of its folder; one that is there looks by itself for a new build, when a page of it is opened.
 *
 * @returns whether all is kept
 */
const keepFolder = async (folder: string): Promise<boolean> => {
  const known = await navigator.serviceWorker.getRegistration(fileHref(folder));
  if (known?.active && known.scope === new URL(fileHref(folder), location.href).href) return healed(known.active);
  await complete(await navigator.serviceWorker.register(workers.createScriptURL(fileHref(`${folder}sw.js`)), { updateViaCache: 'none' }));
  return true;
};

const keep = async (): Promise<void> => {
  if (!(await keepFolder(`${root.lang}/`))) return;
  // A page that is kept when it is opened was opened before the worker was there.
  if (document.querySelector('[data-question], .compare-rule, .quick')) await fetch(location.pathname);
  root.dataset['offline'] = 'ready';
  await keepFolder('');
};

/** Readers who save data fetch nothing that they did not ask for. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

// A reader who forbids workers reads online as before.
if (!savesData()) keep().catch((error: unknown) => console.warn(error));
