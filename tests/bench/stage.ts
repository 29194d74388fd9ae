/**
 * Measures a step forward of an example in a browser whose processor is slowed four times: the main-thread work from the press of
 * the button to the end of the next frame. `npm run bench:stage -- turmoil/lobbying` measures another example than the crisis.
 * It prints the medians of the whole and of its phases, the first steps apart, and fails if the whole is above the limit. It
 * needs a build in `dist`.
 *
 * - The browser's own trace says what each task took in time of the main thread alone, so other programs count little. What is
 *   done after the frame, when the browser is idle, is no part of it.
 * - On a busy machine the numbers are higher, probably because the slow-down also counts the time of other programs.
 *   `SLOWED=1` measures without it; the limit does not apply then.
 * - The work of a press and a frame that change nothing is taken off: the press is made by a script, and a trace is written.
 * - All steps count, also the first ones after the page was opened, whose code the browser has not compiled yet. They are printed
 *   apart too, since every reader waits for them.
 * - By the end of that frame, picture, marks, sentence and rail must have their final state. Otherwise it throws, since
 *   postponed work would not be measured.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '../browser/find.ts';
import { framesIn, PARTS, type Frame, type TraceEvent } from './frames.ts';

const LIMIT_MS = 16;
const SLOWED = Number(process.env['SLOWED'] ?? 4);
const ROUNDS = 3;
const PORT = process.env['PORT'] ?? '4174';
const [game = '', id = ''] = (process.argv[2] ?? 'turmoil/crisis').split('/');
const ADDRESS = `http://localhost:${PORT}/en/${game}/examples/${id}/`;

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** Clicks what the selector names, if there is such a thing, and waits for the end of the next frame. Returns what the stage then shows. */
const press = (page: Page, mark: string, selector: string): Promise<string> =>
  page.evaluate(
    ([mark, selector]) =>
      new Promise<string>((resolve) => {
        /** The picture with its marks, the sentence and the rail, without moving overlays. */
        const shown = (): void =>
          resolve(
            [...document.querySelectorAll('.ex-picture, .ex-now, .ex-rail ol')]
              .map((part) => {
                const copy = part.cloneNode(true) as Element;
                copy.querySelectorAll('.ex-copy, .ex-strip').forEach((moving) => moving.remove());
                return copy.innerHTML;
              })
              .join('\n'),
          );
        setTimeout(() => {
          performance.mark(mark);
          document.querySelector<HTMLElement>(selector)?.click();
          requestAnimationFrame(() => setTimeout(shown));
        });
      }),
    [mark, selector] as const,
  );

/** Records what the browser does meanwhile. */
const traced = async (session: CDPSession, act: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const included = ['toplevel', 'cc', 'devtools.timeline', 'blink.user_timing'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: included } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
};

/** Goes through all steps of the first preset, several times. After each step it presses nothing, which also tells what is shown then. */
const walk = async (page: Page): Promise<void> => {
  const steps = await page.locator('[data-step]').count();
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator('[data-action="first"]').evaluate((button: HTMLElement) => button.click());
    await wait(600);
    let before = await press(page, 'begin', '[data-action="none"]');
    for (let step = 2; step <= steps; step += 1) {
      const shown = await press(page, `step ${round} ${step}`, '[data-action="forward"]');
      await wait(450);
      const still = await press(page, `nothing ${round} ${step}`, '[data-action="none"]');
      if (shown === before) throw new Error(`after the frame of step ${step}, the stage shows the step before`);
      if (shown !== still) throw new Error(`after the frame of step ${step}, the stage shows:\n${shown}\nand later:\n${still}`);
      before = still;
      await wait(100);
    }
  }
};

/** The frames of all steps, and those of as many presses of nothing. */
async function measured(): Promise<ReadonlyMap<string, Frame>> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.goto(ADDRESS);
  await page.waitForSelector('[data-example]:not([data-pending])');
  // As on a phone: no pointer rests on the page.
  await page.locator('[data-action="forward"]').focus();
  await wait(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const events = await traced(await browser.newBrowserCDPSession(), () => walk(page));
  await browser.close();
  return framesIn(events);
}

/** The median of each part, without what a press of nothing takes. */
const told = (frames: readonly Frame[], nothing: readonly Frame[]): string =>
  PARTS.map((part) => `${part} ${(median(frames.map((one) => one[part])) - median(nothing.map((one) => one[part]))).toFixed(1)}`).join(', ');

const server = spawn(process.execPath, ['src/delivery/preview.ts'], { env: { ...process.env, PORT }, stdio: 'ignore' });
try {
  await wait(2500);
  const frames = [...(await measured())];
  const of = (kind: string): readonly Frame[] => frames.filter(([mark]) => mark.startsWith(kind)).map(([, frame]) => frame);
  const [steps, nothing] = [of('step'), of('nothing')];
  const found = median(steps.map(({ all }) => all)) - median(nothing.map(({ all }) => all));
  console.log(`${id}, ${steps.length} steps forward, processor slowed ${SLOWED} times, medians in ms (limit ${LIMIT_MS}):`);
  console.log(`  all steps:       ${told(steps, nothing)}`);
  console.log(`  the first round: ${told(of('step 0'), of('nothing 0'))}`);
  console.log(
    `  a press of nothing, taken off: ${median(nothing.map(({ all }) => all)).toFixed(1)}; most: ${Math.max(...steps.map(({ all }) => all)).toFixed(1)}`,
  );
  if (!(found <= LIMIT_MS)) process.exitCode = 1;
} finally {
  server.kill();
  await once(server, 'exit');
}
