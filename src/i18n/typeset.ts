import type { Lang } from './locales.ts';

const NBSP = '\u00A0';
const NARROW = '\u202F';
/** Breakable and no-break spaces within a line: line breaks carry Markdown's structure and stay. */
const SP = '[ \\u00A0\\u202F]';

/** What typography must not touch: front matter, code, tags, braces, link targets, addresses, entities. */
const PROTECTED =
  /^---\n[\s\S]*?\n---(?=\n)|```[\s\S]*?```|`[^`\n]*`|<\/?[A-Za-z][^<>]*>|\{\{[^{}]*\}\}|\{[^{}]*\}|(?<=\])\([^()\s]*\)|https?:\/\/[^\s)»”"]+|&#?\w+;/g;
// Private characters stand for what was taken out: what opens, so that a quotation mark after it opens too; a number; and any other.
const OPENING = '\uE001';
const NUMBER = '\uE002';
const OTHER = '\uE000';
/** What is shown as a number: the component, and the names under which sentences take one. */
const NUMERIC = /^(?:<Num\b|\{\{(?:n|count|cards|steps|tiles|rounds|reputation|most|seals|each|neutral|between|due|has|lobby|cap)\}\})/;

type Pass = readonly [pattern: RegExp, replacement: string];

const UNITS = 'M€|М€|€|TR|РТ|NT|VP|ПО|PV|°C|%';
const common: readonly Pass[] = [
  [new RegExp(`(\\d)${SP}*(?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu'), `$1${NBSP}`],
  // What is filled in later, or written by a component.
  [new RegExp(`([${NUMBER}${OTHER}])${SP}(?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu'), `$1${NBSP}`],
  [new RegExp(`(?<=\\S)${SP}+—`, 'gu'), `${NBSP}—`],
  [new RegExp(`([\\d${NUMBER}${OTHER}])${SP}([+−×÷=])${SP}(?=[\\d${NUMBER}${OTHER}])`, 'gu'), `$1${NBSP}$2${NBSP}`],
  // A letter that names something: side A.
  [/(?<=\p{L}{3}) (?=(?!I)\p{Lu}(?![\p{L}\p{N}’'.-]))/gu, NBSP],
  // A number that ends a sentence is not alone on a line: no more than 5.
  [new RegExp(`(?<=\\p{L}{3}) (?=(?:\\d+|${NUMBER})[.!?](?:[\\s"»”]|$))`, 'gu'), NBSP],
  // A number and its noun; words of one or two letters are none.
  [new RegExp(`([\\d${NUMBER}]) (?=[${OPENING}*_]*(?:\\p{L}{3}|\\p{L}{1,2}[’']))`, 'gu'), `$1${NBSP}`],
];

const guillemets: readonly Pass[] = [
  [new RegExp(`(^|[\\s(\\[«—${OPENING}])"(?=\\S)`, 'gmu'), '$1«'],
  [/"/g, '»'],
];
const apostrophe: Pass = [/(?<=\p{L})'/gu, '’'];

const SHORT = 'в|во|к|ко|с|со|о|об|у|и|а|но|да|на|по|за|из|от|до|не|ни|то|для|при|под|без|или';
const passes: Readonly<Record<Lang, readonly Pass[]>> = {
  ru: [
    ...guillemets,
    [new RegExp(`(?<![\\p{L}\\p{N}-])(${SHORT}) (?=\\S)`, 'giu'), `$1${NBSP}`],
    [new RegExp(`(?<=\\p{L}) (?=(?:бы|б|ли|ль|же|ж)(?![\\p{L}-]))`, 'gu'), NBSP],
    [new RegExp(`№${SP}*(?=\\d)`, 'gu'), `№${NBSP}`],
  ],
  en: [
    [new RegExp(`(^|[\\s(\\[—“${OPENING}])"(?=\\S)`, 'gmu'), '$1“'],
    [/"/g, '”'],
    [new RegExp(`(^|[\\s(\\[—“${OPENING}])'(?=\\S)`, 'gmu'), '$1‘'],
    [/'/g, '’'],
  ],
  fr: [
    ...guillemets,
    apostrophe,
    [new RegExp(`«${SP}*(?=\\S)`, 'gu'), `«${NBSP}`],
    [new RegExp(`(?<=\\S)${SP}*»`, 'gu'), `${NBSP}»`],
    [new RegExp(`(?<=[^\\s!?…])${SP}*([;!?])(?![\\[=\\p{L}])`, 'gu'), `${NARROW}$1`],
    [new RegExp(`${SP}+/(?= )`, 'g'), `${NBSP}/`],
    [new RegExp(`(?<=[Ss]yndicat) (?=[\\d${NUMBER}${OTHER}])`, 'g'), NBSP],
    [new RegExp(`(?<=[^\\s:])${SP}*:(?=\\s|$|[*_»${OPENING}${NUMBER}${OTHER}])`, 'gmu'), `${NBSP}:`],
  ],
};

/**
 * Puts the typography of a language into a text as literal characters: no-break spaces, quotation marks, apostrophes.
 * Applying it twice changes nothing more. Tags, braces, front matter, code and addresses of raw MDX stay as they are.
 */
export const typeset = (lang: Lang, text: string): string => {
  const kept: string[] = [];
  const open = text.replace(PROTECTED, (found) => {
    kept.push(found);
    if (NUMERIC.test(found)) return NUMBER;
    return /^<[^/]/.test(found) && !found.endsWith('/>') ? OPENING : OTHER;
  });
  const set = [...common, ...passes[lang]].reduce((now, [pattern, by]) => now.replace(pattern, by), open);
  return set.replace(new RegExp(`[${OPENING}${NUMBER}${OTHER}]`, 'g'), () => kept.shift() ?? '');
};

/** Typesets the string values of raw JSON and leaves keys, layout and escapes of the rest alone. */
export const typesetJson = (lang: Lang, json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (found, literal: string, colon?: string) => {
    if (colon) return found;
    const value = JSON.parse(literal) as string;
    const set = typeset(lang, value);
    return set === value ? found : JSON.stringify(set);
  });

/** Typesets a whole MDX file: its prose, and the titles and summaries in its attributes and front matter. */
export const typesetMdx = (lang: Lang, mdx: string): string =>
  typeset(lang, mdx)
    .replace(/(?<=\stitle=")[^"]*(?=")/g, (title) => typeset(lang, title))
    .replace(/^---\n[\s\S]*?\n---(?=\n)/, (head) => head.replace(/(?<=^(?:title|summary): ).*$/gm, (value) => typeset(lang, value)));
