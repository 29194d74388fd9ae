import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    // Against tests that hang. Properties run long, and beside two browsers they take up to six times as long as alone.
    testTimeout: 60_000,
    // No test changes a module, so the files may share the modules that they import. Vitest would leave one core idle.
    isolate: false,
    maxWorkers: '100%',
    // What is said is written by `npm run sentences`, and then read. A test alone writes nothing.
    update: 'none',
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/**/*.test.ts'], exclude: ['tests/{site,package,engines}/**', '**/node_modules/**'] } },
      // Packs the engine, installs it into an empty project and uses it there.
      { extends: true, test: { name: 'package', include: ['tests/package/**/*.test.ts'] } },
      // On the built site: `npm run build` first.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      // The built site in Firefox and WebKitGTK, each in a worker of its own.
      { extends: true, test: { name: 'engines', include: ['tests/engines/*.test.ts'], hookTimeout: 60_000, testTimeout: 120_000, retry: 1 } },
    ],
  },
} as Parameters<typeof getViteConfig>[0]);
