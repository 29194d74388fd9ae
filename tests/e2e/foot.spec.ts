import { expect, test } from './base.ts';

test(
  'under a rule the example that opens has the sign of what unfolds, and only what leads elsewhere is underlined',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/en/turmoil/committee/');
    const foot = page.locator('[id="committee.lobbying"] .rule-foot');
    const sign = (part: string): Promise<string> => foot.locator(part).evaluate((element) => getComputedStyle(element, '::after').borderRightStyle);
    expect(await sign('> .run')).toBe('solid');
    expect(await sign('> .asked')).toBe('none');
    await expect(foot.locator('> .run')).toHaveCSS('text-decoration-line', 'none');
    await expect(foot.locator('> .asked')).toHaveCSS('text-decoration-line', 'underline');
  },
);
