import { expect } from 'vitest';
import { addressOf, attributeOf, count, isInSight, textOf, until, type Check, type Checks } from '../engine.ts';
import { FORBIDDEN, takeFaults } from '../watch.ts';

const CHAPTER = 'turmoil/committee/';
const RULE = 'committee.dominant-party';

/** Pages whose content policy forbids all scripts. */
const withoutScripts =
  (act: Check): Check =>
  async (page, site) => {
    site.scripts = false;
    await act(page, site).finally(() => (site.scripts = true));
    // The policy keeps even the watcher out at first. What it says of forbidden scripts was asked for, and nothing else.
    const faults = await page.eval(takeFaults);
    expect(faults.filter((fault) => !fault.includes(FORBIDDEN))).toEqual([]);
  };

export const reading: Checks = {
  'without scripts a chapter shows all rules, and a citation leads to its rule': withoutScripts(async (page, site) => {
    await page.open(site.at(`en/${CHAPTER}`));
    expect(await attributeOf(page, 'html', 'data-js')).toBe(null);
    const rules = await page.eval(() =>
      [...document.querySelectorAll('section[data-rule] .rule-text')].map((rule) => rule.checkVisibility({ visibilityProperty: true })),
    );
    expect(rules.length).toBeGreaterThan(10);
    expect(rules).not.toContain(false);
    await page.click('.rule-text a.cite[href*="/influence/#influence.sources"]');
    await until(() => addressOf(page)).toBe(site.at('en/turmoil/influence/#influence.sources'));
    await until(() => isInSight(page, 'section:target .rule-title')).toBe(true);
  }),

  'without scripts a permanent link offers the rule in three languages': withoutScripts(async (page, site) => {
    await page.open(site.at('r/turmoil/committee.lobbying/'));
    await page.click('[data-redirect] a[data-lang="fr"]');
    await until(() => addressOf(page)).toBe(site.at(`fr/${CHAPTER}#committee.lobbying`));
  }),

  'a permanent link opens the rule in the language read last': async (page, site) => {
    await page.open(site.at('ru/'));
    await page.open(site.at('r/turmoil/crisis.tr-revision/?edition=fr'));
    await until(() => addressOf(page)).toBe(site.at('ru/turmoil/crisis/?edition=fr#crisis.tr-revision'));
    await until(() => attributeOf(page, 'html', 'data-edition')).toBe('fr');
  },

  'a rule that the address names is in sight below the bar': async (page, site) => {
    await page.open(site.at(`fr/${CHAPTER}#committee.dominance-tie`));
    await until(() => isInSight(page, 'section:target .rule-title')).toBe(true);
  },

  'a change of language keeps the rule that is being read': async (page, site) => {
    await page.open(site.at(`en/${CHAPTER}`));
    await page.eval((rule) => document.getElementById(rule)!.scrollIntoView({ behavior: 'instant' }), RULE);
    await page.click('a[data-lang-switch="ru"]');
    await until(() => addressOf(page)).toBe(site.at(`ru/${CHAPTER}#${RULE}`));
    await until(() => isInSight(page, 'section:target .rule-title')).toBe(true);
  },

  'the theme that a reader chooses is shown, and kept over a reload': async (page, site) => {
    await page.open(site.at(`en/${CHAPTER}`));
    const ground = (): Promise<string> => page.eval(() => getComputedStyle(document.body).backgroundColor);
    const choose = (theme: string): Promise<void> =>
      page.eval((value) => {
        const select = document.querySelector<HTMLSelectElement>('[data-setting="theme"]')!;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, theme);
    await choose('light');
    const light = await ground();
    await choose('dark');
    await until(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    expect(await attributeOf(page, 'html', 'data-theme')).toBe('dark');
    expect(await ground()).toBe(dark);
  },

  'the question mark shows the settings with the keys, and Escape closes them': async (page, site) => {
    await page.open(site.at('fr/turmoil/'));
    await page.press('?');
    await until(() => count(page, '#settings:popover-open')).toBe(1);
    await page.press('Escape');
    await until(() => count(page, '#settings:popover-open')).toBe(0);
  },

  'a term is explained in the window, in the three languages': async (page, site) => {
    await page.open(site.at(`en/${CHAPTER}`));
    await page.click('section[id="committee.lobbying"] a[data-term="lobby"]');
    await until(() => textOf(page, '.term-box:popover-open [lang="ru"]')).toBe('очередь');
    await until(() => isInSight(page, '.term-box')).toBe(true);
  },

  'a rule turns over to another language': async (page, site) => {
    await page.open(site.at(`ru/${CHAPTER}`));
    const said = await textOf(page, '[id="committee.first-leader"] > .rule-text');
    await page.open(site.at(`en/${CHAPTER}`));
    await page.click('[id="committee.first-leader"] .turn[lang="ru"]');
    await until(() => textOf(page, '[id="committee.first-leader"] .turned .band[lang="ru"] .rule-text')).toBe(said);
  },
};
