/* A field that chooses among the sections of its page: those stay that have every word that is typed. */
import { namedIn } from '../../web/outside.ts';
import { wordsOf } from '../../search/words/normal.ts';

const field = document.querySelector<HTMLElement>('[data-filter]')!;
const input = field.querySelector('input')!;

/** What is typed. */
export const typed = (): string => input.value;

/** The words of a text, in the form in which they are compared. */
export const formsOf = (text: string): readonly string[] => wordsOf(text).map(({ form }) => form);

/** Tells whether each of the words that are typed begins a word of a text. */
export const hasTyped = (text: string): boolean => {
  const forms = formsOf(text);
  return formsOf(input.value).every((form) => forms.some((each) => each.startsWith(form)));
};

/** Shows the sections that are chosen and says how many they are. Without the code for the sentence, the choice works all the same. */
export const showOnly = (sections: readonly HTMLElement[], isChosen: (section: HTMLElement) => boolean): void => {
  for (const section of sections) section.hidden = !isChosen(section);
  import('./counted.ts').then(({ tell }) => tell(field, sections)).catch(console.warn);
};

/**
 * Calls `apply` after each change of what is typed. Escape empties the field. So does a link to a section that is not shown, so
 * that it is reached.
 *
 * @param reveal opens what such a section stands in
 */
export const onTyped = (apply: () => void, reveal?: (target: Element) => void): void => {
  const clear = (): void => {
    input.value = '';
    apply();
  };
  addEventListener('hashchange', () => {
    const target = document.getElementById(namedIn());
    if (!target || target.checkVisibility()) return;
    clear();
    reveal?.(target);
    target.scrollIntoView();
  });
  input.addEventListener('input', apply);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    clear();
  });
};
