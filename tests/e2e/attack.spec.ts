/* A few of the attacks of `npm run attack`, with a browser of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

const ATTACKS = { installs: 1, updates: 1, deploys: 2 };

test(`attacks: ${Object.entries(ATTACKS).join(', ')}`, { tag: '@once' }, async () => {
  // Beside other steps a slow machine needs four minutes.
  test.setTimeout(480_000);
  const env = { ...process.env, ATTACK_SEED: '1' };
  const words = Object.entries(ATTACKS).flat().map(String);
  const attack = spawn(process.execPath, ['tests/attack/run.ts', ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [status]] = await Promise.all([text(attack.stdout), once(attack, 'exit')]);
  expect(status, said).toBe(0);
  for (const kind of Object.keys(ATTACKS)) expect(said).toContain(`\n${kind}`);
});
