import type { CDPSession, Locator, Page } from '@playwright/test';
import { EXAMPLES } from '../../src/examples/all.ts';
import { examplesHydrated, expect, type Lang } from './base.ts';

/** All examples whose input is entered in the picture. */
export const BY_PICTURE: readonly string[] = Object.keys(EXAMPLES).filter((id) => !EXAMPLES[id]!.table);

/** Opens the page of an example, maybe with a state, and waits until it answers. */
export const open = async (page: Page, lang: Lang, id: string, s = ''): Promise<void> => {
  await page.goto(`/${lang}/${EXAMPLES[id]!.game}/examples/${id}/${s && `?s=${encodeURIComponent(s)}`}`);
  await examplesHydrated(page);
};

/** More fields come with more players, with a card that takes something, with the Automa, when one leaves an alliance and all are allied, and in a penalty round. False for other examples. */
export const showsMoreFields = async (page: Page, id: string): Promise<boolean> => {
  if (id === 'cycle') await page.locator('[name="cy.players"]').selectOption('6');
  else if (id === 'alliances') await page.locator('[data-preset="forced-pair"]').click();
  else if (id === 'contracts-setup') await page.locator('[name="automa"]').check();
  else if (id === 'influence') await page.locator('[data-preset="riots"]').click();
  else if (id === 'karma-and-radicals') await page.locator('[name="kr.round"]').check();
  else return false;
  return true;
};

/** Waits for the code that comes after the first, with the rail. Without it the button of the reader's own input leads to the form. */
export const lateCode = (page: Page): Promise<void> => expect(page.locator('.ex-rail ol')).toBeAttached();

/** Opens an example, and its picture for entering the reader's own input. */
export const openPicture = async (page: Page, lang: Lang, id: string): Promise<void> => {
  await open(page, lang, id);
  await lateCode(page);
  await page.locator('[data-action="own"]').click();
};

/** Waits until a style sheet has come to the page, and what waited only for it has been done. Call it before the sheet can come. */
export const sheetComes = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (part) =>
      new Promise<void>((resolve) => {
        const onLoad = ({ target }: Event): void => void (target instanceof HTMLLinkElement && target.href.includes(part) && resolve());
        // Answered only after this event, which those who asked for the sheet get too.
        document.addEventListener('load', onLoad, true);
      }),
    `/${name}.`,
  );

/** Lets a finger go sideways over an element. */
export const swipe = (on: Locator, dx: number, dy: number): Promise<void> =>
  on.evaluate(
    (target, [x, y]) => {
      const touch = (clientX: number, clientY: number) => new Touch({ identifier: 1, target, clientX, clientY });
      target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(200, 200)], changedTouches: [touch(200, 200)] }));
      target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(200 + x, 200 + y)] }));
    },
    [dx, dy] as const,
  );

/**
 * A function in the page. It lists the texts in a part that have no room: they end with an ellipsis, stand out of a box on a board, or
 * are choices wider than their list.
 */
export const cutter = (page: Page) =>
  page.evaluateHandle(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    /** In pixels: the arrow of a list, and the air around its text. */
    const ARROW = 20;
    const choicesIn = (list: HTMLSelectElement): readonly string[] => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      pen.font = font;
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
      return [...list.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    };
    return (part: Element): readonly string[] => [
      ...[...part.querySelectorAll('*')]
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
        .filter((one) => one.matches('.cm-label') || getComputedStyle(one).textOverflow === 'ellipsis')
        .map(({ textContent }) => textContent),
      ...[...part.querySelectorAll('select')].filter((one) => one.checkVisibility({ opacityProperty: true })).flatMap(choicesIn),
    ];
  });

/** A function in the page. It clicks what a selector finds, and comes back when the page shows what follows. */
export const clicker = (page: Page) =>
  page.evaluateHandle(() => async (selector: string): Promise<void> => {
    document.querySelector<HTMLElement>(selector)!.click();
    // Preact renders in a microtask, and in another one what that rendering asks for. A frame would be painted, which nobody looks at.
    for (let rounds = 0; rounds < 10; rounds++) await Promise.resolve();
  });

