/* What a line must not part, in pages that are ready to be shown: texts and data keep the plain hyphens and spaces that readers type. */
import type { Lang } from './locales.ts';

/** Forbids a line to end here. */
const JOINER = '\u2060';
const NBSP = '\u00A0';

/** A script, a style or a tag, which stay as they are; or, as the group, what is read. */
const PIECES = /<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<[^>]*>|([^<]+)/g;

/** A verb and its pronouns, also where a tag ends after the verb; `au-delà`, `celle-ci`. */
const JOINED = /(?<=\p{L}|^)-(?=(?:je|tu|t|ils?|elles?|on|nous|vous|en|y|l[ae]s?|lui|leur|moi|toi|ce|ci|là|delà|dessous|dessus)(?!\p{L}))/gu;

const together: Partial<Record<Lang, (text: string) => string>> = {
  fr: (text) => text.replace(JOINED, `-${JOINER}`).replace(/(?<!\p{L})À (?=\S)/gu, `À${NBSP}`),
};

/** Joins what a line must not part in the words of a page, given as HTML in one language. */
export const unbroken = (lang: string, html: string): string => {
  const join = together[lang as Lang];
  return join ? html.replace(PIECES, (piece, text?: string) => (text ? join(text) : piece)) : html;
};
