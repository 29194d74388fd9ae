/* What every page does once it is read: settings, language switch, copying. Small, since each page carries it. */
import { keepUnder, keptUnder, type KeptName } from '../../web/device.ts';
import { rulePassed } from './kept.ts';

const root = document.documentElement;

const show = (name: string, value: string): void => {
  if (value) root.dataset[name] = value;
  else root.removeAttribute(`data-${name}`);
};

document.querySelectorAll<HTMLSelectElement>('[data-setting]').forEach((select) => {
  const name = select.dataset['setting'] as KeptName;
  select.value = root.dataset[name] ?? keptUnder(name);
  show(name, select.value);
  select.addEventListener('change', () => {
    keepUnder(name, select.value);
    show(name, select.value);
  });
});

keepUnder('lang', root.lang);

/** So many milliseconds after a page was opened, it may still scroll by itself to the rule that its address names. */
const OPENING = 1500;

// On a phone the bar leaves with the text, and returns as soon as the reader turns back. A jump to a rule does not hide it.
let lastY = scrollY;
addEventListener('scroll', ({ timeStamp }) => {
  const moved = scrollY - lastY;
  if (Math.abs(moved) < 8) return;
  show('bar', moved > 0 && moved < innerHeight / 2 && scrollY > 120 && timeStamp > OPENING ? 'away' : '');
  lastY = scrollY;
});

// What stands beside the text, or opens as a sheet, follows the reader, and so does the bar of a chapter.
if (document.querySelector('.beside')) import('../book/beside.ts').catch(() => {});

// Said in the bar, since it explains why something may not come.
const showNetwork = (): void => show('net', navigator.onLine ? '' : 'off');
addEventListener('online', showNetwork);
addEventListener('offline', showNetwork);
showNetwork();

// Who follows a link of a sheet that lies over the page wants to see where it leads.
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  link?.closest<HTMLElement>(':popover-open')?.hidePopover();
});

/**
 * What a reader reads, a rule or the example after the rules: the last that begins in the upper part of the screen or above it. In the
 * introduction it is the first rule.
 */
const ruleInView = (): HTMLElement | undefined => {
  const parts = [...document.querySelectorAll<HTMLElement>('.rule,.example-title')];
  return parts.findLast((part) => part.getBoundingClientRect().top < 150) ?? parts[0];
};

const isAtTop = (): boolean => scrollY < 200;

// The rule that the reader stays with. Who scrolls up to the top and changes the language there still means that rule, unless
// they rest at the top.
let place = location.hash.slice(1);
let settled: ReturnType<typeof setTimeout> | undefined;
const settle = (): void => {
  place = isAtTop() ? '' : (ruleInView()?.id ?? '');
};
addEventListener('scroll', () => {
  clearTimeout(settled);
  settled = setTimeout(settle, isAtTop() ? 4000 : 500);
});

document.querySelectorAll<HTMLAnchorElement>('a[data-lang-switch]').forEach((link) => {
  const keepPlace = (): void => {
    const kept = isAtTop() ? place : ruleInView()?.id;
    link.href = link.pathname + location.search + (kept ? `#${kept}` : '');
  };
  ['pointerdown', 'focus', 'click'].forEach((event) => link.addEventListener(event, keepPlace));
});

// Where the reader left off is the rule that was read last.
addEventListener('pagehide', () => rulePassed(isAtTop() && !location.hash ? undefined : ruleInView()));

// What copies, turns a rule over, or shows the step of an example in its place. If its code fails to load, a link opens its address,
// and a language button opens the page in that language.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-copy],.turn,footer .run[href*="?"]');
  const isStep = link?.className === 'run';
  const isTurn = link?.className === 'turn';
  if (!link || !(isStep || isTurn || navigator.clipboard) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  (isStep ? import('../rules/in-place.ts') : isTurn ? import('../rules/turn.ts') : import('./copy.ts'))
    .then(({ act }) => act(link))
    .catch(() =>
      link instanceof HTMLAnchorElement
        ? location.assign(link.href)
        : document.querySelector<HTMLElement>(`[data-lang-switch="${link.lang}"]`)?.click(),
    );
});
