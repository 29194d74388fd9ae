/* Choosing among the event cards. What is chosen stands in the address, so that a list can be shared and kept. */
import { FILTERS } from './names.ts';

/** Those that are folded away until they are asked for. */
const FOLDED = ['counts', 'needs'] as const;

const fields = document.querySelector<HTMLElement>('[data-event-filters]');
const cards = [...document.querySelectorAll<HTMLElement>('[data-event]')];

/** What a field offers: the chips of the parties, or the options of a list. */
const offered = (name: string): readonly (HTMLInputElement | HTMLOptionElement)[] => [
  ...fields!.querySelectorAll<HTMLInputElement | HTMLOptionElement>(`input[name="${name}"], select[name="${name}"] > option`),
];
const isOn = (one: HTMLInputElement | HTMLOptionElement): boolean => (one instanceof HTMLInputElement ? one.checked : one.selected);

const valueOf = (name: string): string => offered(name).find(isOn)?.value ?? '';

/** Chooses a value; what the field does not offer chooses nothing. */
const choose = (name: string, value: string): void => {
  const all = offered(name);
  const one = all.find((each) => each.value === value) ?? all[0];
  if (one instanceof HTMLInputElement) one.checked = true;
  else if (one) one.selected = true;
};

const isChosen = (card: HTMLElement): boolean =>
  FILTERS.every((name) => {
    const value = valueOf(name);
    return !value || (card.dataset[name] ?? '').split(' ').includes(value);
  });

/**
 * Shows the cards that are chosen and says how many they are; nothing is said while nobody has chosen yet. Without the code for the
 * sentence, the choice works all the same.
 */
const apply = (): void => {
  for (const card of cards) card.hidden = !isChosen(card);
  const any = FILTERS.some((name) => valueOf(name) !== '');
  fields!.querySelector('button')!.hidden = !any;
  const status = fields!.querySelector('[role="status"]')!;
  if (any || status.textContent) import('../../../components/site/counted.ts').then(({ tell }) => tell(fields!, cards)).catch(console.warn);
};

/** Writes the choice into the address, beside what else stands there. */
const write = (): void => {
  const address = new URL(location.href);
  for (const name of FILTERS) {
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
  for (const name of FILTERS) choose(name, asked.get(name) ?? '');
  if (FOLDED.some((name) => valueOf(name) !== '')) fields!.querySelector('details')!.open = true;
};

/** A link to a card that is not chosen shows it nevertheless, among all the others. */
const showTarget = (): void => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.hidden) return;
  for (const name of FILTERS) choose(name, '');
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
  fields.addEventListener('change', ({ target }) => {
    apply();
    write();
    (target as Element).closest('.chip')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  fields.querySelector('button')?.addEventListener('click', () => {
    for (const name of FILTERS) choose(name, '');
    apply();
    write();
    fields.querySelector<HTMLInputElement>('input:checked')?.focus();
  });
}
