/* The languages on this device, in the reader's settings: which are there, how large the others are, keeping and removing. */
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import sheet from '../styles/notice.css?url';
import { linked } from '../styles/linked.ts';
import { keepLangs, sizeOf } from './download.ts';
import { keptLangs, registrationOf, removeLang, setRefused } from './languages.ts';
import { useNew } from './offers.ts';
import { wordsIn, type Said } from './words.ts';

const page = document.documentElement.lang as Lang;

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

const button = (textContent: string, act: () => void): HTMLButtonElement => {
  const made = element('button', { type: 'button', textContent });
  made.addEventListener('click', act);
  return made;
};

/** What is going on: how much has come of a language, or that it stopped. */
interface Going {
  readonly lang: Lang;
  readonly part: number | 'stopped';
}

const root = element('section', { className: 'languages-kept' });
const live = element('p', { className: 'unseen', role: 'status' });
let going: Going | undefined;
/** The drawings that were begun. Each waits for the browser, and an earlier one may come later. */
let begun = 0;

const start = async (langs: readonly Lang[], say: Said): Promise<void> => {
  let last = langs[0]!;
  const tell = (lang: Lang, part: number): void => {
    if (last !== lang || going?.part === 'stopped') live.textContent = say('coming', { lang: locales[lang].name });
    last = lang;
    going = { lang, part };
    void draw(say);
  };
  tell(last, 0);
  try {
    await keepLangs(langs, tell);
    going = undefined;
    live.textContent = say('done');
  } catch {
    going = { lang: last, part: 'stopped' };
    live.textContent = say('stopped');
  }
  await draw(say);
};

const remove = async (lang: Lang, say: Said): Promise<void> => {
  setRefused(lang, true);
  await removeLang(lang);
  if (lang === page) delete document.documentElement.dataset['offline'];
  await draw(say);
};

/** What stands beside the name of a language, and its button. */
const stateOf = async (lang: Lang, isKept: boolean, say: Said): Promise<readonly Node[]> => {
  const name = locales[lang].name;
  if (going?.lang === lang && going.part !== 'stopped') {
    const percent = Math.round(going.part * 100);
    return [
      element('progress', { max: 100, value: percent, ariaLabel: say('coming', { lang: name }) }),
      element('span', { textContent: say('percent', { percent }) }),
    ];
  }
  const note = going?.lang === lang ? say('stopped') : isKept ? say('here') : ((await sizeOf([lang])) ?? '');
  const act = isKept ? button(say('remove'), () => void remove(lang, say)) : button(say('keep'), () => void start([lang], say));
  act.setAttribute('aria-label', `${act.textContent}: ${name}`);
  act.disabled = going !== undefined && going.part !== 'stopped';
  return [element('small', { textContent: note }), act];
};

const rowOf = async (lang: Lang, there: readonly Lang[], say: Said): Promise<HTMLLIElement> =>
  element('li', {}, element('span', { textContent: locales[lang].name, lang }), ...(await stateOf(lang, there.includes(lang), say)));

/** All that are missing with one tap. */
const restOf = async (missing: readonly Lang[], say: Said): Promise<readonly Node[]> => {
  if (missing.length < 2 || (going && going.part !== 'stopped')) return [];
  const size = await sizeOf(missing);
  return [button(size ? say('all-size', { size }) : say('all'), () => void start(missing, say))];
};

const newVersion = async (say: Said): Promise<readonly Node[]> => {
  const registration = await registrationOf(`${page}/`);
  if (!registration?.waiting) return [];
  return [
    element(
      'p',
      { className: 'new-version' },
      element('span', { textContent: say('new') }),
      button(say('use'), () => void useNew(registration)),
    ),
  ];
};

const draw = async (say: Said): Promise<void> => {
  const own = ++begun;
  const there = await keptLangs();
  const missing = LANGS.filter((lang) => !there.includes(lang));
  const rows = await Promise.all(LANGS.map((lang) => rowOf(lang, there, say)));
  const [rest, version] = await Promise.all([restOf(missing, say), newVersion(say)]);
  if (own !== begun) return;
  const focused = root.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
  root.replaceChildren(...version, element('h2', { className: 'panel-title', textContent: say('title') }), element('ul', {}, ...rows), ...rest, live);
  if (focused) [...root.querySelectorAll('button')].find(({ textContent }) => textContent === focused)?.focus();
};

/** Shows the languages in the settings. */
export const showLanguages = async (settings: HTMLElement): Promise<void> => {
  const [say] = await Promise.all([wordsIn(page), linked(sheet)]);
  await draw(say);
  if (!root.isConnected) settings.append(root);
};
