/* The one popover of a page: of a term its meaning, its names in the other languages and its rule; of a citation the rule itself. */
import { ruleAt } from '../book/rule-at.ts';
import { element } from '../../search/view/element.ts';
import sheet from '../../styles/rules/shown.css?url';
import { linked } from '../../styles/linked.ts';

interface ShownTerm {
  readonly term: string;
  readonly definition: string;
  readonly names: Readonly<Record<string, string>>;
  readonly rule?: { readonly href: string; readonly label: string };
}

interface Glossary {
  readonly words: { readonly more: string; readonly rule: string; readonly langs: Readonly<Record<string, string>> };
  readonly terms: Readonly<Record<string, ShownTerm>>;
}

let glossary: Promise<Glossary> | undefined;

/** The glossary's words, fetched once a page; after a failure, again. */
const fetched = (): Promise<Glossary> =>
  (glossary ??= fetch(document.querySelector<HTMLElement>('[data-terms]')!.dataset['terms']!)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Glossary>) : Promise.reject(new Error(String(answer.status)))))
    .catch((error: unknown) => {
      glossary = undefined;
      throw error;
    }));

const meaning = 'term-meaning';
const box = element('div', { className: 'term-box', popover: 'manual' });
let mention: HTMLAnchorElement | undefined;
/** The mention that the reader turned to last. What another one has asked for may still come. */
let wanted: HTMLAnchorElement | undefined;
/** The mention whose popover the reader sent away: it stays away until they leave the mention. */
let dismissed: HTMLAnchorElement | undefined;

const termParts = ({ term, definition, names, rule }: ShownTerm, { words }: Glossary, more: string): readonly Element[] => {
  const name = ([lang, word]: readonly [string, string]) =>
    element('span', {}, element('small', {}, words.langs[lang] ?? lang), ' ', element('span', { lang }, word));
  return [
    element('p', { id: meaning }, element('strong', {}, term), ' ', definition),
    element('p', { className: 'entry-names' }, ...Object.entries(names).map(name)),
    element(
      'p',
      { className: 'entry-names' },
      ...(rule ? [element('a', { className: 'cite', href: rule.href }, rule.label)] : []),
      element('a', { href: more }, words.more),
    ),
  ];
};

/** What the popover of a link shows: a term, or the rule that is cited. Nothing where neither is known. */
const partsFor = async (of: HTMLAnchorElement, all: Glossary): Promise<readonly Element[]> => {
  const { term: id } = of.dataset;
  const term = all.terms[id ?? ''];
  if (id) return term ? termParts(term, all, of.href) : [];
  const rule = await ruleAt(of.href);
  const goTo = element('a', { href: of.href }, all.words.rule);
  return rule.length === 0 ? [] : [...rule, element('p', { className: 'entry-names' }, goTo)];
};

const gap = 6;
const margin = 12;

/** Scrolls so far that the sheet does not cover the line of the mention. */
const clear = (of: HTMLAnchorElement): void => {
  const covered = of.getBoundingClientRect().bottom + gap - box.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
};

/** Puts the popover under the mention, or above it where only there is room; never over it, though it may be on two lines. */
const place = (of: HTMLAnchorElement): void => {
  box.style.top = box.style.left = '';
  // On a narrow screen the style sheet fixes it to the lower edge.
  if (getComputedStyle(box).position === 'fixed') return clear(of);
  const lines = [...of.getClientRects()];
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const { offsetHeight: height, offsetWidth: width } = box;
  const under = last.bottom + gap + height <= innerHeight || first.top - gap < height;
  const left = Math.min((under ? last : first).left, document.documentElement.clientWidth - width - margin);
  box.style.top = `${scrollY + (under ? last.bottom + gap : first.top - gap - height)}px`;
  box.style.left = `${scrollX + Math.max(left, margin)}px`;
};

const close = (): void => {
  mention?.removeAttribute('aria-describedby');
  mention = undefined;
  if (box.isConnected) box.hidePopover();
};

/** Whether the pointer or the focus is on a mention or in the popover. */
const isUsed = (part: Element): boolean => part.matches(':hover, :focus-within');

/**
 * Shows what a mention means, or what a citation cites, unless the reader has turned away before it has come.
 *
 * @param byClick whether the reader asked for it by a click: also after sending it away, and wherever the pointer is by then
 * @throws Error when the words or the rule cannot be fetched, or no rule is there
 */
export const show = async (of: HTMLAnchorElement, byClick: boolean): Promise<void> => {
  wanted = of;
  const [all] = await Promise.all([fetched(), linked(sheet)]);
  const parts = await partsFor(of, all);
  if (wanted !== of || !(byClick || (isUsed(of) && dismissed !== of))) return;
  if (parts.length === 0 && !of.dataset['term']) throw new Error(`no rule at ${of.href}`);
  if (parts.length === 0 || mention === of) return;
  close();
  box.replaceChildren(...parts);
  // Beside its mention, so that the Tab key goes from the mention into it.
  of.after(box);
  box.showPopover();
  place(of);
  if (of.dataset['term']) of.setAttribute('aria-describedby', meaning);
  mention = of;
};

const holds = (target: EventTarget | null): boolean => target instanceof Node && [mention, box].some((part) => part?.contains(target));

/** Closes once neither pointer nor focus is on the mention or in the popover. */
const leave = ({ target }: Event): void => {
  if (target === dismissed) dismissed = undefined;
  setTimeout(() => {
    if (mention && ![mention, box].some(isUsed)) close();
  }, 250);
};

const dismiss = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || !mention) return;
  event.preventDefault();
  dismissed = mention;
  if (box.contains(document.activeElement)) mention.focus();
  close();
};

document.addEventListener('keydown', dismiss);
document.addEventListener('pointerdown', ({ target }) => {
  if (holds(target)) return;
  wanted = undefined;
  close();
});
document.addEventListener('pointerout', (event) => event.pointerType !== 'touch' && leave(event));
document.addEventListener('focusout', leave);
addEventListener('resize', close);
