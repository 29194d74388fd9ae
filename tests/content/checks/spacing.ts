import { toText } from 'hast-util-to-text';
import { fromHtml } from 'hast-util-from-html';
import { LANGS, type Lang } from '../../../src/i18n/locales.ts';
import { renderRule } from '../mentions/rendered.ts';
import { rulesOf, type Book } from './book.ts';
import type { Fault } from './fault.ts';
import type { Node } from './mdx.ts';

/** Words run together, or a space too many: a capital after a small letter or a full stop, two spaces, a space before a comma. */
const SPACING_ERROR = /.{0,12}(?:\p{Ll}\p{Lu}|[.;:!?]\p{Lu}|[\d#]\p{Lu}\p{Ll}| {2}| [.,;:)]).{0,12}/u;

/** The one name that has a capital inside. */
const GLUED_NAME = /FryxGames/g;

/** The first place in a text where words run together or a space is too many, with its neighbours. */
export const spacingError = (text: string): string | undefined => SPACING_ERROR.exec(text.replace(GLUED_NAME, 'Fryx'))?.[0];

const known = new WeakMap<Node, string | undefined>();
const spacingErrorIn = (rule: Node, lang: Lang): string | undefined => {
  const found = known.has(rule) ? known.get(rule) : spacingError(toText(fromHtml(renderRule(rule, lang), { fragment: true })));
  known.set(rule, found);
  return found;
};

/** Faults: words of a rule that run together, and spaces where none belongs. */
export const spacingFaults = (book: Book): Fault[] =>
  book.chapters.flatMap(({ facts, pages }) =>
    LANGS.flatMap((lang) =>
      rulesOf(pages[lang], lang, book).flatMap(({ id, node }) => {
        const found = spacingErrorIn(node, lang);
        return found
          ? [{ at: `content/${book.game.game}/${facts.chapter}/${lang}.mdx ${id}`, what: `words run together, or a space is too many: "${found}"` }]
          : [];
      }),
    ),
  );
