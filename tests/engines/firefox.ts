import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { firstAtRest, found, inTime, type Engine } from './engine.ts';
import { SCREEN } from './screen.ts';
import { watch } from './watch.ts';

/** One process serves all pages, and no other one is started for a tab that may come. */
const ONE_PROCESS = { 'dom.ipc.processCount': 1, 'dom.ipc.keepProcessesAlive.web': 1, 'dom.ipc.processPrelaunch.enabled': false };

/** Starts Firefox without a window. It is driven over WebDriver BiDi. */
export const openFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: SCREEN, extraPrefsFirefox: ONE_PROCESS });
  let page = await browser.newPage();
  return {
    renew: async () => {
      const left = page;
      page = await browser.newPage();
      await left.close();
    },
    open: async (address) => {
      await page.goto(address);
      await inTime(page.evaluate(watch));
    },
    reload: async () => {
      await page.reload();
      await inTime(page.evaluate(watch));
    },
    click: async (selector) => {
      const element = await found(async () => (await page.evaluateHandle(firstAtRest, selector)).asElement() as ElementHandle<Element> | null);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    eval: (run, ...given) => inTime(page.evaluate(run as never, ...given)),
    close: async () => {
      await inTime(browser.close()).catch(() => browser.process()?.kill('SIGKILL'));
    },
  };
};
