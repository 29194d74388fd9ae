import type { AnyExample } from '../../examples/frame/example.ts';

const views = import.meta.glob<AnyExample>('../../examples/*/view.tsx', { eager: true, import: 'default' });

/**
 * What runs an example.
 *
 * @throws Error when its folder has no view
 */
export const viewOf = (id: string): AnyExample => {
  const view = views[`../../examples/${id}/view.tsx`];
  if (!view) throw new Error(`src/examples/${id}/ has no view.tsx`);
  return view;
};
