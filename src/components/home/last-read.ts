import { rulesRead, type ReadRule } from '../site/kept.ts';

/** A rule that was read, as a link: in the page's language where it was read in it, else marked with its own. */
const itemFor = ({ path, titles }: ReadRule, base: string): HTMLLIElement => {
  const { lang } = document.documentElement;
  const shown = titles[lang] ? lang : (Object.keys(titles)[0] ?? lang);
  const link = Object.assign(document.createElement('a'), { href: base + path, lang: shown, textContent: titles[shown] ?? path });
  const item = document.createElement('li');
  item.append(link);
  return item;
};

/** Fills the home page's list of rules that the reader read last; without any it stays hidden. */
export const showLastRead = (section: HTMLElement): void => {
  const items = rulesRead().map((rule) => itemFor(rule, section.dataset['lastRead'] ?? ''));
  section.querySelector('ul')?.append(...items);
  section.hidden = items.length === 0;
};
