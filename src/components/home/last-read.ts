import { keptUnder, OWN_TABLE } from '../../web/device.ts';
import { rulesRead, type ReadRule } from '../site/kept.ts';

type Titles = Readonly<Record<string, string>>;

const itemWith = (link: Partial<HTMLAnchorElement>): HTMLLIElement => {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), link));
  return item;
};

/** A rule that was read, as a link: in the page's language where its title is known in it, else marked with its own. */
const itemFor = ({ path, titles }: ReadRule, base: string): HTMLLIElement => {
  const { lang } = document.documentElement;
  const shown = titles[lang] ? lang : (Object.keys(titles)[0] ?? lang);
  return itemWith({ href: base + path, lang: shown, textContent: titles[shown] ?? path });
};

const fetched = async (address: string): Promise<Titles> => {
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as Titles) : {};
};

/** Whether a title says where its rule is: a number with a full stop, such as 4.5, begins with its chapter; 3e of a procedure does not. */
const saysWhere = (title = ''): boolean => title.split(/\s/, 1)[0]!.includes('.');

/**
 * The rules read last, with their titles in the page's language. Those that were read in another one, or that do not say where they are,
 * ask for the list of titles.
 */
const titled = async (address: string): Promise<readonly ReadRule[]> => {
  const { lang } = document.documentElement;
  const rules = rulesRead();
  if (rules.every(({ titles }) => saysWhere(titles[lang]))) return rules;
  const all = await fetched(address).catch((): Titles => ({}));
  return rules.map(({ path, titles }) => ({ path, titles: all[path] ? { ...titles, [lang]: all[path] } : titles }));
};

/** Fills the home page's list of what the reader can go on with: the own table, and the rules read last. It stays hidden if it is empty. */
export const showLastRead = async (section: HTMLElement): Promise<void> => {
  const { lastRead = '', titles = '', table = '', tableTitle = '' } = section.dataset;
  const own = keptUnder(OWN_TABLE) ? [itemWith({ href: table, textContent: tableTitle })] : [];
  const items = [...own, ...(await titled(titles)).map((rule) => itemFor(rule, lastRead))];
  section.querySelector('ul')?.append(...items);
  section.hidden = items.length === 0;
};
