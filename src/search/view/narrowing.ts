/* The fields that filter the hits of the result page: a game and its chapter agree, and buttons say what is set. `box.ts` searches with them. */
import { asked } from '../../web/outside.ts';
import { NARROWS, readFilter, setFields } from '../narrow.ts';

/** A screen with room for the fields beside the answers, as in search-page.css. */
const WIDE = '(min-width: 64rem)';

const [lang, game, chapter] = NARROWS.map((name) => document.querySelector<HTMLSelectElement>(`.search-narrow [name="${name}"]`)!);
const fields = [lang!, game!, chapter!];
const form = game!.form!;

const buttonOf = (name: string): HTMLElement => form.querySelector(`[data-drop="${name}"]`)!;

/** Shows which fields are set, as buttons that empty them: on a phone the fields are folded away. */
const showSet = (): void => {
  for (const { name, value, selectedOptions } of fields) {
    const button = buttonOf(name);
    button.hidden = !value;
    button.lastElementChild!.textContent = selectedOptions[0]!.text;
  }
};

/** A chapter belongs to a game: choosing a chapter sets its game, and choosing a game clears the chapter of another one. */
const onChange = ({ target }: Event): void => {
  const own = chapter!.selectedOptions[0]!.dataset['game'];
  if (own && own !== game!.value) {
    if (target === chapter) game!.value = own;
    else chapter!.value = '';
  }
  showSet();
};

const drop = (field: HTMLSelectElement): void => {
  field.value = '';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  form.querySelector<HTMLElement>('[name="q"]')!.focus({ preventScroll: true });
};

// The search listens to the fields themselves, so this comes before it.
form.addEventListener('change', onChange, true);
for (const field of fields) buttonOf(field.name).addEventListener('click', () => drop(field));
setFields(fields, readFilter(asked));
form.querySelector('.search-narrow')!.toggleAttribute('open', matchMedia(WIDE).matches);
showSet();
