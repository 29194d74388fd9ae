import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { LANGS, locales, type Lang } from '../../i18n/locales.ts';
import { completeChapter } from './chapter.ts';
import { missingTexts, textsIn } from './missing.ts';

const langOf = (file: string): Lang | undefined => LANGS.find((lang) => file.endsWith(`/${lang}.mdx`));

/** Gives a chapter that lacks rules those of its fallback, before it is compiled. */
const completion: Plugin = {
  name: 'complete-chapters',
  enforce: 'pre',
  async transform(code, id) {
    const lang = langOf(id);
    const fallback = lang && locales[lang].fallback;
    if (!fallback) return undefined;
    const other = id.replace(/[^/]+\.mdx$/, `${fallback}.mdx`);
    this.addWatchFile(other);
    return { code: completeChapter(code, await readFile(other, 'utf8')), map: null };
  },
};

/**
 * Lets a language be partly translated: its chapters are completed with rules of its fallback, and the build names every
 * text that is missing. It stands before the integration that compiles MDX.
 */
export const partialLanguages = (): AstroIntegration => {
  const partial = LANGS.flatMap((lang) => (locales[lang].fallback ? [[lang, locales[lang].fallback] as const] : []));
  let content = '';
  return {
    name: 'partial-languages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        content = fileURLToPath(new URL('content/', config.root));
        if (partial.length) updateConfig({ vite: { plugins: [completion] } });
      },
      'astro:build:done': ({ logger }) => {
        for (const [lang, fallback] of partial) {
          const missing = missingTexts(textsIn(content), lang, fallback);
          logger.warn(`${lang} lacks ${missing.length} texts, shown in ${fallback}:\n${missing.map((text) => `  content/${text}`).join('\n')}`);
        }
      },
    },
  };
};
