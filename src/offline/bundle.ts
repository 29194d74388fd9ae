import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The service worker with the libraries that it uses. */
interface WorkerBundle {
  /** One script, which needs the constant `KEPT`. */
  readonly code: string;
  /** Vite's list of the packages in the script with their licences, as JSON. */
  readonly packages: string;
}

const bundle = async (): Promise<WorkerBundle> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      license: { fileName: 'packages.json' },
      lib: { entry: fileURLToPath(new URL('worker.ts', import.meta.url)), formats: ['iife'], name: 'worker' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('src/offline/worker.ts was not bundled');
  const [script, ...assets] = first.output;
  const list = assets.find(({ fileName }) => fileName === 'packages.json');
  if (list?.type !== 'asset') throw new Error('Vite listed no packages for src/offline/worker.ts');
  return { code: script.code, packages: String(list.source) };
};

let bundled: Promise<WorkerBundle> | undefined;

/** Bundles the service worker, once for all that ask. */
export const workerBundle = (): Promise<WorkerBundle> => (bundled ??= bundle());
