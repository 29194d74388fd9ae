/* What a reader without scripts has of each example: the steps of its first preset, each with its rule. */
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_IDS, factsOf } from '../../src/examples/all.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { firstSteps } from '../examples/first-steps.ts';
import { atRoot, read } from './built.ts';

describe.each(LANGS)('in %s', (lang) => {
  test.each(EXAMPLE_IDS)('the page of %s has every step, with a link to its rule', (id) => {
    const example = select(`[data-example="${id}"]`, fromHtml(read(atRoot, `${lang}/${factsOf(id).game}/examples/${id}/index.html`)))!;
    const steps = selectAll('li[data-step]', example);
    expect(steps).toHaveLength(firstSteps(id));
    expect(steps.filter((step) => !select('a.cite[href]:not([href=""])', step))).toEqual([]);
  });
});
