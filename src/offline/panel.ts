/* The languages on this device, in the reader's settings: which are there, how large the others are, keeping and removing. */
import { LANGS, locales, type Lang } from '../i18n/locales.ts';
import sheet from '../styles/site/notice.css?url';
import { linked } from '../styles/linked.ts';
import { keepLangs, sizeOf } from './download.ts';
import { keptLangs, registrationOf, removeLang, setRefused } from './languages.ts';
import { useNew } from './offers.ts';
import { wordsIn, type Translate } from './words.ts';

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

/** A button of one kind, such as the one that removes. A row has one button at most. */
const button = (kind: string, textContent: string, act: () => void): HTMLButtonElement => {
  const made = element('button', { type: 'button', textContent, name: kind });
  made.addEventListener('click', act);
  return made;
};

/** What is going on: how much has come of a language, or that it stopped. */
interface Going {
  readonly lang: Lang;
  readonly part: number | 'stopped';
}

/** What is drawn anew. What is said stands beside it and stays in its place: a new element is not read out, or read out again. */
const shown = element('div', {});
const live = element('p', { className: 'unseen', role: 'status' });
const root = element('section', { className: 'languages-kept' }, shown, live);
let going: Going | undefined;
/** The drawings that were begun. Each waits for the browser, and an earlier one may come later. */
let begun = 0;

const isComing = (): boolean => going !== undefined && going.part !== 'stopped';

const rowIn = (lang: string | undefined): HTMLElement | null => shown.querySelector(`[data-lang="${lang}"]`);

const percentOf = (part: number, say: Translate): readonly [number, string] => {
  const percent = Math.round(part * 100);
  return [percent, say('percent', { percent })];
};

/** Moves the bar of a language. Drawn anew several times a second, a row that has the focus would be read out each time. */
const isMoved = (lang: Lang, part: number, say: Translate): boolean => {
  const bar = rowIn(lang)?.querySelector('progress');
  if (!bar) return false;
  const [value, said] = percentOf(part, say);
  bar.value = value;
  bar.nextElementSibling!.textContent = said;
  return true;
};

const start = async (langs: readonly Lang[], say: Translate): Promise<void> => {
  if (isComing()) return;
  let last = langs[0]!;
  const tell = (lang: Lang, part: number): void => {
    if (last !== lang || going?.part === 'stopped') live.textContent = say('coming', { lang: locales[lang].name });
    last = lang;
    going = { lang, part };
    if (!isMoved(lang, part, say)) void draw(say);
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

const remove = async (lang: Lang, say: Translate): Promise<void> => {
  if (isComing()) return;
  setRefused(lang, true);
  await removeLang(lang);
  if (lang === page) delete document.documentElement.dataset['offline'];
  await draw(say);
};

/** What stands beside the name of a language, and its button. */
const stateOf = async (lang: Lang, isKept: boolean, say: Translate): Promise<readonly Node[]> => {
  const name = locales[lang].name;
  if (going?.lang === lang && going.part !== 'stopped') {
    const [value, textContent] = percentOf(going.part, say);
    return [element('progress', { max: 100, value, ariaLabel: say('coming', { lang: name }) }), element('span', { textContent })];
  }
  const note = going?.lang === lang ? say('stopped') : isKept ? say('here') : ((await sizeOf([lang])) ?? '');
  const act = isKept ? button('remove', say('remove'), () => void remove(lang, say)) : button('keep', say('keep'), () => void start([lang], say));
  act.setAttribute('aria-label', `${act.textContent}: ${name}`);
  if (isComing()) act.setAttribute('aria-disabled', 'true');
  return [element('small', { textContent: note }), act];
};

const rowOf = async (lang: Lang, there: readonly Lang[], say: Translate): Promise<HTMLLIElement> => {
  const row = element(
    'li',
    { tabIndex: -1 },
    element('span', { textContent: locales[lang].name, lang }),
    ...(await stateOf(lang, there.includes(lang), say)),
  );
  row.dataset['lang'] = lang;
  return row;
};

/** All that are missing with one tap. */
const restOf = async (missing: readonly Lang[], say: Translate): Promise<readonly Node[]> => {
  if (missing.length < 2 || isComing()) return [];
  const size = await sizeOf(missing);
  return [button('all', size ? say('all-size', { size }) : say('all'), () => void start(missing, say))];
};

const newVersion = async (say: Translate): Promise<readonly Node[]> => {
  const registration = await registrationOf(`${page}/`);
  if (!registration?.waiting) return [];
  return [
    element(
      'p',
      { className: 'new-version' },
      element('span', { textContent: say('new') }),
      button('use', say('use'), () => void useNew(registration)),
    ),
  ];
};

/** Gives the focus to the same button of the same language; where it is no more, to the row, where a second press does nothing. */
const refocus = (before: Element): void => {
  const row = before.closest<HTMLElement>('[data-lang]')?.dataset['lang'];
  const same = (row ? rowIn(row) : shown)?.querySelector<HTMLElement>(`[name="${before.getAttribute('name')}"]`);
  (same ?? rowIn(row ?? going?.lang))?.focus({ preventScroll: true });
};

const draw = async (say: Translate): Promise<void> => {
  const own = ++begun;
  const there = await keptLangs();
  const missing = LANGS.filter((lang) => !there.includes(lang));
  const rows = await Promise.all(LANGS.map((lang) => rowOf(lang, there, say)));
  const [rest, version] = await Promise.all([restOf(missing, say), newVersion(say)]);
  if (own !== begun) return;
  const { activeElement } = document;
  const isFocused = shown.contains(activeElement);
  shown.replaceChildren(...version, element('h2', { className: 'panel-title', textContent: say('title') }), element('ul', {}, ...rows), ...rest);
  if (isFocused) refocus(activeElement!);
};

/** Shows the languages in the settings. */
export const showLanguages = async (settings: HTMLElement): Promise<void> => {
  const [say] = await Promise.all([wordsIn(page), linked(sheet)]);
  await draw(say);
  if (!root.isConnected) settings.append(root);
};
