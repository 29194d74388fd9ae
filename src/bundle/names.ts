/** A file with the words of one language has its name, since devices keep only those of their own. Takes a chunk, returns the pattern of its file's name. */
export const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string => {
  const lang = moduleIds.length === 1 && /\/content\/ui\/([^/]+)\//.exec(moduleIds[0]!)?.[1];
  return lang ? `_astro/words-${lang}.[name].[hash].js` : '_astro/[name].[hash].js';
};

/** The script of a component has the component's name. Every page names two of them, and names that Astro makes are long. */
export const entryFileNames = ({ name }: { readonly name: string }): string => `_astro/${name.replace(/\.astro_astro.*/, '')}.[hash].js`;
