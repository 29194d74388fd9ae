/* Shows a rule in other languages, on a slab below its text. */
import sheet from '../../styles/rules/turned.css?url';
import { linked } from '../../styles/linked.ts';
import { ruleAt } from '../book/rule-at.ts';

/** The links of the bar to this page in the other languages: they know addresses and names. */
const others = [...document.querySelectorAll<HTMLAnchorElement>('[data-lang-switch]:not([aria-current])')];

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): HTMLElementTagNameMap[Tag] =>
  Object.assign(document.createElement(tag), properties);

/** What a language says of a rule. What cannot be fetched is a link to it. */
const bandOf = async ({ lang, pathname, innerText }: HTMLAnchorElement, rule: string): Promise<HTMLElement> => {
  const band = make('div', { className: 'band', lang });
  const href = `${location.origin}${pathname}#${rule}`;
  const parts = await ruleAt(href).catch(() => []);
  band.append(...(parts.length > 0 ? parts : [make('a', { href, textContent: innerText })]));
  return band;
};

/** Returns the slab below a rule's text, and creates it if there is none. */
const slabOf = (rule: HTMLElement): HTMLElement => {
  const slab = rule.querySelector<HTMLElement>('.turned') ?? make('div', { className: 'turned slab' });
  if (!slab.isConnected) rule.querySelector('.rule-text')!.after(slab);
  return slab;
};

/** Removes a language, and the slab if no language is left. */
const takeAway = (band: Element): void => (band.parentElement!.childElementCount > 1 ? band : band.parentElement!).remove();

/**
 * Shows what a rule says in a language, or hides it.
 *
 * @param button the button in the foot of the rule, with the `lang` of what it shows
 * @param isWanted whether to show the language
 * @returns the text that was added, if any
 */
export const turn = async (button: HTMLElement, isWanted: boolean): Promise<Element | undefined> => {
  const rule = button.closest('section')!;
  const shown = (): Element | null => rule.querySelector(`.band[lang="${button.lang}"]`);
  button.ariaExpanded = String(isWanted);
  const band = shown();
  if (!isWanted) return void (band && takeAway(band));
  const at = others.findIndex(({ lang }) => lang === button.lang);
  const [made] = await Promise.all([bandOf(others[at]!, rule.id), linked(sheet)]);
  if (button.ariaExpanded !== 'true' || shown()) return undefined;
  slabOf(rule)[at ? 'append' : 'prepend'](made);
  return made;
};

/**
 * Shows or hides a rule in another language.
 *
 * @param button the button in the foot of the rule
 */
export const act = async (button: HTMLElement): Promise<void> => {
  const made = await turn(button, button.ariaExpanded !== 'true');
  made?.scrollIntoView({ block: 'nearest' });
};
