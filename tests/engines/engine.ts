/* What the checks ask of a browser: few verbs, so that the adapter of an engine is small. */
import { expect, vi } from 'vitest';
import type { Site } from './site.ts';

/** The keys that the checks press, by their names in the DOM. */
export type Key = '/' | '?' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'End' | 'Enter' | 'Escape' | 'Home';

/** A browser with one page. */
export interface Engine {
  /** Begins with a new tab, if the driver needs it: a page that a check left while it was loading would stop the next one. */
  readonly renew?: () => Promise<void>;
  /** Opens an address, waits until it has loaded, and watches it. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Clicks the first visible element that matches, as a mouse does. Waits for it. */
  readonly click: (selector: string) => Promise<void>;
  /** Types into what has the focus, letter by letter. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments. */
  readonly eval: <Given extends readonly unknown[], Result>(run: (...given: Given) => Result, ...given: Given) => Promise<Awaited<Result>>;
  /** Ends the browser, also one that does not answer. */
  readonly close: () => Promise<void>;
}

/** One thing that a reader does. */
export type Check = (page: Engine, site: Site) => Promise<void>;

/** What must hold in every engine, by what it says. */
export type Checks = Readonly<Record<string, Check>>;

/** Milliseconds after which something that is waited for is missed. */
const PATIENCE = 30_000;

/** Asks until the answer is as expected. */
export const until = <Answer>(ask: () => Promise<Answer>, patience = PATIENCE) => expect.poll(ask, { timeout: patience, interval: 50 });

/** Ends the wait for an answer of the page that never comes, so that the check fails at once and can be tried again. */
export const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([answer, new Promise<never>((_, refuse) => setTimeout(refuse, PATIENCE, new Error('the page did not answer')).unref())]);

/** Waits until something can be found, and returns it. */
export const found = <Thing>(find: () => Promise<Thing | null | undefined>): Promise<Thing> =>
  vi.waitFor(
    async () => {
      const thing = await find();
      if (thing === null || thing === undefined) throw new Error('not there');
      return thing;
    },
    { timeout: PATIENCE, interval: 50 },
  );

/** The first visible element that matches, if it rests: what moves would be missed by a click. Runs in the page. */
export const firstAtRest = async (selector: string): Promise<Element | undefined> => {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0,
  );
  const top = element?.getBoundingClientRect().top;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return element?.getBoundingClientRect().top === top ? element : undefined;
};

/** How many elements match. */
export const count = (page: Engine, selector: string): Promise<number> => page.eval((wanted) => document.querySelectorAll(wanted).length, selector);

/** The text of the first element that matches. */
export const textOf = (page: Engine, selector: string): Promise<string> =>
  page.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);

/** An attribute of the first element that matches. */
export const attributeOf = (page: Engine, selector: string, name: string): Promise<string | null> =>
  page.eval((wanted, name) => document.querySelector(wanted)?.getAttribute(name) ?? null, selector, name);

export const addressOf = (page: Engine): Promise<string> => page.eval(() => location.href);

/** Whether the first element that matches lies in the window, clear of the bar at the head of the page. */
export const isInSight = (page: Engine, selector: string): Promise<boolean> =>
  page.eval((wanted) => {
    const [box, bar] = [wanted, '.bar'].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return box !== undefined && box.top >= Math.max(0, bar?.bottom ?? 0) - 1 && box.bottom <= innerHeight;
  }, selector);
