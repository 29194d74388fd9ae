import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { expect, test } from 'vitest';
import { WHOLE_LANGS } from '../../src/i18n/locales.ts';
import { DIFFERING, SETTINGS, wrongWords } from '../content/readings.ts';
import { atRoot, read } from './built.ts';

type InLangs = Readonly<Record<string, string>>;
interface ApiRule {
  readonly id: string;
  readonly html: InLangs;
  readonly text: InLangs;
  readonly differs: { readonly default: string } | null;
  readonly readings: Readonly<Record<string, { readonly html: InLangs; readonly text: InLangs }>>;
}
const { rules } = JSON.parse(read(atRoot, 'api/v1/turmoil.json')) as { readonly rules: readonly ApiRule[] };
const ruleOf = (id: string): ApiRule => rules.find((rule) => rule.id === id)!;

/** The words of a rule's HTML without its insets. */
const bodyOf = (html = ''): string => {
  const root = fromHtml(html, { fragment: true });
  return toText({ ...root, children: root.children.filter((node) => !selectAll('.inset', root).some((inset) => inset === node)) });
};

/** The words of a rule on its page without its insets: of its readings, the chosen one or else the site's own choice. */
const seenOf = ({ rule, chapter }: (typeof DIFFERING)[number], setting: string, lang: string): string => {
  const [, after = ''] = read(atRoot, `${lang}/turmoil/${chapter}/index.html`).split(`<section id="${rule}"`);
  const [section] = after.split('</section>');
  const chosen = setting ? `.reading[data-reading="${setting}"]` : '.reading[data-default]';
  const parts = selectAll(
    `.rule-text > :not(.inset, .reading), .rule-text > ${chosen} > :not(.inset)`,
    fromHtml(`<section${section}</section>`, { fragment: true }),
  );
  return parts.map((part) => toText(part)).join('\n');
};

test('the data have the readings of the rules that differ, and of no others', () => {
  const has = rules.filter(({ readings }) => Object.keys(readings).length > 0);
  expect(has.map(({ id }) => id).toSorted()).toEqual(DIFFERING.map(({ rule }) => rule).toSorted());
  has.forEach(({ readings }) => expect(Object.keys(readings)).toEqual(['ru', 'fr']));
});

test.each(SETTINGS)('under the setting "%s" the data give the words of its edition', (setting) => {
  const wrong = DIFFERING.flatMap((row) => {
    const rule = ruleOf(row.rule);
    return WHOLE_LANGS.flatMap((lang) => wrongWords(row, setting, lang, bodyOf((setting ? rule.readings[setting]! : rule).html[lang])));
  });
  expect(wrong).toEqual([]);
});

test.each(SETTINGS)('under the setting "%s" the pages show the words of its edition', (setting) => {
  const wrong = DIFFERING.flatMap((row) => WHOLE_LANGS.flatMap((lang) => wrongWords(row, setting, lang, seenOf(row, setting, lang))));
  expect(wrong).toEqual([]);
});

test('the text names the edition that it follows; a reading has no box', () => {
  for (const { id, text, readings, differs } of DIFFERING.map(({ rule }) => ruleOf(rule))) {
    expect(text['en'], id).toContain(`the ${differs?.default === 'ru' ? 'Russian' : 'French'} edition applies here`);
    for (const each of Object.values(readings)) expect(each.html['en'], id).not.toContain('differs');
  }
});
