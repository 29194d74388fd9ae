/* What an example refuses: the sentence, the marked place, and the ways out, in three languages. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sketched, write } from '../../src/engine/turmoil/index.ts';
import { EXAMPLES } from '../../src/examples/all.ts';
import { refusedIn } from '../examples/refused.ts';
import { expect, LANGS, test, type Lang } from './base.ts';
import { open } from './examples.ts';

/** What an example shows of its refusal, in one look. */
const shownIn = (page: Page) =>
  page.evaluate(() => {
    const namesOf = (selector: string, name: string) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name));
    const marked = document.querySelector('[data-refused], [aria-invalid]');
    const { width = 0, height = 0 } = marked?.getBoundingClientRect() ?? {};
    return {
      preset: namesOf('[data-preset][aria-pressed="true"]', 'data-preset').join(),
      problems: namesOf('[data-stage] [data-problem]', 'data-problem'),
      text: document.querySelector('[data-stage] [data-problem]')?.textContent ?? '',
      isMarked: marked?.checkVisibility({ visibilityProperty: true }) === true && width > 0 && height > 0,
      fixes: namesOf('[data-fix]', 'data-fix'),
      left: document.querySelectorAll('[data-problem], [data-refused], [data-fix]').length,
      focus: document.activeElement?.getAttribute('data-action') ?? null,
    };
  });

const TALL = { width: 360, height: 740 } as const;
/** The small screens where the stage with its buttons does not fit. From each to the next, and back again, one size is set less. */
const SCREENS = [TALL, { width: 360, height: 560 }, { width: 740, height: 330 }] as const;

/** The screens where the stage with its buttons does not fit. */
const misfits = async (page: Page, screens: readonly (typeof SCREENS)[number][]): Promise<readonly string[]> => {
  const found: string[] = [];
  const isAtEnd = page.viewportSize()?.width === screens.at(-1)?.width;
  for (const screen of isAtEnd ? screens.toReversed() : screens) {
    await page.setViewportSize(screen);
    const [over, wide] = await page.evaluate(async () => {
      // The queries of containers are answered in the next frame.
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      const { height } = document.querySelector('[data-stage]')!.getBoundingClientRect();
      return [height - innerHeight, document.documentElement.scrollWidth - innerWidth] as const;
    });
    if (over > 0 || wide > 0) found.push(`${screen.width} x ${screen.height}: ${over} px too high, ${wide} px too wide`);
  }
  return found;
};

/** The texts of a file of words that stand under a key. */
const textsUnder = (words: unknown, key: string): readonly unknown[] =>
  Object.entries(words ?? {}).flatMap(([name, each]) => (name === key ? [each] : typeof each === 'object' ? textsUnder(each, key) : []));

/** The language whose words for a refusal are the longest; if its words have no name of their own, one in turn. */
const longest = (id: string, code: string, index: number): Lang => {
  const lengths = LANGS.map((lang) => {
    const files = [id, 'problem', EXAMPLES[id]!.game].map((name) => `content/ui/${lang}/${name}.json`).filter((file) => existsSync(file));
    return JSON.stringify(files.flatMap((file) => textsUnder(JSON.parse(readFileSync(file, 'utf8')), code))).length;
  });
  return LANGS[new Set(lengths).size > 1 ? lengths.indexOf(Math.max(...lengths)) : index % LANGS.length]!;
};

/** A refused input in its language; `preset` if a button of the page leads to it. */
interface Told {
  readonly lang: Lang;
  readonly s: string;
  readonly preset: string;
  readonly code: string;
  readonly fixes: readonly string[];
}

/** The refusals of an example, one language after the other, and in each at first those that only an address opens. */
const toldOf = (id: string): readonly Told[] => {
  const all = refusedIn(id).map(([s, code, fixes], index): Told => {
    const preset = /^1\.p\.(.+)\.default\.1$/.exec(s)?.[1] ?? '';
    return { lang: longest(id, code, index), s, preset, code, fixes };
  });
  return LANGS.flatMap((lang) =>
    all.filter((one) => one.lang === lang).toSorted((one, other) => Number(one.preset > '') - Number(other.preset > '')),
  );
};

/** Opens refused inputs of an example. A preset is pressed on the page that is open, if that is one in its language: a page costs much. */
const opener = (page: Page, id: string) => {
  let at: Lang | null = null;
  return async ({ lang, s, preset }: Told): Promise<void> => {
    if (preset && at === lang) return page.locator(`[data-preset="${preset}"]`).dispatchEvent('click');
    await open(page, lang, id, s);
    at = lang;
  };
};

/*
 * Each refusal in one language, which needs the most room for it. That each is said in all languages is tested in `tests/examples`, and
 * that each button leads out; here all those of the presets are pressed, and the first of what only an address opens. The refused presets
 * stand on all screens in all languages in `stage.spec.ts`, so only the tall one, where that has a third of them, is left.
 */