/** What an example has on the narrowest phone that does not fit it, or a thumb. */
export const narrowMisfits = async (page: Page): Promise<readonly string[]> => {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = await page.evaluate(() => {
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((one) => [one, one.getBoundingClientRect()] as const);
    // The presets are one row that a thumb pushes aside within its own box.
    const wide = boxes('[data-example] :not(.ex-presets *)').filter(([, { right }]) => right > 320);
    const small = boxes('[data-action]').filter(([, { width, height }]) => Math.min(width, height) < 44);
    return [...wide, ...small].map(([one, { width, height, right }]) => `${one.outerHTML.slice(0, 80)}: ${width} x ${height}, ends at ${right}`);
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [...found, `the page is ${width} px wide`] : found;
};

/** What the browser's protocol says of a key. */
const KEYS = {
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  'Shift+Tab': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: 8 },
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  ArrowRight: { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 },
} as const;

const keyboards = new WeakMap<Page, Promise<CDPSession>>();

/** Presses keys as fast as they can be pressed: none waits until the page has answered to the one before. */
export const pressAll = async (page: Page, keys: readonly (keyof typeof KEYS)[]): Promise<void> => {
  const opened = keyboards.get(page) ?? page.context().newCDPSession(page);
  keyboards.set(page, opened);
  const keyboard = await opened;
  const events = keys.flatMap((name) => (['keyDown', 'keyUp'] as const).map((type) => ({ type, ...KEYS[name] })));
  await Promise.all(events.map((event) => keyboard.send('Input.dispatchKeyEvent', event)));
};

/** How many elements the focus certainly stops at on the way to the first one that matches; below zero if that stands before it. */
const stopsTo = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((target) => {
    const focused = document.activeElement ?? document.body;
    const behind = (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    const [from, to] = behind ? [target, focused] : [focused, target];
    const isBetween = (one: Element): boolean =>
      one === target ||
      ((from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
        (to.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) > 0);
    // Of a group of radio buttons only one is a stop.
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type="radio"]), select, textarea, summary')].filter(
      (one) =>
        one !== focused &&
        isBetween(one) &&
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        !one.closest('[inert]') &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    return behind ? -stops.length : stops.length;
  });

/** Presses Tab, backwards to what stands before it, until the focus is on an element that matches. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  const stops = await stopsTo(page, selector);
  const key = stops < 0 ? 'Shift+Tab' : 'Tab';
  await pressAll(
    page,
    Array.from({ length: Math.abs(stops) }, () => key),
  );
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${selector}`);
};

interface Watcher {
  readonly requestClose: () => void;
}

/** Lets the page go back as a phone does: what waits for Back is closed, the last one first. A desktop's browser has no such button. */
export const watchBack = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const waiting: Watcher[] = [];
    const { CloseWatcher: Own } = window as unknown as { CloseWatcher: new () => Watcher & { readonly destroy: () => void } };
    const Watched = class extends Own {
      constructor() {
        super();
        waiting.push(this);
      }
      override destroy = (): void => {
        waiting.splice(0, waiting.length, ...waiting.filter((one) => one !== this));
        super.destroy();
      };
    };
    Object.assign(window, { CloseWatcher: Watched, waiting });
  });
};

/** Goes back. Returns whether something waited for it. */
export const goBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const last = (window as unknown as { readonly waiting: readonly Watcher[] }).waiting.at(-1);
    last?.requestClose();
    return last !== undefined;
  });

/** The names of all fields of an example. */
export const namesIn = (example: Locator) => example.locator('[name]').evaluateAll((all) => all.map((each) => each.getAttribute('name')));

/** The present step. */
export const present = (page: Page) => page.locator('[data-step][aria-current="step"]');
