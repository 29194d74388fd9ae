import type { Page } from '@playwright/test';
import { type Colour, type EventId, type Owner, PARTIES, type Party, type PlayerSketch, sketched, write } from '../../src/engine/turmoil/index.ts';
import type { cutter } from './examples.ts';

/** A position as it lies on a table, and how a player who sees it enters it. */
export interface Described {
  readonly name: string;
  readonly players: Readonly<Partial<Record<Colour, PlayerSketch>>>;
  /** The delegates of each party by the letters of their owners, the leader first. */
  readonly parties: Readonly<Partial<Record<Party, string>>>;
  readonly chairman: Owner;
  readonly ruling: Party;
  readonly dominant: Party;
  /** Who still has a delegate in the lobby. */
  readonly lobby: readonly Colour[];
  /** Three letters of each card, and the card. */
  readonly events: readonly [distant: readonly [string, EventId], coming: readonly [string, EventId], current: readonly [string, EventId]];
  /** The colours in the order in which their delegates are entered, so that leaders come out right by themselves. */
  readonly order: readonly Owner[];
  /** Seats and a marker that have to be set by hand, since several are tied. */
  readonly leaders?: readonly (readonly [Owner, Party])[];
  readonly marker?: Party;
}

/** The numbers that the test types for each player, in the order of the editor. */
const numbersOf = ({ tr = 0, stock, counts, tags }: PlayerSketch): readonly number[] => [
  tr,
  stock?.megacredits ?? 0,
  ...Object.values(counts ?? {}),
  ...Object.values(tags ?? {}),
];

/** The position in the engine's notation. */
export const notationOf = ({ events: [distant, coming, current], ...described }: Described): string =>
  write(sketched({ ...described, events: { distant: distant[1], coming: coming[1], current: current[1] } }));

const LETTERS: Readonly<Record<Owner, string>> = { red: 'r', green: 'g', blue: 'b', yellow: 'y', black: 'k', neutral: 'n' };

/** Opens the reader's own table. */
export const openTable = async (page: Page): Promise<void> => {
  await page.locator('[data-action="table"]').click();
  await page.locator('.ot').waitFor();
};

/** Presses one thing of the editor. */
export const press = (page: Page, selector: string): Promise<void> => page.locator(`.ot ${selector}`).click();

/** Lets a second finger touch a place, move and leave it, while another pointer is down. */
export const touchBeside = (page: Page, place: string): Promise<void> =>
  page.locator(place).evaluate((on) => {
    const { x, y } = on.getBoundingClientRect();
    const finger = { pointerId: 99, isPrimary: false, bubbles: true, button: 0, clientX: x + 20, clientY: y + 20 };
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) on.dispatchEvent(new PointerEvent(type, finger));
  });

/** Lists what does not fit while the editor is open: its height, a page that scrolls sideways, targets that are too small, cut texts. */
export const measures = (page: Page, cut: Awaited<ReturnType<typeof cutter>>) =>
  page.evaluate(
    (cut) => ({
      height: document.querySelector('[data-stage]')!.getBoundingClientRect().height,
      rest: {
        wide: document.documentElement.scrollWidth > innerWidth,
        small: [...document.querySelectorAll<HTMLElement>('.ot button, .ot [role="option"]')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => [one.getBoundingClientRect(), one.closest<HTMLElement>('[data-party]')?.getBoundingClientRect()] as const)
          .filter(([box, party]) => Math.min((party ?? box).width, (party ?? box).height) < 43.5)
          .map(([box]) => `${box.width} x ${box.height}`),
        cut: cut(document.querySelector('.ot')!),
      },
    }),
    cut,
  );

/** Sets who has a delegate in the lobby: at first everybody. What is set for one player is offered for all. */
const enterLobby = async (page: Page, lobby: readonly Colour[], owner: Owner): Promise<void> => {
  if (owner === 'neutral' || lobby.includes(owner) || (await page.locator('.ot [data-place="lobby"]').getAttribute('aria-pressed')) === 'false')
    return;
  await press(page, '[data-place="lobby"]');
  if (lobby.length === 0) await press(page, '[data-fix="lobbies"]');
};

const enterDelegates = async (page: Page, { order, parties, chairman, lobby, leaders = [] }: Described): Promise<void> => {
  // The first player's colour is chosen from the start.
  let chosen: Owner = 'red';
  // The tool of the leader seat stays until it is laid aside.
  let seats = false;
  for (const owner of order) {
    if (owner !== chosen) await press(page, `[data-piece="${owner}"]`);
    chosen = owner;
    for (const party of PARTIES)
      for (const letter of parties[party] ?? '') {
        if (letter !== LETTERS[owner]) continue;
        // A leader who is set by hand comes as one.
        const isSet = leaders.some(([leader, led]) => leader === owner && led === party);
        if (isSet !== seats) await press(page, '[data-tool="leader"]');
        seats = isSet;
        await press(page, `[data-choice="${party}"]`);
      }
    if (owner === chairman && owner !== 'neutral') await press(page, '[data-place="chairman"]');
    await enterLobby(page, lobby, owner);
  }
};

