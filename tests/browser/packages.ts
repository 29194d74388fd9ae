/* What the tests need of the system, and whether they may install it. */
import { spawnSync } from 'node:child_process';

/** Debian's packages of each engine. */
export const PACKAGES = {
  Chromium: ['chromium-headless-shell', 'fonts-noto-core'],
  Firefox: ['firefox-esr'],
  WebKitGTK: ['webkit2gtk-driver', 'xvfb'],
} as const;

const runs = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * What to put before a command so that root runs it, where that asks nobody: root needs nothing, and in CI `sudo` may be free.
 *
 * @returns undefined where packages cannot be installed
 */
export const asRoot = (): readonly string[] | undefined => {
  if (!runs('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return process.env['CI'] && runs('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
};
