import { expect, test } from './base.ts';
import { answered, box, field, hits, linkOf, resultPage, rulesFound } from './search.ts';

const CHAPTER = 'turmoil/committee/';

test.describe('keyboard of a search', () => {
  test('slash, arrows and Enter open a rule', { tag: '@once' }, async ({ page }) => {
    await page.goto(`/en/${CHAPTER}`);
    await page.keyboard.press('/');
    await expect(field(box(page))).toBeFocused();
    await page.keyboard.type('lobby');
    await answered(box(page), 'lobby');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(linkOf(hits(box(page)).first())).toBeFocused();
    // The ring is around the hit, in a colour that the panel does not have.
    await expect(hits(box(page)).first()).toHaveCSS('outline-style', 'solid');
    await expect(hits(box(page)).first()).toHaveCSS('outline-color', 'rgb(133, 54, 20)');
    const href = await linkOf(hits(box(page)).first()).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href?.replace(/[.]/g, '\\.')}$`));
  });

  test('Escape closes the hits, comes back to the field, then empties it', { tag: '@once' }, async ({ page }) => {
    await page.goto(`/en/${CHAPTER}`);
    await field(box(page)).fill('lobby');
    await answered(box(page), 'lobby');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(field(box(page))).toBeFocused();
    await expect(box(page).locator('[data-search-done]')).toHaveCount(0);
    await expect(hits(box(page))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field(box(page))).toHaveValue('');
  });

  test('typing moves nothing; Escape gives back the focus and the place', async ({ page }) => {
    await page.goto(`/ru/${CHAPTER}`);
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('main').locator('[data-rule] a:visible').nth(20);
    await link.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      element.focus({ preventScroll: true });
    });
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(400);
    await page.keyboard.press('/');
    await page.keyboard.type('лобби');
    await answered(box(page), 'лобби');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.keyboard.press('Escape');
    await expect(field(box(page))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('typing moves nothing for a reader who is quicker than the code of the page', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      const quick = new MutationObserver(() => document.querySelector<HTMLElement>('[data-search] input')?.focus());
      quick.observe(document, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => quick.disconnect());
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/ru/${CHAPTER}`);
    await expect(field(box(page))).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '0px');
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).not.toHaveCSS('scroll-padding-top', '0px');
  });

  test('the key of the slash works in the Cyrillic layout, and types in a field', { tag: '@once' }, async ({ page }) => {
    await page.goto(`/ru/${CHAPTER}`);
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true, cancelable: true })),
    );
    await expect(field(box(page))).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(box(page))).toHaveValue('/');
  });

  test('Enter in the field leads to the result page', { tag: '@once' }, async ({ page }) => {
    await page.goto(`/fr/${CHAPTER}`);
    await field(box(page)).fill('lobby');
    await answered(box(page), 'lobby');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/search\/\?q=lobby&game=turmoil$/);
    await answered(resultPage(page), 'lobby');
  });
});

test('100,000 letters do not freeze the search, and a half letter is no word', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/search/?q=lobby');
  await answered(resultPage(page), 'lobby');
  const type = (text: string) =>
    field(resultPage(page)).evaluate((input: HTMLInputElement, typed) => {
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  await type('lob '.repeat(25_000));
  await expect(resultPage(page).locator('[data-search-done^="lob lob"]')).toHaveCount(1);
  await type('lobby \uD83D');
  await answered(resultPage(page), 'lobby');
  await expect(hits(resultPage(page)).first()).toBeVisible();
});

test.describe('a browser that limits writes to the address', () => {
  /** As WebKit does: 100 writes in 10 seconds, then each throws. */
  const limited = (): void => {
    const write = history.replaceState.bind(history);
    let times: number[] = [];
    history.replaceState = (...given) => {
      const now = performance.now();
      times = times.filter((time) => now - time < 10_000);
      if (times.length >= 100) throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError');
      times.push(now);
      write(...given);
    };
  };

  test('400 quick inputs: the last one is answered and stands in the address', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(limited);
    // Each search pauses at least once. So 400 searches would pause at least 400 times.
    await page.addInitScript(() => {
      const pause = scheduler.yield.bind(scheduler);
      scheduler.yield = () => (Object.assign(window, { pauses: (Reflect.get(window, 'pauses') ?? 0) + 1 }), pause());
    });
    await page.goto('/en/search/?q=lobby');
    await answered(resultPage(page), 'lobby');
    await page.evaluate(() => Object.assign(window, { pauses: 0 }));
    await field(resultPage(page)).evaluate((input: HTMLInputElement) => {
      for (let at = 0; at < 400; at++) {
        input.value = at % 2 ? 'delegate' : 'delegat';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await answered(resultPage(page), 'delegate');
    await expect(page).toHaveURL(/q=delegate$/);
    const pauses = await page.evaluate(() => Number(Reflect.get(window, 'pauses')));
    expect(pauses).toBeGreaterThan(0);
    expect(pauses).toBeLessThan(400);
  });

  test('400 quick steps of an example: the last one is shown and stands in the address', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(limited);
    await page.goto('/en/turmoil/examples/crisis/');
    const forward = page.locator('[data-action="forward"]').first();
    await forward.click();
    await expect(page).toHaveURL(/s=1\./);
    await page.evaluate(() => {
      const [forward, back] = ['forward', 'back'].map((name) => document.querySelector<HTMLElement>(`[data-action="${name}"]`)!);
      for (let at = 0; at < 401; at++) (at % 2 ? back : forward)!.click();
    });
    await expect(page.locator('[data-step][aria-current="step"]')).toHaveAttribute('data-step', '3');
    await expect(page).toHaveURL(/\.3$/);
  });
});

test('from a page of a game the result page shows the hits of this game if it has an answer; one press shows those of all', async ({ page }) => {
  await page.goto('/en/mars-contracts/unions/');
  await field(box(page)).fill('who goes first');
  await answered(box(page), 'who goes first');
  await field(box(page)).press('Enter');
  await answered(resultPage(page), 'who goes first');
  expect(new URL(page.url()).searchParams.get('game')).toBe('mars-contracts');
  for (const rule of await rulesFound(resultPage(page))) expect(rule).toMatch(/^mars-contracts:/);
  const typed = (await field(resultPage(page)).boundingBox())!;
  const go = (await resultPage(page).locator('form > button').boundingBox())!;
  expect(go.y).toBe(typed.y);
  expect(typed.width).toBeGreaterThan(2 * go.width);
  // On a desk the field stands beside the hits.
  const drop = resultPage(page).locator('[data-drop="game"]');
  await ((await drop.isVisible()) ? drop.click() : page.locator('select[name="game"]').selectOption(''));
  await expect(hits(resultPage(page)).and(page.locator('[data-game="turmoil"]')).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('game')).toBeNull();

  // Enter before the answer says nothing of what was typed before.
  await page.goto('/en/mars-contracts/unions/');
  await field(box(page)).fill('who goes first');
  await answered(box(page), 'who goes first');
  await field(box(page)).evaluate((input: HTMLInputElement) => {
    input.value = 'dominance marker';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form!.requestSubmit();
  });
  await answered(resultPage(page), 'dominance marker');
  expect(new URL(page.url()).searchParams.get('game')).toBeNull();

  await page.goto('/en/mars-contracts/unions/');
  await field(box(page)).fill('dominance marker');
  await answered(box(page), 'dominance marker');
  await expect(box(page).locator('[data-part="all"]')).toHaveAttribute('href', /\?q=dominance%20marker$/);
});
