import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { atRoot, filesOf, read } from './built.ts';

/** One set of rules for all pages. The loader alone would put it together anew for each page, which takes longer than most pages. */
class OneConfig extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(file: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    return (this.#config ??= super.getConfigFor(file));
  }
}

const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Rule ids hold dots, and are the ids of their sections; links and styles name them by attribute or escaped.
      'valid-id': ['error', { relaxed: true }],
      // Preact writes <input/> and Astro <input>: one and the same to a browser.
      'void-style': 'off',
    },
  }),
);

const faultsOf = (html: string, file: string): readonly string[] => {
  const { results } = validator.validateStringSync(html, file);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
};

test.each(filesOf(atRoot, '**/*.html'))('%s is valid', (file) => expect(faultsOf(read(atRoot, file), file)).toEqual([]));

test.each(LANGS)('all examples could stand on one page in %s: their ids and fields do not meet', (lang) => {
  const islands = filesOf(atRoot, `${lang}/*/examples/*/index.html`).map((file) => toHtml(select('[data-island]', fromHtml(read(atRoot, file)))!));
  expect(islands.length).toBeGreaterThan(5);
  const page = `<!DOCTYPE html><html lang="${lang}"><head><title>Examples</title></head><body>${islands.join('')}</body></html>`;
  expect(faultsOf(page, 'examples.html')).toEqual([]);
});
