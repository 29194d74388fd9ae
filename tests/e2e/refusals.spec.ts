/* What an example refuses: the sentence, the marked place, and the ways out, in three languages. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { RESOURCES, sketched, write, type EventId } from '../../src/engine/turmoil/index.ts';
import { EXAMPLES } from '../../src/examples/all.ts';
import { expect, LANGS, test, type Lang } from './base.ts';
import { open } from './examples.ts';

/** A refused input as an address has it, the code of its problem, and its ways out. There is none where only the reader can know what is meant. */
type Case = readonly [s: string, problem: string, fixes: readonly string[]];

const own = (input: string): string => `1.i.${input}.default.1`;

/** Three players before an event that leaves green a decision. */
const undecided = (current: EventId, counts: Readonly<Record<string, number>> = {}): string =>
  own(
    write(
      sketched({
        players: { red: {}, green: { counts }, blue: {} },
        parties: { unity: 'ggg', reds: 'r' },
        dominant: 'unity',
        lobby: [],
        events: { distant: null, coming: null, current },
      }),
    ),
  );

/** Inputs of the reader's own: every problem that a preset does not show. */
const OWN: Readonly<Record<string, readonly Case[]>> = {
  crisis: [
    [own(write(sketched({ players: { red: {}, green: {} } }))), 'no-leader-to-seat', ['add-neutral']],
    [undecided('dry-deserts'), 'decision-needed', RESOURCES.map((resource) => `choose-${resource}`)],
    [undecided('corrosive-rain', { 'cards-with-two-floaters': 1 }), 'decision-needed', ['choose-floaters', 'choose-megacredits']],
  ],
  policies: [
    [own('greens_action_no_abc_20_0_0_0_0_0'), 'not-a-whole-number', []],
    [own('greens_action_no_2000_20_0_0_0_0_0'), 'not-a-whole-number', ['enter']],
    [own('greens_action_no_9_20_0_0_0_0_greenery*1~1a~5'), 'not-a-whole-number', ['enter', 'leave-out']],
    [own('reds_action_no_9_20_0_0_0_0_raise*0'), 'nothing-at-all', ['enter', 'leave-out']],
    [own('greens_action_no_20_20_0_0_0_0_kelvinists*0'), 'policy-not-ruling', ['let-rule', 'leave-out']],
    [own('unity_crisis_no_20_20_0_4_0_0_titanium*3'), 'wrong-phase', ['action-phase', 'leave-out']],
    [own('greens_crisis_no_20_20_0_0_0_0_greenery*1'), 'no-tr-in-crisis', ['without-tr', 'leave-out']],
    [own('kelvinists_action_no_5_20_0_0_0_0_kelvinists*0'), 'not-enough-megacredits', ['leave-out']],
    [own('unity_action_no_20_20_0_2_0_0_titanium*3'), 'not-enough-titanium', ['spend', 'leave-out']],
  ],
  'final-scoring': [
    [own('0_r_rgnbrg'), 'nobody-plays', ['add-players']],
    [own('0_n_------'), 'nobody-plays', []],
    [own('rg_-_rgn-r-'), 'chairman-seat-empty', ['seat-neutral']],
  ],
  requirement: [
    [own('greens_reds_own_x_1'), 'not-a-whole-number', []],
    [own('greens_reds_own_1~1a~5_1'), 'not-a-whole-number', ['enter']],
    [own('greens_reds_own_8_1'), 'too-many-delegates', ['keep']],
    [own('greens_greens_none_1_2'), 'leader-missing', ['seat-own', 'seat-other']],
    [own('greens_greens_other_4_1'), 'leader-outnumbered', ['seat-own']],
  ],
  influence: [
    [own('riots_x_cl_2'), 'not-a-whole-number', []],
    [own('riots_4_cl_-2'), 'not-a-whole-number', ['enter']],
  ],
  scoring: [
    [own('many_0011335*4*2*1_0112234*0*0*0'), 'not-a-whole-number', []],
    [own('2_0011335*4*1~1a~6*1_0112234*0*0*0'), 'not-a-whole-number', ['enter']],
    [own('2_0011335*4*2*1_*0*0*0'), 'marker-off-track', []],
  ],
  'bank-and-technology': [
    [own('4_0_-3_2_1_0_food_metal_metal_none_food_food_none_food_food_food'), 'not-a-whole-number', ['enter']],
    [own('4_1_3_2_1_0_food_metal_metal_none_food_food_none_food_food_food'), 'no-second-exchange', ['not-agreed']],
    [own('3_0_3_2_1_0_food_metal_metal_food_food_food_none_food_food_food'), 'action-taken-already', ['without', 'agreed']],
    [own('3_0_3_2_1_0_food_metal_reputation_none_food_food_none_food_food_food'), 'reputation-at-bank', ['resource']],
    [own('3_0_4_2_1_0_none_food_food_none_food_food_random_food_food_food'), 'not-enough-reputation', ['enter', 'without']],
    [own('3_0_6_2_1_0_none_food_food_none_food_food_random_food_none_food'), 'gift-missing', ['give', 'without']],
  ],
  alliances: [
    [own('6_j_r_gn_n_n_0**2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-a-whole-number', []],
    [own('6_j_r_gn_n_n_0*4*2*s!0*5*1*s!0*-3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-a-whole-number', ['enter']],
    [own('6_j_r_gn_n_n_0*2*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-enough-reputation', ['enter']],
    [own('6_j_r_nn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'nobody-to-join', ['with']],
    [own('6_j_r_gr_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'same-unit', ['without']],
    [own('6_l_r_gn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-allied', ['join']],
    [own('6_l_r_nn_n_n_1*4*2*s!1*5*1*s!1*3*3*s!2*6*1*s!2*2*2*s!2*4*1*s'), 'decision-needed', ['name']],
    [own('5_j_w_rn_n_n_0*4*2*s!0*5*1*s!0*3*2*s!0*6*1*s!0*2*2*s!0*4*1*s'), 'not-playing', ['let-play']],
  ],
  cycle: [
    [own('3_1_0__1_2_32_n_1_a20!a10!b00!a00!a00!a00'), 'not-a-whole-number', []],
    [own('3_1_0_-1_1_2_32_n_1_a20!a10!b00!a00!a00!a00'), 'not-a-whole-number', ['enter']],
    [own('3_1_0_0_1~1a~5_2_32_n_1_a20!a10!b00!a00!a00!a00'), 'not-a-whole-number', ['enter']],
    [own('6_1_0_0_1_2_32_n_1_a20!a10!b00!a00!a00!b30'), 'not-enough-resources', ['less', 'more']],
    [own('3_1_0_0_0_2_32_n_1_a20!a01!b00!a00!a00!a00'), 'not-enough-reputation', ['not-pay', 'enter']],
  ],
  compensation: [
    [own('310_n_gnn_x*1!2*1!5*1!3*1'), 'not-a-whole-number', []],
    [own('310_n_gnn_-4*1!2*1!5*1!3*1'), 'not-a-whole-number', ['enter']],
    [own('310_n_ggn_4*1!2*1!5*1!3*1'), 'unit-twice', ['without']],
  ],
  'karma-and-radicals': [
    [own('ann_0_1*-1*2*-2*1*0_1_-2_all*s*1!0*s*0!2*l*1'), 'not-a-whole-number', []],
    [own('ann_0_1*-1*2*-2*1*0_1_-2_-3*s*0!0*s*0!2*l*0'), 'not-a-whole-number', ['enter']],
  ],
  ranking: [
    [own('0_0*-4*1*0!0*6*1*0!0*9*0*0!none*0*0*0!none*0*0*0!none*0*0*0'), 'not-a-whole-number', ['enter']],
    [own('0_0*4*1*0!0*6*1*0!0*9*many*0!none*0*0*0!none*0*0*0!none*0*0*0'), 'goals-not-counted', []],
    [own('0_0*4*1*0!0*6*1*0!none*0*0*0!none*0*0*0!none*0*0*0!none*0*0*0'), 'too-few-players', ['let-play']],
  ],
  'contracts-setup': [
    [own('3_n_c_n_5254'), 'unions-out-of-order', ['shuffle']],
    [own('3_n_c_n_52'), 'pile-too-small', ['shuffle']],
  ],
  'new-contracts': [[own('2_1100_16_over'), 'out-of-order', []]],
  'contract-life': [
    [own('2_4_2_7_a_n_0011335'), 'marker-off-track', ['move-marker']],
    [own('2_4_2_1_a_n_'), 'marker-off-track', []],
  ],
  'union-actions': [
    [own('grant_union_1_yellow_empty_launch_n'), 'slot-taken', ['other-slot']],
    [own('grant_union_1_empty_white_launch_n'), 'token-missing', ['use-leader']],
    [own('commit_union_1_empty_white_launch_n'), 'nothing-to-commit', ['other-slot']],
  ],
  setup: [[own('0_riots_pandemic'), 'no-players', ['add-player']]],
  temperature: [
    [own('snow-cover_warm_4_0'), 'off-the-scale', []],
    [own('snow-cover_40_4_0'), 'off-the-scale', ['enter8']],
    [own('snow-cover_4_12_0'), 'off-the-scale', ['enter']],
  ],
  'event-track': [
    [own('riots_crisis_x_11_0'), 'no-such-generation', []],
    [own('riots_crisis_1_99_0'), 'no-such-reserve', ['enter']],
  ],
};

/** The ways out of the refused presets. */
const PRESETS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  crisis: { refused: ['move-marker'] },
  'event-track': { refused: ['enter'] },
  'final-scoring': { refused: ['add-players'] },
  influence: { 'too-many': ['keep'] },
  lobbying: { 'empty-lobby': ['from-reserve'], 'too-few-megacredits': ['from-lobby'], 'impossible-board': ['move-marker'] },
  policies: { scientists: ['leave-out'], 'reds-cannot-pay': ['leave-out'] },
  'bank-and-technology': { 'no-gift': ['enter'], 'with-reputation': ['resource'] },
  'karma-and-radicals': { 'cannot-pay': ['not-pay', 'enter'] },
  'problems-setup': { two: ['enter'] },
  alliances: { 'too-large': ['without'], 'too-few': ['let-play'] },
  funds: { 'too-much': ['less', 'more'] },
  cycle: { 'too-many': ['enter'] },
  compensation: { 'too-high': ['without', 'enter'] },
  ranking: { 'too-large': ['leave'], 'too-few': ['let-play', 'part'] },
  requirement: { 'lone-leader': ['send-more', 'let-rule'], others: ['send-more', 'let-rule'] },
  scoring: { 'off-track': ['move-marker'], 'too-many': ['fewer'] },
  'contracts-setup': { 'four-and-automa': ['without-automa', 'three-players'] },
  'new-contracts': { 'mid-round': ['next-round'] },
  'contract-life': { 'too-early': ['take-first'], 'no-reward': ['reward-a', 'reward-b'] },
  'union-actions': {
    elsewhere: ['use-leader', 'at-union'],
    'closed-slot': ['other-slot'],
    'nothing-there': ['place-first-there'],
    'one-turn': ['next-turn'],
  },
  automa: { full: ['free-slot'] },
  setup: { refused: ['other-coming', 'other-distant'] },
  'solar-phase': { decision: ['temperature', 'oxygen', 'venus'], refused: ['temperature', 'oxygen', 'venus'] },
  temperature: { refused: ['enter-6', 'enter-4'] },
};

const casesOf = (id: string): readonly Case[] => [
  ...Object.entries(EXAMPLES[id]!.refused).map(([preset, problem]): Case => [`1.p.${preset}.default.1`, problem, PRESETS[id]?.[preset] ?? []]),
  ...(OWN[id] ?? []),
];

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
  const all = casesOf(id).map(([s, code, fixes], index): Told => {
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
 * Each refusal in one language, which needs the most room for it. That each is said in all languages is tested in `tests/examples`; the
 * refused presets stand on all screens in all languages in `stage.spec.ts`, so only the tall one, where that has a third of them, is left.
 */
for (const id of Object.keys(EXAMPLES))
  test(`${id}: each refusal says why, marks its place, and its buttons lead out of it`, { tag: '@once' }, async ({ page }) => {
    test.slow();
    const openRefused = opener(page, id);
    for (const told of toldOf(id)) {
      const { s, preset, code, fixes } = told;
      const refused = { preset, problems: [code], text: expect.stringMatching(/\p{L}{3,}.*\.\s+\S/su), isMarked: true, fixes };
      await openRefused(told);
      await expect.poll(() => shownIn(page), `${id} ${s}`).toMatchObject(refused);
      expect(await misfits(page, preset ? [TALL] : SCREENS), `${id} ${s}`).toEqual([]);
      for (const fix of fixes) {
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
