import { folderOf } from '../../examples/all.ts';
import type { AnyExample } from '../../examples/frame/definition/example.ts';
import { fileHref } from '../../web/links.ts';

const views = import.meta.glob<AnyExample>('../../examples/*/*/view.tsx', { eager: true, import: 'default' });

/**
 * What runs an example.
 *
 * @throws Error when its folder has no view
 */
export const viewOf = (id: string): AnyExample => {
  const view = views[`../../examples/${folderOf(id)}/view.tsx`];
  if (!view) throw new Error(`src/examples/${folderOf(id)}/ has no view.tsx`);
  return view;
};

/** What `astro.config.mjs` remembers of the client's build: the file of each view. */
const { viewFiles } = globalThis as { readonly viewFiles?: Readonly<Record<string, string>> };

/**
 * The address of what runs an example in a browser. While the site is developed, it is that of the source.
 *
 * @throws Error when the build has no file for it
 */
export const viewAddress = (id: string): string => {
  if (import.meta.env.DEV) return fileHref(`src/examples/${folderOf(id)}/view.tsx`);
  const file = viewFiles?.[id];
  if (!file) throw new Error(`the build has no file for the view of ${id}`);
  return fileHref(file);
};
