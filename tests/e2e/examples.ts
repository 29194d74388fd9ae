import type { Locator, Page } from '@playwright/test';
import { islandsAwake, type Lang } from './base.ts';

/** The examples and their presets, whose ids stand in addresses for good. */
export const EXAMPLES = {
  crisis: ['ordinary', 'tie', 'neutral-chairman', 'empty-reserve', 'same-party', 'election', 'dry-deserts', 'solo', 'refused'],
  influence: ['generous-funding', 'riots', 'energy', 'diversity', 'too-many'],
  policies: ['mars-first', 'scientists', 'unity', 'kelvinists', 'reds', 'reds-cannot-pay', 'reds-in-crisis', 'greens'],
  requirement: ['ruling', 'delegates', 'both', 'lone-leader', 'others'],
  'event-track': ['crisis', 'set-up-coming', 'set-up-distant', 'no-neutral', 'last-card', 'refused'],
  setup: ['three-players', 'same-party', 'solo', 'five-players', 'refused'],
  lobbying: ['first-leader', 'take-over', 'reserve-first', 'card-removes', 'empty-lobby', 'too-few-megacredits', 'impossible-board'],
  temperature: [
    'eruption-past-zero',
    'snow-below-zero',
    'zero-again',
    'no-ocean-left',
    'heat-bonus',
    'goal-reached',
    'goal-kept',
    'coldest',
    'refused',
  ],
  'solar-phase': ['both-expansions', 'no-expansion', 'longer-game', 'goal-too-late', 'game-end', 'decision', 'refused'],
  'final-scoring': ['three-players', 'neutral-chairman', 'chairman-alone', 'one-colour', 'refused'],
} as const;

export type ExampleId = keyof typeof EXAMPLES;

/** What refuses the presets that are refused, by example and preset. */
export const REFUSED: Readonly<Record<string, string>> = {
  'crisis refused': 'dominance-outnumbered',
  'influence too-many': 'wrong-delegate-count',
  'event-track refused': 'no-such-generation',
  'setup refused': 'same-card-twice',
  'lobbying empty-lobby': 'lobby-empty',
  'lobbying too-few-megacredits': 'not-enough-megacredits',
  'lobbying impossible-board': 'dominance-outnumbered',
  'policies scientists': 'used-already',
  'policies reds-cannot-pay': 'reds-cannot-pay',
  'requirement lone-leader': 'requirement-not-met',
  'requirement others': 'requirement-not-met',
  'temperature refused': 'off-the-scale',
  'solar-phase decision': 'decision-needed',
  'solar-phase refused': 'parameter-at-goal',
  'final-scoring refused': 'colour-not-playing',
};

/** How many steps the first preset has at least. */
export const LEAST_STEPS: Readonly<Record<ExampleId, number>> = {
  crisis: 11,
  influence: 5,
  policies: 6,
  requirement: 5,
  'event-track': 5,
  setup: 5,
  lobbying: 5,
  temperature: 3,
  'solar-phase': 5,
  'final-scoring': 8,
};

/** Opens the page of an example, maybe with a state, and waits until it answers. */
export const open = async (page: Page, lang: Lang, id: ExampleId, s = ''): Promise<void> => {
  await page.goto(`/${lang}/turmoil/examples/${id}/${s && `?s=${encodeURIComponent(s)}`}`);
  await islandsAwake(page);
};

/** Presses Tab, backwards to what stands before it, until the focus is on an element that matches. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  const behind = await page.locator(selector).evaluate((target) => {
    const focused = document.activeElement ?? document.body;
    return (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  });
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(behind ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
};

/** The names of all fields of an example. */
export const namesIn = (example: Locator) => example.locator('[name]').evaluateAll((all) => all.map((each) => each.getAttribute('name')));

/** The present step. */
export const present = (page: Page) => page.locator('[data-step][aria-current="step"]');
