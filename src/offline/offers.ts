/* What the reader decides about the copy on the device: to go over to a new version, to keep another language. */
import { isNoted, note } from '../web/outside.ts';
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import { keepLangs, sizeOf } from './download.ts';
import { asked, reached, setRefused } from './languages.ts';
import { DROP, SETTLE, USE } from './messages.ts';
import { PUT_OFF } from './notes.ts';
import { showNotice } from './notice.ts';
import { wordsIn, type Translate } from './words.ts';

const lang = document.documentElement.lang as Lang;

/** Whether the reader is in the middle of an example or of their own table: then nothing is offered, and the next page does it. */
const isBusy = (): boolean =>
  document.querySelector('[data-island]:not([data-embedded]), .ot, [data-step][aria-current]:not([data-step="1"])') !== null;

/** Milliseconds in which a worker says that it knows of the new version. */
const ANSWER = 1000;

/** Milliseconds in which what the worker before has on its way may still come. */
const PATIENCE = 3000;

/** Goes over to the version that waits, and shows this page as it is there. Other pages that are open stay as they are. */
export const useNew = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const { waiting, active } = registration;
  if (!waiting) return;
  // It stays until pages ask for nothing: `settling.ts`.
  if (active) await asked(active, SETTLE, ANSWER).catch(() => undefined);
  waiting.postMessage(USE);
  // A request that hangs would hold up the new worker for minutes.
  setTimeout(() => active?.postMessage(DROP), PATIENCE);
  // Not sooner: a page that is opened while a worker is being changed waits for it.
  reached(waiting, registration, 'activated').then(
    () => location.reload(),
    () => undefined,
  );
};

const offerNew = (say: Translate, registration: ServiceWorkerRegistration | undefined): void => {
  if (!registration?.waiting || isNoted(PUT_OFF)) return;
  const close = showNotice(say('new'), [
    [say('use'), () => void useNew(registration)],
    [say('later'), () => note(PUT_OFF)],
  ]);
  // Another page may have gone over to it.
  navigator.serviceWorker.addEventListener('controllerchange', close, { once: true });
};

/** Keeps the language of the page, and says so when it did not come. */
const keepOther = (say: Translate): Promise<void> =>
  keepLangs([lang], () => undefined).catch((error: unknown) => {
    console.warn(error);
    if (isBusy()) return;
    showNotice(say('other-stopped', { lang: locales[lang].name }), [
      [say('keep'), () => void keepOther(say)],
      [say('later'), () => note(PUT_OFF)],
    ]);
  });

const offerOther = async (say: Translate): Promise<void> => {
  if (isNoted(PUT_OFF)) return;
  const size = await sizeOf([lang]);
  showNotice(say('other', { lang: locales[lang].name }), [
    [size ? say('keep-size', { size }) : say('keep'), () => void keepOther(say)],
    [say('no'), () => setRefused(lang, true)],
  ]);
};

/**
 * Asks the reader, unless they are busy or do not want to be asked.
 *
 * @param what a new version that waits, or the language of the page while another one is kept
 */
export const offer = async (what: 'new' | 'other', registration?: ServiceWorkerRegistration): Promise<void> => {
  if (isBusy() || !LANGS.includes(lang)) return;
  const say = await wordsIn(lang);
  if (what === 'new') offerNew(say, registration);
  else await offerOther(say);
};
