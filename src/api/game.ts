import { editionsOf, chapterText, gameOf, rulePath, type Chapter, type PlacedRule } from '../book/game.ts';
import { limitsOf } from '../book/limits.ts';
import { examplesShowing } from '../components/examples/steps.ts';
import { ruleTexts, type RuleText } from '../components/rules/texts.ts';
import { inEachLang } from '../book/words.ts';
import { factsOf } from '../examples/all.ts';
import { DEFAULT_LANG, type Lang } from '../i18n/locales.ts';
import { gameWord } from '../i18n/named.ts';

const textOf = async (rule: PlacedRule, lang: Lang): Promise<RuleText> => {
  const text = (await ruleTexts(rule.game, rule.chapter, lang)).get(rule.id);
  if (!text) throw new Error(`content/${rule.game}/${rule.chapter}/${lang}.mdx: no rule "${rule.id}"`);
  return text;
};

/** The rule as each edition has it, in every language; nothing where the editions agree. */
const readingsOf = async (texts: Readonly<Record<Lang, RuleText>>) => {
  const editions = Object.keys(texts[DEFAULT_LANG].readings);
  const inLangs = (edition: string, key: 'html' | 'text') => inEachLang((lang) => texts[lang].readings[edition]![key]);
  const entries = editions.map(async (edition) => [edition, { html: await inLangs(edition, 'html'), text: await inLangs(edition, 'text') }]);
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<string, unknown>>;
};

const ruleData = async (rule: PlacedRule) => {
  const texts = await inEachLang((lang) => textOf(rule, lang));
  const each = <K extends 'title' | 'plainHtml' | 'text'>(key: K) => inEachLang((lang) => texts[lang][key]);
  return {
    id: rule.id,
    chapter: rule.chapter,
    number: rule.number,
    title: await each('title'),
    html: await each('plainHtml'),
    text: await each('text'),
    url: await inEachLang((lang) => `${lang}/${rulePath(rule)}`),
    link: `r/${rule.game}/${rule.id}/`,
    sources: Object.entries(rule.sources).map(([edition, heading]) => ({ edition, heading })),
    differs: rule.differs ?? null,
    readings: await readingsOf(texts),
    unclear: rule.unclear,
    question: rule.question,
    examples: rule.examples,
    related: [...rule.open, ...rule.related],
    limits: limitsOf(await gameOf(rule.game), rule).map(({ id }) => id),
    shown: (await examplesShowing(rule)).map(({ id, query }) => ({ example: id, query })),
  };
};

/** An example with what programs may rely on. */
const withFacts = <E extends { readonly id: string }>(example: E) => {
  const { presets, steps, fields } = factsOf(example.id);
  return { ...example, presets, steps, fields };
};

const chapterData = async (game: string, { chapter, number }: Chapter) => ({
  id: chapter,
  number,
  title: await inEachLang(async (lang) => (await chapterText(game, chapter, lang)).data.title),
});

/**
 * Everything that `/api/v1/<game>.json` holds: chapters, rules and examples of a game in all languages.
 * Addresses are relative to the folder that the site is served from.
 */
export const gameData = async (id: string) => {
  const game = await gameOf(id);
  return {
    version: 1,
    game: id,
    title: await inEachLang((lang) => gameWord(lang, id, 'title')),
    editions: editionsOf(game),
    chapters: await Promise.all(game.chapters.map((chapter) => chapterData(id, chapter))),
    rules: await Promise.all([...game.rules.values()].map(ruleData)),
    examples: game.facts.examples.map(withFacts),
  };
};
