/* The languages that this device keeps, and how to keep or remove one. A page may do this for all languages, not only for its own. */
import { fileHref } from '../web/links.ts';
import { LANGS, type Lang } from '../i18n/locales.ts';
import { keepUnder, keptUnder } from '../web/device.ts';
import { cachesOf, HEAL, notesOf } from './messages.ts';

interface Policy {
  readonly createScriptURL: (address: string) => string;
}

/** The one place that names the address of code: browsers that know Trusted Types refuse it anywhere else. */
const same: Policy = { createScriptURL: (address) => address };
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: 'workers', policy: Policy) => Policy } };
const workers = trustedTypes?.createPolicy('workers', same) ?? same;

/** A folder with a worker of its own: that of a language, or nothing for the pages without one. */
export type Folder = `${Lang}/` | '';

const scopeOf = (folder: Folder): string => new URL(fileHref(folder), location.href).href;

/** The worker's registration of a folder, if there is one. */
export const registrationOf = async (folder: Folder): Promise<ServiceWorkerRegistration | undefined> => {
  const found = await navigator.serviceWorker.getRegistration(fileHref(folder));
  return found?.scope === scopeOf(folder) ? found : undefined;
};

const registrations = (): Promise<readonly (ServiceWorkerRegistration | undefined)[]> => Promise.all(LANGS.map((lang) => registrationOf(`${lang}/`)));

/** The languages that are kept whole. */
export const keptLangs = async (): Promise<readonly Lang[]> => {
  const found = await registrations();
  return LANGS.filter((_, at) => found[at]?.active);
};

/** The languages that are kept or on their way to the device. */
export const begunLangs = async (): Promise<readonly Lang[]> => {
  const found = await registrations();
  return LANGS.filter((_, at) => found[at]);
};

/** WebKit may not tell a page what has become of a worker: its place in the registration then says more than its state. */
const stateOf = (worker: ServiceWorker, { active, waiting }: ServiceWorkerRegistration): ServiceWorkerState => {
  const { state } = worker;
  if (worker === active && state.startsWith('install')) return 'activated';
  return worker === waiting && state === 'installing' ? 'installed' : state;
};

/** Milliseconds after which a worker of which nothing is told is looked at again. */
const LOOK = 1000;

/** Resolves when a worker has reached a state; rejects when its installation has failed. */
export const reached = (worker: ServiceWorker, registration: ServiceWorkerRegistration, state: 'installed' | 'activated'): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const now = stateOf(worker, registration);
      if (now === state || now === 'activated') resolve();
      else if (now === 'redundant') reject(new Error('not all of it came'));
      else return;
      clearInterval(timer);
    };
    const timer = setInterval(look, LOOK);
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Asks a worker, by one of `messages.ts`. Resolves with whether it says yes.
 *
 * @param within milliseconds in which it answers. Later it will not: a browser may end a worker, and one of an earlier build may not know
 *   the question
 * @throws Error when it did not answer
 */
export const asked = (worker: ServiceWorker, message: string, within: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close();
      reject(new Error(`no answer to "${message}"`));
    }, within);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === true);
    };
    worker.postMessage(message, [port2]);
  });

/** Milliseconds in which a worker fetches again all that it keeps, also over a slow network. */
const HEALING = 180_000;

/**
 * Has a worker keep the pages of its folder; one that is there looks by itself for a new build, when a page of it is opened.
 *
 * @returns whether all is kept
 * @throws Error when it did not come, or the worker says nothing of it. What came is there, and the next try goes on from it
 */
export const keepFolder = async (folder: Folder): Promise<boolean> => {
  const known = await registrationOf(folder);
  if (known?.active) return asked(known.active, HEAL, HEALING);
  const address = workers.createScriptURL(fileHref(`${folder}sw.js`));
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  const { installing, waiting, active } = registration;
  await reached((installing ?? waiting ?? active)!, registration, 'activated');
  return true;
};

const ownCaches = async (lang: Lang): Promise<readonly string[]> => {
  const prefix = cachesOf(scopeOf(`${lang}/`));
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
};

/** The number of files of a language that have come. */
export const filesOf = async (lang: Lang): Promise<number> => {
  const name = (await ownCaches(lang)).at(-1);
  return name ? (await (await caches.open(name)).keys()).length : 0;
};

/** Removes a language from the device. */
export const removeLang = async (lang: Lang): Promise<void> => {
  await (await registrationOf(`${lang}/`))?.unregister();
  const names = [...(await ownCaches(lang)), notesOf(scopeOf(`${lang}/`))];
  await Promise.all(names.map((name) => caches.delete(name)));
};

const REFUSED = 'not-kept';

const refused = (): readonly string[] => keptUnder(REFUSED).split(' ');

/** Tells whether a reader wants a language not to be kept. */
export const isRefused = (lang: Lang): boolean => refused().includes(lang);

/** Remembers whether a reader wants a language not to be kept. */
export const setRefused = (lang: Lang, isUnwanted: boolean): void => {
  const others = LANGS.filter((each) => each !== lang && isRefused(each));
  keepUnder(REFUSED, [...others, ...(isUnwanted ? [lang] : [])].join(' '));
};
