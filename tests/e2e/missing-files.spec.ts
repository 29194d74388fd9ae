/*
 * All files of one kind fail to load for a while. The page then shows a sentence with a button, or the reader tries again with
 * success, or a link leads to the same thing.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { examplesHydrated, expect, LANGS, test, type Lang } from './base.ts';
import { lateCode } from './examples.ts';

/** What the browser says of files that do not come, and the search of what it cannot read. */
test.use({ expectedError: /^(Failed to load resource: |TypeError: Failed to fetch|Error: search: .* answers 404|SyntaxError: .* in JSON)/ });

/** What a reader does on a page, and what they see then. */
interface Act {
  readonly do: (page: Page) => Promise<unknown>;
  readonly see: (page: Page, lang: Lang) => Locator;
}

const ACTS = {
  open: { do: async () => undefined, see: (page) => page.locator('h1') },
  step: {
    do: (page) => page.locator('[data-action="last"]').first().click(),
    // On a phone the words may say all of a step, and its row is out of sight.
    see: (page) => page.locator('[data-island]:not([data-pending]):has([data-step]:last-child[aria-current="step"]) .ex-now').first(),
  },
  keys: {
    // The first code of the example is there; what makes it move is not. The key counts when it comes.
    do: (page) => page.locator('[data-island]:not([data-pending]) [data-action="forward"]').first().press('ArrowRight'),
    see: (page) => page.locator('[data-island]:has([data-step]:not([data-step="1"])[aria-current="step"]) .ex-now').first(),
  },
  search: {
    do: async (page) => {
      await page.locator('.search-box input').fill('');
      await page.locator('.search-box input').fill('3e');
    },
    see: (page) => page.locator('.search-box [data-search-done="3e"] [data-hit="rule"]').first(),
  },
  find: {
    do: async (page) => {
      await page.locator('.search-page input[name="q"]').fill('');
      await page.locator('.search-page input[name="q"]').fill('3e');
    },
    see: (page) => page.locator('.search-page [data-search-done="3e"] [data-hit="rule"]').first(),
  },
  choose: {
    do: (page) => page.locator('[data-event-filters] label', { has: page.locator('[value="reds"]') }).click(),
    // The button that takes the choice back.
    see: (page) => page.locator('[data-event-filters] button'),
  },
  explain: {
    do: (page) => page.locator('main p a[data-term]:visible').first().click(),
    // Without the popover, the link leads to the glossary.
    see: (page) => page.locator('.term-box:popover-open, .entry:target').first(),
  },
  turn: {
    do: (page) => page.locator('.turn').first().click(),
    // Without the band, the button leads to the page in its language.
    see: (page, lang) => page.locator(`.turned .band, html[data-game]:not([lang="${lang}"])`).first(),
  },
  unfold: {
    do: (page) => page.locator('.rule-foot > .run:visible').first().click(),
    // Without the step in its place, the link leads to the example.
    see: (page) => page.locator('.in-place [data-action="fold"], [data-island]:not([data-embedded]):not([data-pending])').first(),
  },
  refuse: { do: (page) => page.locator('[data-preset="refused"]').click(), see: (page) => page.locator('[data-problem]', { hasText: /\p{L}/u }) },
  form: {
    do: async (page) => (await page.locator('.ex-editor[open]').count()) || page.locator('.ex-editor > summary').click(),
    see: (page) => page.locator('[name="players"]'),
  },
  own: {
    do: async (page) => {
      await examplesHydrated(page);
      await lateCode(page);
      await page.locator('[data-action="own"]').click();
    },
    see: (page) => page.locator('.ex-own [data-tool="done"]'),
  },
  table: { do: (page) => page.locator('[data-action="table"]').click(), see: (page) => page.locator('.ot [data-choice="reds"]') },
} satisfies Readonly<Record<string, Act>>;

type Name = keyof typeof ACTS;

/** Kinds of files, as browsers name them. The display face is the only font. */
type Kind = 'stylesheet' | 'script' | 'fetch' | 'font';

const CHAPTER = 'turmoil/influence/';
const EXAMPLE = 'turmoil/examples/crisis/';
const OWN_CASE = 'turmoil/examples/temperature/';
const TABLE = 'table/';
const HOME = '';
const EVENTS = 'turmoil/events/';
const SEARCH = 'search/';

/** What must not be dead when a page was opened without some of its files. */
const OTHERS: Readonly<Record<string, readonly Name[]>> = {
  [CHAPTER]: ['step', 'search'],
  [EXAMPLE]: ['step', 'search'],
  [TABLE]: ['table', 'search'],
  [HOME]: ['search'],
  [EVENTS]: ['choose', 'search'],
  [SEARCH]: ['find'],
};

