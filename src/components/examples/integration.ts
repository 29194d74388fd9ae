import type { AstroIntegration } from 'astro';

/** Adds `client:touch`. */
export const touchDirective = (): AstroIntegration => ({
  name: 'client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'touch', entrypoint: './src/components/examples/touch.ts' }),
  },
});
