/* Choosing among the event cards. What is chosen stands in the address, so that a list can be shared and kept. */
import { FILTERS, MAX_NAME, NAME } from './names.ts';

const FIELDS = [NAME, ...FILTERS] as const;

const fields = document.querySelector<HTMLElement>('[data-event-filters]');
const cards = [...document.querySelectorAll<HTMLElement>('[data-event]')];

/** The value of a field: of the chip that is pressed, of a list, or what is typed. */
const valueOf = (name: string): string => fields!.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio]:not(:checked))`)!.value.trim();

/** Chooses a value; what the field does not offer chooses nothing. */
const choose = (name: string, value: string): void => {
  const all = [...fields!.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  const first = all[0]!;
  // Several controls with one name are the chips of the parties.
  if (all[1]) (all.find((each) => each.value === value) ?? first).checked = true;
  else first.value = value.slice(0, MAX_NAME);
  // A list without the value shows nothing at all.
  if (!first.value) first.value = '';
};

/** A text without accents, soft hyphens and capitals, with the apostrophe of a keyboard. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();

/** Tells whether a card's names, in all languages, have each of the words that are typed. */
const isNamed = (card: HTMLElement): boolean => {
  const names = plain([...card.querySelectorAll('h2, [lang]')].map(({ textContent }) => textContent).join(' '));
  return plain(valueOf(NAME))
    .split(' ')
    .every((word) => names.includes(word));
};

const isChosen = (card: HTMLElement): boolean =>
  isNamed(card) &&
  FILTERS.every((name) => {
    const value = valueOf(name);
    return !value || (card.dataset[name] ?? '').split(' ').includes(value);
  });

const chooseAll = (): void => FIELDS.forEach((name) => choose(name, ''));

/**
 * Shows the cards that are chosen and says how many they are; nothing is said while nobody has chosen yet. Without the code for the
 * sentence, the choice works all the same.
 */
const apply = (): void => {
  for (const card of cards) card.hidden = !isChosen(card);
  const any = FIELDS.some(valueOf);
  fields!.querySelector('button')!.hidden = !any;
  const status = fields!.querySelector('[role="status"]')!;
  if (any || status.textContent) import('../../../components/site/counted.ts').then(({ tell }) => tell(fields!, cards)).catch(console.warn);
};

/** Writes the choice into the address, beside what else stands there. */
const write = (): void => {
  const address = new URL(location.href);
  for (const name of FIELDS) {
    const value = valueOf(name);
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  address.hash = '';
  history.replaceState(history.state, '', address);
};

/** Takes the choice from the address; what no field offers chooses nothing. */
const read = (): void => {
  const asked = new URLSearchParams(location.search);
  for (const name of FIELDS) {
    choose(name, asked.get(name) ?? '');
    // A field that is folded away is seen once it chooses something.
    if (valueOf(name)) fields!.querySelector(`details:has([name="${name}"])`)?.toggleAttribute('open', true);
  }
};

/** A link to a card that is not chosen shows it nevertheless, among all the others. */
const showTarget = (): void => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.hidden) return;
  chooseAll();
  apply();
  target.scrollIntoView();
};

if (fields) {
  const restored = (): void => {
    read();
    apply();
    showTarget();
  };
  restored();
  addEventListener('pageshow', restored);
  addEventListener('popstate', restored);
  addEventListener('hashchange', showTarget);
  fields.addEventListener('change', () => {
    apply();
    write();
  });
  // What is typed goes into the address when it is done: some browsers allow few changes in a row.
  fields.addEventListener('input', apply);
  fields.querySelector('button')?.addEventListener('click', () => {
    chooseAll();
    apply();
    write();
    fields.querySelector<HTMLInputElement>('input:checked')?.focus();
  });
}
