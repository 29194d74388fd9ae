import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN } from './device.ts';

/* What a page does so that its language is kept, and when it tells of a new version. */

const offer = vi.hoisted(() => vi.fn<(what: string, registration?: object) => void>());
vi.mock('../../src/offline/offers.ts', () => ({ offer }));

/** The worker of a folder: it has all that it keeps. */
const whole = () => ({
  state: 'activated',
  postMessage: (_: unknown, [port]: readonly MessagePort[]) => {
    port!.postMessage(true);
    port!.close();
  },
});

/** The registration of a folder. */
class Registration extends EventTarget {
  readonly active = whole();
  installing: EventTarget | undefined;
  waiting: EventTarget | undefined;
  readonly update = vi.fn(async () => undefined);
  readonly scope: string;
  constructor(scope: string) {
    super();
    this.scope = scope;
  }
}

let registered: Map<string, Registration>;
/** Whether the worker of the pages without a language can be fetched. */
let isOnline: boolean;
let page: EventTarget & { readonly documentElement: { readonly lang: string; readonly dataset: Record<string, string> }; hidden: boolean };
let world: EventTarget;

const register = async (address: string): Promise<Registration> => {
  if (!isOnline) throw new TypeError('no network');
  const made = new Registration(new URL('.', ORIGIN + address).href);
  registered.set(made.scope, made);
  return made;
};

/** Opens the page: what it does begins. */
const open = async (): Promise<void> => void (await import('../../src/offline/keep.ts'));
/** The network is back: what was cut goes on. */
const goOnline = (): void => {
  isOnline = true;
  world.dispatchEvent(new Event('online'));
};
const rootKept = (): boolean => registered.has(`${ORIGIN}/`);
const english = (): Registration => registered.get(`${ORIGIN}/en/`)!;

beforeEach(() => {
  registered = new Map([[`${ORIGIN}/en/`, new Registration(`${ORIGIN}/en/`)]]);
  isOnline = false;
  world = new EventTarget();
  page = Object.assign(new EventTarget(), { documentElement: { lang: 'en', dataset: {} }, hidden: false, getElementById: () => null });
  const serviceWorker = { controller: {}, register, getRegistration: async (path: string) => registered.get(ORIGIN + path) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL(`${ORIGIN}/en/page/`));
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  offer.mockClear();
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a page is ready once all of its language is there, though the pages without a language have not come', async () => {
  await open();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(page.documentElement.dataset['offline']).toBe('ready');
  expect(rootKept()).toBe(false);
});

test('what has not come is fetched when the network is back', async () => {
  await open();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  goOnline();
  await vi.waitFor(() => expect(rootKept()).toBe(true));
});

test('a new version is looked for and told of once, also after something has failed', async () => {
  await open();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  goOnline();
  await vi.waitFor(() => expect(rootKept()).toBe(true));
  const registration = english();
  const worker = Object.assign(new EventTarget(), { state: 'installed' });
  Object.assign(registration, { installing: worker, waiting: worker });
  registration.dispatchEvent(new Event('updatefound'));
  await vi.waitFor(() => expect(offer).toHaveBeenCalledWith('new', registration));
  vi.useFakeTimers({ now: Date.now() + 7_200_000 });
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  expect(registration.update).toHaveBeenCalledOnce();
  expect(offer).toHaveBeenCalledOnce();
});
