import type { Plugin } from 'vite';

/**
 * Remembers the file of each example's view. The client is built before the pages are, so a page can say where the code of its
 * example is, and no page loads a list of all examples.
 */
export const viewFiles: Plugin = {
  name: 'view-files',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const views = Object.values(bundle).flatMap((file) => {
      const id = 'facadeModuleId' in file && /\/src\/examples\/[^/]+\/([^/]+)\/view\.tsx$/.exec(file.facadeModuleId ?? '')?.[1];
      return id ? [[id, file.fileName] as const] : [];
    });
    Object.assign(globalThis, { viewFiles: Object.fromEntries(views) });
  },
};
