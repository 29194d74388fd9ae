/**
 * Measures a step forward of the example `crisis` in a browser whose processor is slowed four times: the main-thread work from
 * the press of the button to the next frame. The time is that of the main thread alone, without what others on the machine take,
 * and without what asking costs. `npm run bench:stage` prints the median, and fails if it is above the limit. It needs a build in
 * `dist`.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 16;
const SLOWED = 4;
const PORT = process.env['PORT'] ?? '4174';
const ADDRESS = `http://localhost:${PORT}/en/turmoil/examples/crisis/`;

/** The seconds that the main thread has worked so far. */
const worked = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
};

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** Clicks what the selector names, if there is such a thing, waits for the next frame, and returns the work in milliseconds. */
const workOf = async (page: Page, session: CDPSession, selector: string): Promise<number> => {
  const before = await worked(session);
  await page.evaluate(async (one) => {
    document.querySelector<HTMLElement>(one)?.click();
    await new Promise(requestAnimationFrame);
  }, selector);
  const work = 1000 * ((await worked(session)) - before);
  await wait(500);
  return work;
};

/** The work of each step of the first preset, in milliseconds. The travel after the first frame is not part of it. */
async function measured(): Promise<readonly number[]> {
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.goto(ADDRESS);
  await page.waitForSelector('[data-example]:not([data-pending])');
  // As on a phone: no pointer rests on the page.
  await page.locator('[data-action="forward"]').focus();
  await wait(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const steps = await page.locator('[data-step]').count();
  const times: number[] = [];
  const asking: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await page.locator('[data-action="first"]').evaluate((button: HTMLElement) => button.click());
    await wait(600);
    for (let step = 1; step < steps; step += 1) {
      times.push(await workOf(page, session, '[data-action="forward"]'));
      asking.push(await workOf(page, session, '[data-action="none"]'));
    }
  }
  await browser.close();
  return times.map((time) => time - median(asking));
}

const server = spawn(process.execPath, ['src/delivery/preview.ts'], { env: { ...process.env, PORT }, stdio: 'ignore' });
try {
  await wait(2500);
  const times = await measured();
  const found = median(times);
  console.log(
    `crisis, ${times.length} steps forward, processor slowed ${SLOWED} times: ${found.toFixed(1)} ms in the median (most: ${Math.max(...times).toFixed(1)} ms; limit ${LIMIT_MS} ms)`,
  );
  if (found > LIMIT_MS) process.exitCode = 1;
} finally {
  server.kill();
  await once(server, 'exit');
}