for (const id of Object.keys(EXAMPLES))
  test(`${id}: each refusal says why, marks its place, and a button leads out of it`, { tag: '@once' }, async ({ page }) => {
    test.slow();
    const openRefused = opener(page, id);
    for (const told of toldOf(id)) {
      const { s, preset, code, fixes } = told;
      const refused = { preset, problems: [code], text: expect.stringMatching(/\p{L}{3,}.*\.\s+\S/su), isMarked: true, fixes };
      await openRefused(told);
      await expect.poll(() => shownIn(page), `${id} ${s}`).toMatchObject(refused);
      expect(await misfits(page, preset ? [TALL] : SCREENS), `${id} ${s}`).toEqual([]);
      for (const fix of preset ? fixes : fixes.slice(0, 1)) {
        if (fix !== fixes[0]) await openRefused(told);
        await page.locator(`[data-fix="${fix}"]`).press('Enter');
        await expect.poll(() => shownIn(page), `${id} ${s} ${fix}`).toMatchObject({ left: 0, focus: 'forward' });
      }
    }
  });

test('a number that is refused is not counted among those that there are', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en', 'cycle');
  await page.locator('[name="cy.penalties"]').fill('7');
  await expect(page.locator('[data-problem="too-many-penalties"]')).toBeVisible();
  await expect(page.locator('.cy-state')).toHaveText('Penalty rounds entered: 7.');
});

test('a situation that is refused comes into sight with the way out, when it is chosen', { tag: '@once' }, async ({ page }) => {
  const opened = [
    ['ru/turmoil/examples/lobbying', 'empty-lobby', { width: 360, height: 640 }],
    // They are refused at the step that was shown before.
    ['fr/turmoil/examples/requirement', 'others', { width: 740, height: 330 }],
    ['fr/world-problems/examples/alliances', 'too-large', { width: 740, height: 330 }],
  ] as const;
  for (const [example, preset, screen] of opened) {
    await page.setViewportSize(screen);
    await page.goto(`/${example}/`);
    // The press fetches the code that keeps the stage in sight. It comes after the situation has changed.
    const chosen = page.locator(`[data-preset="${preset}"][aria-pressed="true"]`).waitFor({ state: 'attached' });
    await page.route(/\/lively\.[^/]+\.js$/, (route) => chosen.then(() => route.continue()));
    await page.locator(`[data-preset="${preset}"]`).click();
    // The ways out are fetched, and come last.
    const fixes = page.locator('[data-stage] [data-fix]');
    await expect(fixes.first()).toBeVisible();
    for (const part of [page.locator('[data-stage] [data-problem]'), ...(await fixes.all())]) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test(
  'a refusal has a sign that nobody has to hear, and the way out is the first button, before the next step',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'fr', 'lobbying', '1.p.empty-lobby.default.1');
    const problem = page.locator('[data-stage] [data-problem]');
    const groundOf = (selector: string) => page.locator(`[data-stage] ${selector}`).evaluate((one) => getComputedStyle(one).backgroundColor);
    const primary = await groundOf('[data-fix="from-reserve"]');
    expect(await problem.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"✕" / ""');
    expect(await groundOf('[data-action="forward"]:not([aria-disabled])')).not.toBe(primary);
    await page.locator('[data-fix]').click();
    await page.locator('[data-action="first"]').click();
    expect(await groundOf('[data-action="forward"]')).toBe(primary);
  },
);

test('a refusal covers no player, and its place is in sight', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'ru', 'lobbying', '1.p.empty-lobby.default.3');
  await expect(page.locator('.ex-fix')).toBeInViewport({ ratio: 1 });
  const [people, bar] = [await page.locator('.cm-people').boundingBox(), await page.locator('.ex-bar').boundingBox()];
  expect(people!.y + people!.height).toBeLessThanOrEqual(bar!.y);
});

/** Five players; red can pay for one delegate. */
const FIVE_LOBBYISTS = write(
  sketched({
    players: { red: { stock: { megacredits: 6 } }, green: {}, blue: {}, yellow: {}, black: {} },
    parties: { scientists: 'nr', kelvinists: 'nr' },
    dominant: 'scientists',
    lobby: ['red'],
  }),
);

for (const lang of LANGS)
  test(`${lang}: a refused move is answered alone, marks nothing of the move before, and covers no player`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize(TALL);
    await open(page, lang, 'lobbying', `1.i.${FIVE_LOBBYISTS}*rr.default.1`);
    await page.locator('[data-choice="reds"]').click();
    await expect(page.locator('.ex-picture [data-changed]')).not.toHaveCount(0);
    for (let taps = 0; taps < 2; taps++) {
      await page.locator('[data-choice="reds"]').click();
      await expect(page.locator('.ex-fix[data-fix="from-lobby"]')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.ex-now .ex-what')).toBeHidden();
      await expect(page.locator('.ex-picture [data-changed]')).toHaveCount(0);
      await expect(page.locator('.ex-picture [data-refused]')).toHaveCount(1);
      const [people, said] = [await page.locator('.cm-people').boundingBox(), await page.locator('.ex-problem').boundingBox()];
      expect(people!.y + people!.height).toBeLessThanOrEqual(said!.y + 1);
    }
    // The steps before it can be looked at all the same.
    await page.locator('[data-action="back"]').click();
    await expect(page.locator('.ex-now .ex-what')).toBeVisible();
  });
