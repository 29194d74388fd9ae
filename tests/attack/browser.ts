/* A browser whose service workers nobody watches, so that it stops idle ones and changes builds as it does for a reader. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type ConnectOverCDPTransport } from '@playwright/test';
import { findBrowser } from '../browser/find.ts';
import { SWITCHES } from '../browser/switches.ts';

/** A message of the browser's protocol. */
interface Message {
  readonly method?: string;
  readonly params?: object;
}

/** A debugger that is attached to a worker keeps it alive: the next build then waits for it without an end. */
const LEFT_ALONE = [{ type: 'service_worker', exclude: true }, { type: 'browser', exclude: true }, { type: 'tab', exclude: true }, {}];

const withoutWorkers = (message: Message): Message =>
  message.method === 'Target.setAutoAttach' ? { ...message, params: { ...message.params, filter: LEFT_ALONE } } : message;

/** Where a browser that has been started is to be spoken to. */
const addressOf = async (browser: ChildProcess): Promise<string> => {
  for await (const line of createInterface(browser.stderr!)) {
    const [found] = /ws:\S+/.exec(line) ?? [];
    if (found) return found;
  }
  throw new Error('the browser did not start');
};

/** A browser, and what ends it. */
export interface Unwatched {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Opens the browser of the browser tests. Playwright sees its pages and their workers, but no service worker. */
export const openUnwatched = async (): Promise<Unwatched> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...SWITCHES];
  const running = spawn(findBrowser() ?? 'chromium', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await addressOf(running));
  await once(socket, 'open');
  const transport: ConnectOverCDPTransport = {
    send: (message) => socket.send(JSON.stringify(withoutWorkers(message))),
    close: () => socket.close(),
  };
  socket.addEventListener('message', ({ data }) => transport.onmessage?.(JSON.parse(String(data)) as object));
  socket.addEventListener('close', () => transport.onclose?.());
  const browser = await chromium.connectOverCDP(transport);
  const close = async (): Promise<void> => {
    // A signal would end what some systems start it with, and not the browser.
    const ended = once(running, 'exit');
    await (await browser.newBrowserCDPSession()).send('Browser.close').catch(() => undefined);
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  return { browser, close };
};
