import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { render } from 'astro:content';
import mdxRenderer from '@astrojs/mdx/server.js';
import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { ruleComponents } from './index.ts';
import { editionsIn, shownUnder, withoutBox } from './readings.ts';
import type { Lang } from '../../i18n/locales.ts';
import { chapterText } from '../../book/game.ts';
import { once } from '../../book/once.ts';

/** A rule's text in one language, taken from its chapter as readers see it. */
export interface RuleText {
  readonly title: string;
  /** The language that it is in, where that is another one than was asked for. */
  readonly lang: string | undefined;
  /** Its prose and insets, without heading and footer; where editions differ, as each has it, of which styles show one. */
  readonly html: string;
  /** The same for readers without this site's styles: as the site applies it. */
  readonly plainHtml: string;
  /** The same as plain text. */
  readonly text: string;
  /** Where editions differ: the rule as each has it, without the box that compares them. */
  readonly readings: Readonly<Record<string, Pick<RuleText, 'html' | 'text'>>>;
}

const container = await AstroContainer.create();
container.addServerRenderer({ name: 'mdx', renderer: mdxRenderer });

/** Citations are for the eye and the finger: plain text goes on without them. */
const withoutCites = (html: string): string => html.replace(/\s*<a class="cite"[^>]*>[^<]*<\/a>/g, '');

const tidy = (text: string): string => text.replace(/[ \t]*\n\s*/g, '\n').trim();

const plain = (html: string): string => tidy(toText(fromHtml(withoutCites(html), { fragment: true })));

const asData = (nodes: readonly ElementContent[]): Pick<RuleText, 'html' | 'text'> => {
  const html = toHtml([...nodes]).trim();
  return { html, text: plain(html) };
};

/** The text of one rule's section, read off the rendered page. */
const textOf = (section: Parameters<typeof select>[1], at: string): RuleText => {
  const title = select('.rule-title a > span:not(.number)', section);
  const body = select('.rule-text', section);
  if (!title || !body) throw new Error(`${at}: a rule without title or text`);
  const { lang } = body.properties;
  const applied = asData(shownUnder(body.children));
  return {
    title: toText(title),
    lang: lang === undefined ? undefined : String(lang),
    html: toHtml(body.children).trim(),
    plainHtml: applied.html,
    text: applied.text,
    readings: Object.fromEntries(editionsIn(body).map((edition) => [edition, asData(withoutBox(shownUnder(body.children, edition)))])),
  };
};

const read = async (game: string, chapter: string, lang: Lang): Promise<ReadonlyMap<string, RuleText>> => {
  const { Content } = await render(await chapterText(game, chapter, lang));
  const place = { lang, game, chapter, bare: true };
  const html = await container.renderToString(Content, { props: { components: ruleComponents }, locals: { place } });
  const sections = selectAll('section[data-rule]', fromHtml(html, { fragment: true }));
  return new Map(sections.map((section) => [String(section.properties['id']), textOf(section, `${game}/${chapter}/${lang}`)]));
};

const texts = once((key) => {
  const [game = '', chapter = '', lang] = key.split('/');
  return read(game, chapter, lang as Lang);
});

/**
 * Renders a chapter in a language and hands back its rules one by one, for pages and data that show rules apart
 * from their chapter. Each chapter is rendered once a build.
 */
export const ruleTexts = (game: string, chapter: string, lang: Lang): Promise<ReadonlyMap<string, RuleText>> => texts(`${game}/${chapter}/${lang}`);
