/* The invented game of `tests/fourth-game/` in a browser, on a site under a folder: `npm run build:pseudo` first. */
import { examplesHydrated, expect, openSettings, test } from './base.ts';
import { UNDER_FOLDER } from './sites.ts';

const DIFFERENCES = 'en/harbour/differences/';
const INFLUENCE = 'en/turmoil/influence/';

/** The readings that are shown, as `rule reading`. */
const APPLIED = `[...document.querySelectorAll('[data-rule] .reading')]
  .filter((reading) => reading.checkVisibility())
  .map((reading) => reading.closest('[data-rule]').dataset.rule + ' ' + reading.dataset.reading)`;

/** What is shown on a page with an edition in its address. */
const CASES: readonly (readonly [address: string, applied: readonly string[]])[] = [
  [DIFFERENCES, ['harbour:unloading.storm second', 'harbour:scoring.crates first']],
  [`${DIFFERENCES}?edition=first`, ['harbour:unloading.storm first', 'harbour:scoring.crates first']],
  [`${DIFFERENCES}?edition=second`, ['harbour:unloading.storm second', 'harbour:scoring.crates second']],
  // An edition of another game, or of none, leaves the defaults.
  [`${DIFFERENCES}?edition=fr`, ['harbour:unloading.storm second', 'harbour:scoring.crates first']],
  [`${DIFFERENCES}?edition=third`, ['harbour:unloading.storm second', 'harbour:scoring.crates first']],
  [`${INFLUENCE}?edition=fr`, ['turmoil:influence.adjust fr']],
  [`${INFLUENCE}?edition=first`, ['turmoil:influence.adjust ru']],
];

test.describe('the editions of two games are one setting', { tag: '@once' }, () => {
  test('a link carries the edition; a game without it applies its defaults', async ({ page }) => {
    for (const [address, applied] of CASES) {
      await page.goto(UNDER_FOLDER + address);
      expect.soft(await page.evaluate(APPLIED), address).toEqual(applied);
    }
  });

  test('what is chosen on a page of one game holds on pages of all', async ({ page }) => {
    await page.goto(UNDER_FOLDER + INFLUENCE);
    await openSettings(page);
    await page.locator('[data-setting="edition"]').selectOption('second');
    expect(await page.evaluate(APPLIED)).toEqual(['turmoil:influence.adjust ru']);
    await page.goto(UNDER_FOLDER + DIFFERENCES);
    expect(await page.evaluate(APPLIED)).toEqual(['harbour:unloading.storm second', 'harbour:scoring.crates second']);
    await expect(page.locator('[data-setting="edition"]')).toHaveValue('second');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the default is shown', async ({ page }) => {
      await page.goto(`${UNDER_FOLDER}${DIFFERENCES}?edition=first`);
      await expect(page.locator('[data-rule="harbour:unloading.storm"] .reading:visible')).toHaveCount(1);
      await expect(page.locator('[data-rule="harbour:unloading.storm"] summary [data-reading="second"]')).toBeVisible();
    });
  });
});

test('its example runs by the edition that the reader chose, and carries it', { tag: '@once' }, async ({ page }) => {
  const example = page.locator('[data-example="unloading"]');
  await page.goto(`${UNDER_FOLDER}en/harbour/examples/unloading/?edition=first`);
  await examplesHydrated(page);
  await example.locator('[data-preset="storm"]').click();
  await expect(example.locator('output')).toHaveAttribute('data-value', '0');
  await expect(page).toHaveURL(/[?&]s=1\.p\.storm\.first\.1$/);
  await example.locator('[name="edition"]').selectOption('second');
  await expect(example.locator('output')).toHaveAttribute('data-value', '1');
  await example.locator('[name="crates"]').fill('0');
  await expect(page).toHaveURL(/[?&]s=1\.i\.0_s\.second\.1$/);
  await expect(example.locator('[data-step]')).toHaveCount(2);
});

test('where its editions differ, both can be run', { tag: '@once' }, async ({ page }) => {
  await page.goto(UNDER_FOLDER + DIFFERENCES);
  const addresses = await page.locator('a[data-run]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const results = [
    ['first', '0'],
    ['second', '1'],
  ] as const;
  expect(addresses).toHaveLength(results.length);
  for (const [at, [edition, result]] of results.entries()) {
    await page.goto(addresses[at]!);
    await expect(page.locator('[name="edition"]')).toHaveValue(edition);
    await expect(page.locator('[data-example="unloading"] output')).toHaveAttribute('data-value', result);
  }
});

test('its pages wear its own accent, those of other games theirs', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const colours = [];
  for (const game of ['harbour', 'mars-contracts', 'turmoil']) {
    await page.goto(`${UNDER_FOLDER}en/${game}/`);
    colours.push(
      await page
        .locator('.contents .number')
        .first()
        .evaluate((number) => getComputedStyle(number).color),
    );
  }
  expect(colours).toEqual(['rgb(91, 58, 140)', 'rgb(24, 86, 115)', 'rgb(133, 54, 20)']);
});

test('what is ticked on the home page is counted, each game by itself', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${UNDER_FOLDER}en/`);
  await page.getByLabel('On the quay').check();
  await page.getByLabel('In the warehouse').check();
  await page.getByLabel('I am chairman').check();
  await expect(page.locator('[data-tally] output')).toHaveText(['1', '4']);
});
