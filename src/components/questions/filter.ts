/*
 * Choosing among the questions of a page: those stay that have every word that is typed. Their own words are on the page; the other
 * ways to ask them are in the index of the search, which a device keeps.
 */
import { namedIn } from '../../i18n/outside.ts';
import { wordsOf } from '../../search/words/normal.ts';

const fields = document.querySelector<HTMLElement>('[data-question-filter]')!;
const input = fields.querySelector('input')!;
const items = [...document.querySelectorAll<HTMLElement>('[data-question]')];
const game = document.documentElement.dataset['game']!;

const formsOf = (text: string): readonly string[] => wordsOf(text).map(({ form }) => form);

const formsIn = (item: HTMLElement): readonly string[] => formsOf(item.querySelector('h3')!.textContent);

/** The names of the questions that another way to ask has all these words; none while the index cannot be fetched. */
const askedOtherwise = async (typed: string): Promise<ReadonlySet<string>> => {
  const { questionsWith } = await import('../../search/view/box.ts');
  return questionsWith(document.querySelector<HTMLElement>('[data-search]')!, typed, game);
};

const links = document.querySelectorAll<HTMLAnchorElement>('.on-page a');
const chapters = [...document.querySelectorAll<HTMLDetailsElement>('.faq > details')];

/** Says at a chapter, and in the list, how many of its questions are shown; without any it is not listed. */
const count = (link: HTMLAnchorElement): void => {
  const chapter = document.querySelector(link.hash)!;
  const shown = chapter.querySelectorAll('[data-question]:not([hidden])').length;
  const title = link.lastChild as Text;
  link.parentElement!.hidden = !shown;
  title.data = title.data.replace(/\d+\s*$/, `${shown}`);
  chapter.querySelector('small')!.textContent = `${shown}`;
};

/** The chapters that were unfolded to show the chosen questions. When nothing is typed any more, they are folded again. */
let unfolded: readonly HTMLDetailsElement[] = [];

const unfoldChapters = (chooses: boolean): void => {
  if (chooses) unfolded = [...unfolded, ...chapters.filter(({ open }) => !open)];
  for (const chapter of unfolded) chapter.open = chooses;
  if (!chooses) unfolded = [];
};

/** Shows the questions that are chosen and says how many they are. Without the code for the sentence, the choice works all the same. */
const show = (isChosen: (item: HTMLElement) => boolean): void => {
  for (const item of items) item.hidden = !isChosen(item);
  unfoldChapters(input.value !== '');
  links.forEach(count);
  import('../site/counted.ts').then(({ tell }) => tell(fields, items)).catch(console.warn);
};

/** Counts what was typed: only the answer to the last is shown. */
let turn = 0;

const apply = async (): Promise<void> => {
  const now = ++turn;
  const typed = input.value;
  const asked = formsOf(typed);
  const hasAll = (forms: readonly string[]): boolean => asked.every((form) => forms.some((each) => each.startsWith(form)));
  const own = new Set(items.filter((item) => hasAll(formsIn(item))));
  // Nothing is said to be missing before the index has answered.
  if (own.size) show((item) => own.has(item));
  if (!asked.length) return;
  const others = await askedOtherwise(typed).catch(() => new Set<string>());
  if (now === turn) show((item) => own.has(item) || others.has(item.dataset['question']!));
};

const clear = (): void => {
  input.value = '';
  void apply();
};

/** A link to what is not chosen shows it nevertheless, among all the others. */
const showTarget = (): void => {
  const target = document.getElementById(namedIn());
  if (!target || target.checkVisibility()) return;
  clear();
  // Its chapter may be one that the choice had unfolded.
  target.closest('.faq > details')?.setAttribute('open', '');
  target.scrollIntoView();
};

addEventListener('hashchange', showTarget);
input.addEventListener('input', () => void apply());
input.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  clear();
});