const CASES: readonly (readonly [page: string, act: Name, kind: Kind])[] = [
  [CHAPTER, 'open', 'stylesheet'],
  [CHAPTER, 'open', 'script'],
  // All pages have the same style sheet of the display face.
  [CHAPTER, 'open', 'font'],
  [CHAPTER, 'step', 'script'],
  [CHAPTER, 'step', 'fetch'],
  [CHAPTER, 'step', 'stylesheet'],
  [CHAPTER, 'search', 'script'],
  [CHAPTER, 'search', 'fetch'],
  [CHAPTER, 'search', 'stylesheet'],
  [CHAPTER, 'explain', 'script'],
  [CHAPTER, 'explain', 'fetch'],
  [CHAPTER, 'explain', 'stylesheet'],
  [CHAPTER, 'turn', 'script'],
  [CHAPTER, 'unfold', 'script'],
  [CHAPTER, 'unfold', 'fetch'],
  [EXAMPLE, 'open', 'stylesheet'],
  [EXAMPLE, 'open', 'script'],
  [EXAMPLE, 'open', 'fetch'],
  [EXAMPLE, 'keys', 'script'],
  [EXAMPLE, 'refuse', 'script'],
  [EXAMPLE, 'form', 'script'],
  [EXAMPLE, 'table', 'script'],
  [EXAMPLE, 'table', 'fetch'],
  [EXAMPLE, 'table', 'stylesheet'],
  [OWN_CASE, 'own', 'script'],
  [TABLE, 'open', 'script'],
  [TABLE, 'table', 'script'],
  [TABLE, 'table', 'fetch'],
  [TABLE, 'table', 'stylesheet'],
  [HOME, 'open', 'stylesheet'],
  [HOME, 'open', 'script'],
  [HOME, 'search', 'fetch'],
  [EVENTS, 'open', 'stylesheet'],
  [EVENTS, 'open', 'script'],
  [EVENTS, 'choose', 'script'],
  [SEARCH, 'open', 'stylesheet'],
  [SEARCH, 'open', 'script'],
];

/** How a file fails. A body that ends early is no script and no JSON. */
const WAYS = {
  'no network': (route: Route) => route.abort(),
  'not there': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'nowhere' }),
  short: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
};

/** Lets each request for a file of a kind fail, until the returned function is called. That waits for the first of them. */
const failing = async (page: Page, kind: Kind, fail: (route: Route) => Promise<void>) => {
  const files = new Set<string>();
  const handled: Promise<void>[] = [];
  let isDown = true;
  const handle = (route: Route): Promise<void> => {
    if (!isDown || route.request().resourceType() !== kind) return route.fallback();
    files.add(route.request().url());
    return fail(route);
  };
  const onRoute = (route: Route): Promise<void> => {
    const done = handle(route);
    handled.push(done);
    return done;
  };
  await page.route('**/*', onRoute);
  const mend = async (): Promise<void> => {
    if (!isDown) return;
    // What a reader sees may come before the request that fails.
    await expect.poll(() => files.size).toBeGreaterThan(0);
    isDown = false;
    // What is on its way fails still. While requests pass through the test, the browser keeps no file, so they do so no longer.
    await Promise.allSettled(handled);
    await page.unroute('**/*', onRoute);
  };
  return { mend };
};

/** How often a reader tries. */
const TRIES = 2;

/**
 * A reader does something. If it does not come, they press the button of what says so, or do the same again; where the bar says that
 * the page is without its code, on the page opened anew.
 */
const getsTo = async (page: Page, lang: Lang, { do: act, see }: Act, mend = async () => {}): Promise<void> => {
  const notice = page.locator('.ex-failed:visible, .search-status:has(button)').first();
  const bar = page.locator('html[data-net="off"] .bar .net');
  for (let tries = 0; tries < TRIES; tries++) {
    // What is not there without the code cannot be tapped.
    await act(page).catch(() => undefined);
    await expect(see(page, lang).or(notice).or(bar).first()).toBeVisible();
    await mend();
    if (await see(page, lang).isVisible()) return;
    if (!(await notice.isVisible())) {
      if (await bar.isVisible()) await page.reload();
      continue;
    }
    await expect(notice).toHaveText(/\p{L}+.*\. \p{Lu}/u);
    await notice.getByRole('button').click();
  }
  await expect(see(page, lang)).toBeVisible();
};

/** A file that is read as data can fail in each way. Where another page reads it by the same code, one way is enough. */
const waysOf = (at: string, name: Name, kind: Kind): readonly (keyof typeof WAYS)[] => {
  const first = CASES.find(([, other, otherKind]) => name === other && kind === otherKind)!;
  return kind === 'fetch' && first[0] === at ? (Object.keys(WAYS) as (keyof typeof WAYS)[]) : ['no network'];
};

const rows = CASES.flatMap(([at, name, kind], index) => {
  const ways = waysOf(at, name, kind);
  return ways.map((way) => [at, name, kind, way, LANGS[index % LANGS.length]!] as const);
});

for (const [at, name, kind, way, lang] of rows)
  test(`${lang}/${at}, ${name}: each ${kind}, ${way}`, { tag: '@once' }, async ({ page }) => {
    page.setDefaultTimeout(3000);
    const open = (): Promise<unknown> => page.goto(`/${lang}/${at}`, { timeout: 10_000 });
    if (name !== 'open') await open();
    // Only the editor's code fails.
    if (name === 'own') await lateCode(page);
    const { mend } = await failing(page, kind, WAYS[way]);
    if (name === 'open') await open();
    await getsTo(page, lang, ACTS[name], mend);
    // A click anywhere asks for style sheets again.
    await page.locator('h1').dispatchEvent('click');
    await expect
      .poll(() => page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)))
      .toBe(true);
    // Nothing else of the page is dead.
    if (name === 'open') for (const other of OTHERS[at]!) await getsTo(page, lang, ACTS[other]);
  });

for (const [at, name] of [
  [OWN_CASE, 'own'],
  [EXAMPLE, 'table'],
] as const)
  test(`${at}, ${name}: a second press opens what did not come, and the notice goes`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/en/${at}`);
    await lateCode(page);
    const { mend } = await failing(page, 'script', WAYS['no network']);
    await ACTS[name].do(page);
    const notice = page.locator('.ex-failed');
    await expect(notice).toBeVisible();
    await mend();
    await ACTS[name].do(page);
    await expect(ACTS[name].see(page)).toBeVisible();
    await expect(notice).toBeHidden();
  });
