/* On wide screens, shows the rules of a chapter in several languages side by side. The choice is kept for the next chapter. */
import sheet from '../../styles/rules/parallel.css?url';
import { keepUnder, keptUnder } from '../../web/device.ts';
import { linked } from '../../styles/linked.ts';
import { turn } from './turn.ts';

const KEY = 'parallel';

/** Shows or hides a language beside every rule of the chapter. */
const showLanguage = async (lang: string, isWanted: boolean): Promise<void> => {
  const buttons = [...document.querySelectorAll<HTMLElement>(`.turn[lang="${lang}"]`)];
  await Promise.all(buttons.map((button) => turn(button, isWanted)));
};

const arrange = (buttons: readonly HTMLElement[]): void => {
  const chosen = buttons.filter((button) => button.ariaPressed === 'true').map(({ lang }) => lang);
  keepUnder(KEY, chosen.join(' '));
  const { classList } = document.querySelector('.columns')!;
  classList.toggle('in-parallel', chosen.length > 0);
  classList.toggle('in-three', chosen.length > 1);
};

/** Creates a button for a language, with the whole name that the bar gives it. */
const buttonFor = ({ lang }: HTMLElement): HTMLButtonElement => {
  const name = document.querySelector(`[data-lang-switch="${lang}"] > .unseen`)?.textContent;
  return Object.assign(document.createElement('button'), { type: 'button', lang, textContent: name, ariaPressed: 'false' });
};

/**
 * Adds the choice of languages to the head of a chapter.
 *
 * @param chapter the chapter's text
 */
export const offerLanguages = async (chapter: Element): Promise<void> => {
  const [first] = chapter.querySelectorAll('.rule-foot');
  const buttons = [...(first?.querySelectorAll<HTMLElement>('.turn') ?? [])].map(buttonFor);
  const named = document.querySelector('.names > a')?.textContent ?? '';
  const group = Object.assign(document.createElement('div'), { className: 'parallel', role: 'group', ariaLabel: named });
  group.append(...buttons);
  const toggle = async (button: HTMLElement): Promise<void> => {
    button.ariaPressed = String(button.ariaPressed !== 'true');
    arrange(buttons);
    await showLanguage(button.lang, button.ariaPressed === 'true');
  };
  buttons.forEach((button) => button.addEventListener('click', () => void toggle(button)));
  await linked(sheet);
  chapter.parentElement!.append(group);
  buttons.filter(({ lang }) => keptUnder(KEY).split(' ').includes(lang)).forEach((button) => void toggle(button));
};
