/* Where the editor of the own case stands: over the picture, and beside or below it. */
import { render } from 'preact';
import type { Words } from '../../../i18n/words.ts';
import type { CaseShown } from '../../frame/late/case-shown.ts';

/** What the styles know: the height of the picture, and of it with the tiles. */
const LENGTHS = ['--own-picture', '--own-above'] as const;

/** Tells the styles the height of the picture, and of it with the tiles. */
export const measure = ({ form, side }: Pick<EditorElements<unknown>, 'form' | 'side'>): void => {
  const [picture = 0, ...tiles] = [form.querySelector('.ex-picture')!, ...side.querySelectorAll('.ex-tiles')].map(
    (one) => (one as HTMLElement).offsetHeight,
  );
  const lengths = [picture, tiles.reduce((sum, height) => sum + height, picture)];
  LENGTHS.forEach((name, at) => document.documentElement.style.setProperty(name, `${lengths[at]}px`));
};

const division = (className: string): HTMLElement => Object.assign(document.createElement('div'), { className });

/** The example's form and the elements that the editor draws into. */
export interface EditorElements<V> {
  readonly form: HTMLFormElement;
  readonly now: () => CaseShown<V>;
  readonly words: Words;
  /** The buttons over the places. */
  readonly layer: HTMLElement;
  /** Tiles and bar. */
  readonly side: HTMLElement;
}

/** Adds the elements of the editor to an example, until it is over. */
export const mountCaseEditor = <V>(form: HTMLFormElement, now: () => CaseShown<V>, words: Words, signal: AbortSignal): EditorElements<V> => {
  const layer = division('ex-places');
  const side = division('ex-own');
  side.role = 'group';
  side.ariaLabel = words.say('own-input.name');
  form.dataset['own'] = '';
  const picture = form.querySelector<HTMLElement>('.ex-picture')!;
  picture.append(layer);
  picture.after(side);
  signal.addEventListener('abort', () => {
    const hadFocus = [layer, side].some((one) => one.contains(document.activeElement));
    [layer, side].forEach((one) => {
      render(null, one);
      one.remove();
    });
    delete form.dataset['own'];
    LENGTHS.forEach((name) => document.documentElement.style.removeProperty(name));
    // The steps are there again.
    if (hadFocus) form.querySelector<HTMLElement>('[data-action="forward"]')?.focus({ preventScroll: true });
  });
  return { form, now, words, layer, side };
};
