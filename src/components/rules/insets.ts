import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { matches, select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import type { Lang } from '../../i18n/locales.ts';
import { editionWord } from '../../i18n/named.ts';
import { t } from '../../i18n/t.ts';
import { element, isReading, titleOf } from './readings.ts';

/** What a rule leaves open, as its page shows it: each as HTML, empty where the rule leaves nothing open. */
interface OpenPoints {
  /** What a rule says up to the point on which the editions differ, and that point as each has it. Styles show one. */
  readonly differs: string;
  /** A point that the print leaves unclear, with the reading that is applied. */
  readonly unclear: string;
}

/** Sets the text of an edition beside those of the others, each under the name of its edition; below them stands why. */
const besideOthers = (reading: Element, lang: Lang): Element => {
  const box = select('.inset.differs', reading);
  if (!box) return reading;
  const [others, why] = [selectAll(':scope > .other', box), selectAll(':scope > :not(summary, .other)', box)];
  const name = editionWord(lang, String(reading.properties['dataReading']), 'name');
  const own = [titleOf('reading-title', t(lang, 'site:differences.applied', { edition: name })), ...reading.children.filter((node) => node !== box)];
  const sides = element('div', { className: ['differs', 'sides'] }, [element('div', {}, own), ...others]);
  return { ...reading, children: [sides, element('div', { className: ['why'] }, why)] };
};

/** Takes what is open out of a rule's HTML, with its insets unfolded. */
export const openPoints = (html: string, lang: Lang): OpenPoints => {
  const root = fromHtml(html, { fragment: true });
  selectAll('details.inset', root).forEach(({ properties }) => (properties['open'] = true));
  root.children = root.children.map((node) => (isReading(node) ? besideOthers(node, lang) : node));
  const unclear = selectAll('.inset.unclear', root).map((element) => toHtml(element));
  return { differs: toHtml(root.children.slice(0, root.children.findLastIndex(isReading) + 1)), unclear: unclear.join('') };
};

/** A question that no edition answers, and what the site answers. */
interface Answered {
  /** Plain text, since it is the label that opens the answer. */
  readonly asked: string;
  readonly reading: string;
}

/** Splits the HTML of an open question into the question and its reading, without their titles. */
export const questionIn = (html: string): Answered => {
  const root = fromHtml(html, { fragment: true });
  const asked = selectAll('.question > p:not(.inset-title)', root).map((words) => toText(words));
  const reading = root.children.filter((node) => !(node.type === 'element' && matches('.question, .inset-title', node)));
  return { asked: asked.join(' '), reading: toHtml(reading).trim() };
};

/** A rule's HTML as each edition has it, without what is said about it: boxes, notes, and what a rule quotes of one edition. */
export const essenceOf = (html: string): string => {
  const root = fromHtml(html, { fragment: true });
  const bare = <Node extends ElementContent | RootContent>(nodes: readonly Node[]): Node[] =>
    nodes
      .filter((node) => node.type !== 'element' || !matches('.inset', node))
      .map((node) => (isReading(node) ? { ...node, children: bare(node.children) } : node));
  return toHtml({ ...root, children: bare(root.children) });
};
