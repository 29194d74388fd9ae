import type { Plugin } from 'vite';
import { without } from './without.ts';

/** What the bundler calls to make the object of a module that is imported where it is needed. */
const EXPORT_ALL = /__exportAll\(\{((?:\s*[\w$]+: \(\) => [\w$]+,?)*\s*)\}\)/g;
/** The file that has this function. */
const RUNTIME = 'rolldown-runtime';

/** Writes the objects of modules out. */
export const writtenOut = (code: string): string =>
  without(
    code.replace(EXPORT_ALL, (_, all: string) => `({${all.replace(/([\w$]+): \(\) => ([\w$]+)/g, 'get $1() { return $2; }')}})`),
    '__exportAll',
  );

/** Leaves nothing to be called for the object of a module: nobody asks it what else it can say. Each example would load a file for that. */
export const plainModules: Plugin = {
  name: 'plain-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: writtenOut,
  generateBundle(_, bundle) {
    const [runtime] = Object.keys(bundle).filter((file) => file.includes(RUNTIME));
    const isNeeded = Object.values(bundle).some((file) => 'code' in file && file.code.includes(`/${RUNTIME}`));
    if (runtime && !isNeeded) Reflect.deleteProperty(bundle, runtime);
  },
};
