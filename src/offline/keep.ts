/* Has the site in the page's language kept on the device, and tells of a new version or of another language that could be kept. */
import type { Lang } from '../i18n/locales.ts';
import { isRefused, keepFolder, keptLangs, reached, registrationOf } from './languages.ts';
import { USE } from './messages.ts';

const root = document.documentElement;
const lang = root.lang as Lang;
/** Opened before there was a worker that could keep it. */
const isUnseen = !navigator.serviceWorker.controller;

/** Milliseconds after which a page that comes back into sight asks whether there is a new version. */
const ASKS_AGAIN_AFTER = 3_600_000;

/** What the reader decides: `offers.ts` asks. Without its code nothing is asked; the next page tries again. */
const ask = async (what: 'new' | 'other', registration?: ServiceWorkerRegistration): Promise<void> =>
  (await import('./offers.ts')).offer(what, registration);

let watched: ServiceWorkerRegistration | undefined;

/** Tells of the version that waits, now and whenever one comes. A page that tries again has begun that before. */
const watch = (registration: ServiceWorkerRegistration): void => {
  if (registration === watched) return;
  watched = registration;
  const tell = (): void => void (registration.waiting && ask('new', registration).catch(console.warn));
  // On the first visit nothing is new; an installation that fails leaves all as it was.
  const expect = (): void => {
    const { installing, active } = registration;
    if (installing && active) reached(installing, registration, 'installed').then(tell, () => undefined);
  };
  tell();
  expect();
  registration.addEventListener('updatefound', expect);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASKS_AGAIN_AFTER) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
};

const keep = async (): Promise<void> => {
  const known = await registrationOf(`${lang}/`);
  if (!known && isRefused(lang)) return;
  if (!known && (await keptLangs()).length > 0) return ask('other');
  const isWhole = await keepFolder(`${lang}/`);
  const registration = await registrationOf(`${lang}/`);
  // What this build lacks the server has no more: the next pages are of the new one, which is whole.
  if (!isWhole) return registration?.waiting?.postMessage(USE);
  if (isUnseen) await fetch(location.pathname);
  root.dataset['offline'] = 'ready';
  if (registration) watch(registration);
  await keepFolder('');
};

/** Readers who save data fetch nothing that they did not ask for. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

// A reader who forbids workers reads online as before. What was cut goes on when the network is back.
const begin = (): void =>
  void keep().catch((error: unknown) => {
    console.warn(error);
    addEventListener('online', begin, { once: true });
  });
if (!savesData()) begin();

// The languages of the device stand in the settings. These can be used without them; opened again, they try again.
const settings = document.getElementById('settings');
const onToggle = (): void => void import('./panel.ts').then(({ showLanguages }) => showLanguages(settings!)).catch(console.warn);
settings?.addEventListener('toggle', onToggle);
if (settings?.matches(':popover-open')) onToggle();
