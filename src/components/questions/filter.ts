/*
 * Choosing among the questions of a page. Their own words are on the page; the other ways to ask them are in the index of the
 * search, which a device keeps.
 */
import { namedIn } from '../../web/outside.ts';
import { formsOf, hasTyped, onTyped, showOnly, typed } from '../site/filter.ts';

const items = [...document.querySelectorAll<HTMLElement>('[data-question]')];
const chapters = [...document.querySelectorAll<HTMLDetailsElement>('.faq > details')];
const links = document.querySelectorAll<HTMLAnchorElement>('.on-page a');
const game = document.documentElement.dataset['game']!;

/** The names of the questions that another way to ask has all these words; none while the index cannot be fetched. */
const askedOtherwise = async (words: string): Promise<ReadonlySet<string>> => {
  const { questionsWith } = await import('../../search/view/box.ts');
  return questionsWith(document.querySelector<HTMLElement>('[data-search]')!, words, game);
};

/** Says at a chapter, and in the list, how many of its questions are shown; without any it is not listed. */
const count = (link: HTMLAnchorElement): void => {
  const chapter = document.querySelector(link.hash)!;
  const shown = chapter.querySelectorAll('[data-question]:not([hidden])').length;
  const title = link.lastChild as Text;
  link.parentElement!.hidden = !shown;
  title.data = title.data.replace(/\d+\s*$/, `${shown}`);
  chapter.querySelector('small')!.textContent = `${shown}`;
};

/** So few answers are read at once. */
const FEW = 5;

/** The chapters and the answers that were unfolded to show the chosen questions. They are folded again when others are chosen. */
let unfolded: readonly HTMLDetailsElement[] = [];

const unfold = (wanted: readonly HTMLDetailsElement[]): void => {
  for (const one of unfolded) one.open = false;
  unfolded = wanted.filter(({ open }) => !open);
  for (const one of unfolded) one.open = true;
};

/** Says to which rule the shown questions belong. */
const strip = document.querySelector<HTMLElement>('.of-rule')!;

const show = (isChosen: (item: HTMLElement) => boolean): void => {
  showOnly(items, isChosen);
  const answers = items.filter(({ hidden }) => !hidden).map((item) => item.querySelector('details')!);
  unfold(typed() ? [...chapters, ...(answers.length > FEW ? [] : answers)] : []);
  links.forEach(count);
};

/** Counts what was typed: only the answer to the last is shown. */
let turn = 0;

const apply = async (): Promise<void> => {
  const now = ++turn;
  strip.hidden = true;
  const own = new Set(items.filter((item) => hasTyped(item.querySelector('h3')!.textContent)));
  // Nothing is said to be missing before the index has answered.
  if (own.size) show((item) => own.has(item));
  if (!formsOf(typed()).length) return;
  const others = await askedOtherwise(typed()).catch(() => new Set<string>());
  if (now === turn) show((item) => own.has(item) || others.has(item.dataset['question']!));
};

/**
 * Shows only the questions of a rule, with their answers.
 *
 * @param rule the element of its questions, whose id is that of the rule
 */
export const chooseRule = (rule: Element): void => {
  ++turn;
  const cite = rule.querySelector<HTMLAnchorElement>(`.cite[href$="#${CSS.escape(rule.id)}"]`)!;
  strip.querySelector('b')!.replaceChildren(cite.cloneNode(true));
  strip.hidden = false;
  show((item) => rule.contains(item));
};

strip.querySelector('button')!.addEventListener('click', () => {
  const rule = document.getElementById(namedIn());
  void apply();
  // What was read stays in sight.
  rule?.scrollIntoView();
});

// The chapter of a question that a link names may be one that the choice had unfolded.
onTyped(
  () => void apply(),
  (target) => target.closest('.faq > details')?.setAttribute('open', ''),
);
