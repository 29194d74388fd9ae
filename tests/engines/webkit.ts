import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { WebKit } from '../browser/find.ts';
import { firstAtRest, found, inTime, type Engine, type Key as Named } from './engine.ts';
import { SCREEN } from './screen.ts';
import { watch } from './watch.ts';

const KEYS: Readonly<Record<Named, string>> = {
  '/': '/',
  '?': '?',
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Starts a screen that nobody looks at. It names itself when it is ready. */
const openScreen = async (program: string): Promise<{ readonly screen: ChildProcess; readonly name: string }> => {
  const size = `${SCREEN.width + 200}x${SCREEN.height + 200}x24`;
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(createInterface(screen.stdio[3] as Readable), 'line')) as [string];
  return { screen, name: `:${number}` };
};

const openWindow = async (server: string, binary: string): Promise<WebDriver> => {
  const window = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build();
  await window
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SCREEN });
  return window;
};

/** Nobody looks at the screen, so nothing is drawn as layers: without a graphics card that is a third of the work. */
const AS_ONE_LAYER = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** The driver goes on when a page has been read, before its scripts have run. */
const loaded = async (window: WebDriver): Promise<void> => {
  await found(async () => (await inTime(window.executeScript<boolean>(() => document.readyState === 'complete'))) || null);
  await inTime(window.executeScript(watch));
};

/** Starts WebKitGTK's small browser on a screen of its own. It is driven over WebDriver. */
export const openWebKit = async (programs: WebKit): Promise<Engine> => {
  const { screen, name } = await openScreen(programs.screen);
  const port = await freePort();
  const env = { ...process.env, ...AS_ONE_LAYER, DISPLAY: name };
  // In a group of its own, which holds all processes of the browser.
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const server = `http://127.0.0.1:${port}`;
  await found(() => fetch(`${server}/status`).catch(() => null));
  const window = await openWindow(server, programs.browser);
  return {
    open: async (address) => {
      await inTime(window.get(address));
      await loaded(window);
    },
    reload: async () => {
      await inTime(window.navigate().refresh());
      await loaded(window);
    },
    click: async (selector) => {
      const element = await found(() => inTime(window.executeScript<WebElement | null>(firstAtRest, selector)));
      await inTime(element.click());
    },
    type: (text) => inTime(window.actions().sendKeys(text).perform()),
    press: (key) => inTime(window.actions().sendKeys(KEYS[key]).perform()),
    eval: (run, ...given) => inTime(window.executeScript(run as never, ...given)),
    close: async () => {
      await inTime(window.quit()).catch(() => undefined);
      process.kill(-driver.pid!, 'SIGKILL');
      screen.kill();
    },
  };
};
