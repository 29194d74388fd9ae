import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import type { Lang } from '../../i18n/locales.ts';
import { editionWord } from '../../i18n/named.ts';
import { t } from '../../i18n/t.ts';

/** What one edition says where several differ, as it is written between `<Reading>` and `</Reading>`. */
interface Reading {
  readonly edition: string;
  readonly body: readonly ElementContent[];
  readonly why: readonly ElementContent[];
}

/** What composing needs beside the text. */
interface Setting {
  readonly lang: Lang;
  /** The edition whose reading applies unless a reader chooses. */
  readonly usual: string;
}

const element = (tagName: string, properties: Element['properties'], children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});
const titleOf = (className: string, value: string, tagName = 'p'): Element => element(tagName, { className: [className] }, [{ type: 'text', value }]);

const isWhy = (node: ElementContent): node is Element => node.type === 'element' && String(node.properties['className']) === 'why';

const readingsIn = (differs: Element): readonly Reading[] =>
  selectAll('[data-reading]', differs).map(({ properties, children }) => ({
    edition: String(properties['dataReading']),
    body: children.filter((node) => !isWhy(node)),
    why: children.filter(isWhy).flatMap((node) => node.children),
  }));

/** Whether a part is what `Term` writes, on a page or for data. */
const isTerm = ({ properties }: Element): boolean => properties['dataTerm'] !== undefined || String(properties['className']) === 'term';

/** A copy without links to the glossary: the rule's own text has them. */
const quoted = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = quoted(node.children);
    return isTerm(node) ? children : [{ ...node, children }];
  });

const otherOf = ({ edition, body }: Reading, { lang }: Setting): Element =>
  element('div', { className: ['other'] }, [titleOf('reading-title', editionWord(lang, edition, 'name')), ...quoted(body)]);

/** The box under a reading that is applied, folded: what the other editions say, and the reason for or against it. */
const boxOf = (applied: Reading, readings: readonly Reading[], setting: Setting): Element => {
  const { lang, usual } = setting;
  return element('details', { className: ['inset', 'differs'] }, [
    titleOf('inset-title', t(lang, 'site:differs.title', { edition: editionWord(lang, applied.edition, 'applied') }), 'summary'),
    ...readings.filter((reading) => reading !== applied).map((reading) => otherOf(reading, setting)),
    titleOf('reading-title', t(lang, applied.edition === usual ? 'site:differs.why' : 'site:differs.why-not')),
    ...applied.why,
  ]);
};

/** The rule's text as each edition has it, one beside the other: styles show the one that applies. */
const variantsOf = (readings: readonly Reading[], setting: Setting): readonly Element[] =>
  readings.map((reading) =>
    element('div', { className: ['reading'], dataReading: reading.edition, ...(reading.edition === setting.usual && { dataDefault: '' }) }, [
      ...reading.body,
      boxOf(reading, readings, setting),
    ]),
  );

const isDiffers = (node: RootContent): node is Element => node.type === 'element' && String(node.properties['className']) === 'differs';

/** Composes, of the readings in a rule's HTML, the text for each edition: its reading as the rule, and a box with the others. */
export const composeReadings = (html: string, setting: Setting): string => {
  const root = fromHtml(html, { fragment: true });
  const composed = root.children.flatMap<RootContent>((node) => (isDiffers(node) ? variantsOf(readingsIn(node), setting) : [node]));
  return toHtml({ ...root, children: composed });
};

/** The editions that a rule's composed text has a reading of. */
export const editionsIn = (rule: Root | Element): readonly string[] =>
  selectAll('.reading', rule).map(({ properties }) => String(properties['dataReading']));

/** Whether a part of a rule's composed text is the text of one edition. */
export const isReading = (node: RootContent): node is Element => node.type === 'element' && node.properties['dataReading'] !== undefined;

/** Of a rule's composed text what is shown under a setting. Without an edition that is what the site applies. */
export const shownUnder = (nodes: readonly ElementContent[], edition?: string): readonly ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isReading(node)) return [node];
    const { dataReading, dataDefault } = node.properties;
    return (edition === undefined ? dataDefault !== undefined : dataReading === edition) ? node.children : [];
  });

/** The same without the box that compares the editions. */
export const withoutBox = (nodes: readonly ElementContent[]): readonly ElementContent[] => {
  const box = select('.inset.differs', { type: 'root', children: [...nodes] });
  return nodes.filter((node) => node !== box);
};
