/* A rule turned over, as a stone with several scripts is: after its text stands what it says in the other languages. */
import sheet from '../../styles/turned.css?url';
import { linked } from '../../styles/linked.ts';
import { ruleAt } from '../book/rule-at.ts';

/** The links of the bar to this page in the other languages: they know addresses and names. */
const others = [...document.querySelectorAll<HTMLAnchorElement>('[data-lang-switch]:not([aria-current])')];

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): HTMLElementTagNameMap[Tag] =>
  Object.assign(document.createElement(tag), properties);

/** What a language says of a rule. What cannot be fetched is a link to it. */
const bandOf = async ({ hreflang: lang, pathname, innerText }: HTMLAnchorElement, rule: string): Promise<HTMLElement> => {
  const band = make('div', { className: 'band', lang });
  const href = `${location.origin}${pathname}#${rule}`;
  const parts = await ruleAt(href).catch(() => []);
  band.append(...(parts.length > 0 ? parts : [make('a', { href, textContent: innerText })]));
  return band;
};

/**
 * Turns a rule over, or back.
 *
 * @param button the button in the foot of the rule
 */
export const act = async (button: HTMLElement): Promise<void> => {
  const rule = button.closest('section')!;
  const shown = rule.querySelector('.turned');
  button.ariaExpanded = String(!shown);
  button.title = others.map(({ lastElementChild }) => lastElementChild?.textContent).join(', ');
  if (shown) return shown.remove();
  const [bands] = await Promise.all([Promise.all(others.map((each) => bandOf(each, rule.id))), linked(sheet)]);
  if (button.ariaExpanded !== 'true' || rule.querySelector('.turned')) return;
  const slab = make('div', { className: 'turned slab' });
  slab.append(...bands);
  rule.querySelector('.rule-text')!.after(slab);
  slab.scrollIntoView({ block: 'nearest' });
};