/** Enters a position with as few presses as the editor allows. */
export const enter = async (page: Page, described: Described): Promise<void> => {
  await openTable(page);
  await enterDelegates(page, described);
  const { ruling, marker, events, players, order } = described;
  if (ruling !== 'greens') {
    await press(page, '[data-place="policy"]');
    await press(page, `[data-choice="${ruling}"]`);
  }
  if (marker) {
    await press(page, '[data-tool="marker"]');
    await press(page, `[data-choice="${marker}"]`);
  }
  await press(page, '[data-space="distant"]');
  for (const [letters] of events) {
    await page.keyboard.type(letters);
    await page.keyboard.press('Enter');
  }
  const colours = Object.keys(players) as Colour[];
  const last = order.at(-1)!;
  const from = Math.max(0, colours.indexOf(last as Colour));
  await press(page, '[data-number="tr"] input');
  for (const colour of [...colours.slice(from), ...colours.slice(0, from)])
    for (const number of numbersOf(players[colour]!)) {
      await page.keyboard.type(String(number));
      await page.keyboard.press('Enter');
    }
  await press(page, '[data-tool="done"]');
};

const red = (tr: number, megacredits: number) => ({ tr, stock: { megacredits } });

/** Five positions in the middle of a game of three players, with twelve delegates each. */
export const POSITIONS: readonly Described[] = [
  {
    name: 'neutral leaders who tie',
    players: {
      red: { ...red(24, 18), counts: { cities: 3 } },
      green: { ...red(21, 9), counts: { cities: 1 } },
      blue: { ...red(22, 25), counts: { cities: 2 } },
    },
    parties: { 'mars-first': 'r', kelvinists: 'ng', reds: 'bb', greens: 'ng', unity: 'rrg', scientists: 'nb' },
    chairman: 'red',
    ruling: 'reds',
    dominant: 'unity',
    lobby: [],
    events: [
      ['pan', 'pandemic'],
      ['mud', 'mud-slides'],
      ['rio', 'riots'],
    ],
    order: ['neutral', 'red', 'green', 'blue'],
  },
  {
    name: 'two parties tie for the marker',
    players: {
      red: { ...red(31, 4), tags: { earth: 2 } },
      green: { ...red(28, 40), tags: { earth: 0 } },
      blue: { ...red(30, 12), tags: { earth: 5 } },
    },
    parties: { 'mars-first': 'rr', kelvinists: 'g', reds: 'bbn', greens: 'rn', unity: 'ggb', scientists: 'n' },
    chairman: 'green',
    ruling: 'greens',
    dominant: 'reds',
    lobby: [],
    events: [
      ['gen', 'generous-funding'],
      ['ele', 'election'],
      ['hom', 'homeworld-support'],
    ],
    order: ['red', 'green', 'blue', 'neutral'],
    marker: 'reds',
  },
  {
    name: 'a delegate still in the lobby, a neutral chairman',
    players: { red: red(20, 0), green: red(23, 33), blue: red(26, 7) },
    parties: { 'mars-first': 'nr', kelvinists: 'n', greens: 'ng', unity: 'ggb', scientists: 'rrrb' },
    chairman: 'neutral',
    ruling: 'scientists',
    dominant: 'scientists',
    lobby: ['blue'],
    events: [
      ['spi', 'spin-off-products'],
      ['dry', 'dry-deserts'],
      ['gen', 'generous-funding'],
    ],
    order: ['neutral', 'red', 'green', 'blue'],
  },
  {
    name: 'three parties with three delegates',
    players: {
      red: { ...red(35, 51), tags: { building: 6 } },
      green: { ...red(33, 8), tags: { building: 2 } },
      blue: { ...red(36, 22), tags: { building: 4 } },
    },
    parties: { 'mars-first': 'r', kelvinists: 'rrg', reds: 'ggn', greens: 'bbb', unity: 'bn' },
    chairman: 'blue',
    ruling: 'kelvinists',
    dominant: 'kelvinists',
    lobby: [],
    events: [
      ['rev', 'revolution'],
      ['sab', 'sabotage'],
      ['pan', 'pandemic'],
    ],
    order: ['red', 'green', 'blue', 'neutral'],
  },
  {
    name: 'a seat that is set by hand',
    players: {
      red: { ...red(22, 14), tags: { space: 3 } },
      green: { ...red(19, 27), tags: { space: 1 } },
      blue: { ...red(25, 3), tags: { space: 0 } },
    },
    parties: { 'mars-first': 'gn', kelvinists: 'r', reds: 'rrb', greens: 'gg', unity: 'nr', scientists: 'bb' },
    chairman: 'green',
    ruling: 'unity',
    dominant: 'reds',
    lobby: [],
    events: [
      ['vol', 'volcanic-eruptions'],
      ['par', 'paradigm-breakdown'],
      ['int', 'interplanetary-trade'],
    ],
    order: ['red', 'green', 'blue', 'neutral'],
    leaders: [['neutral', 'unity']],
  },
];

/** As much as a table can have: five players, parties with delegates of all, an event that asks for numbers. */
export const FULL = write(
  sketched({
    players: { red: {}, green: {}, blue: {}, yellow: {}, black: {} },
    parties: { reds: 'rrgbykn', greens: 'grbykn', unity: 'rgbykn', 'mars-first': 'rg', kelvinists: 'nn' },
    lobby: [],
    events: { distant: 'aquifer-released-by-public-council', coming: 'improved-energy-templates', current: 'election' },
  }),
);

/** A refusal with the rule that it names by its number, which follows from the order of the rules. */
export const withRule = (why: string): RegExp => new RegExp(`^${why.replaceAll('.', '\\.').replaceAll(' ', '\\s')}\\s\\d+\\.\\d+$`);
