import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WHOLE_LANGS as LANGS, type WholeLang as Lang } from '../../src/i18n/locales.ts';
import { ALL } from './all.ts';

/** A sentence that begins with an order, by its first word. English orders have no form of their own: here are the verbs of the rules. */
const ORDER: Readonly<Record<Lang, RegExp>> = {
  ru: /^\p{Lu}\p{L}+(?:йте|ите|ьте)(?:сь)?(?!\p{L})/u,
  en: /^(?:Add|Choose|Claim|Compare|Count|Deal|Discard|Discuss|Divide|Do|Draw|Give|Hide|Leave|Lower|Move|Multiply|Pay|Place|Put|Raise|Resolve|Return|Reveal|Send|Show|Shuffle|Skip|Swap|Take|Use)\b/,
  fr: /^\p{Lu}\p{L}+ez(?!\p{L})/u,
};

/** The reviewed sentences of all steps of an example, without their rules. A refusal is no step: it may advise. */
const stepsOf = (id: string, lang: Lang): readonly string[] => {
  const file = readFileSync(new URL(`./said/${lang}/${id}.md`, import.meta.url), 'utf8');
  return file.split('\n').flatMap((line) => /^\d+\. (.*) \([^()]*\)$/.exec(line)?.[1] ?? []);
};

describe.each(LANGS)('the steps of %s tell what happens and give no orders', (lang) => {
  it.each(ALL)('$id', ({ id }) => {
    const sentences = stepsOf(id, lang).flatMap((step) => step.split(/(?<=[.:]) (?:\/ )?/));
    expect(sentences.length).toBeGreaterThan(0);
    expect([...new Set(sentences.filter((sentence) => ORDER[lang].test(sentence)))]).toEqual([]);
  });

  it('an order is found', () => {
    const orders = { ru: 'Положите ресурсы в центр стола.', en: 'Return the old chairman.', fr: 'Comptez d’abord les cités.' };
    expect(ORDER[lang].test(orders[lang])).toBe(true);
  });
});
