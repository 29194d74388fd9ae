import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { atRoot, filesOf, read } from './built.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
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

test.each(filesOf(atRoot, '**/*.html'))('%s is valid', (file) => {
  const { results } = validator.validateStringSync(read(atRoot, file), file);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))).toEqual([]);
});
