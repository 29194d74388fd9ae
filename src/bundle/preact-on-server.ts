import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

/**
 * Preact without the client that Astro would write beside it: `src/examples/frame/island.ts` hydrates the examples, so no page
 * would load that file, and offline copies would keep it.
 */
export const preactOnServer = (): AstroIntegration => {
  const { name, hooks } = preact();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']!({
          ...options,
          addRenderer: ({ name, serverEntrypoint }) => options.addRenderer({ name, serverEntrypoint }),
        }),
    },
  };
};
