/* What every page does once it is read: settings, language switch, copying a link. Small, since each page carries it. */

const root = document.documentElement;

const store = (key: string, value: string): void => {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // A reader who forbids storage keeps the choice for this page only.
  }
};

const kept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const show = (name: string, value: string): void => {
  if (value) root.dataset[name] = value;
  else root.removeAttribute(`data-${name}`);
};

const onSetting = (select: HTMLSelectElement): void => {
  const name = select.dataset['setting']!;
  store(`rr.${name}`, select.value);
  show(name, select.value);
  document.dispatchEvent(new CustomEvent('rr:setting', { detail: { name, value: select.value } }));
};

document.querySelectorAll<HTMLSelectElement>('[data-setting]').forEach((select) => {
  const name = select.dataset['setting']!;
  select.value = root.dataset[name] ?? kept(`rr.${name}`);
  show(name, select.value);
  select.addEventListener('change', () => onSetting(select));
});

store('rr.lang', root.lang);

/** The rule at the top of what the reader sees. */
const ruleInView = (): string =>
  [...document.querySelectorAll<HTMLElement>('section[data-rule]')].find((rule) => rule.getBoundingClientRect().bottom > 96)?.id ?? '';

document.querySelectorAll<HTMLAnchorElement>('a[data-lang-switch]').forEach((link) => {
  const page = link.getAttribute('href')!;
  const keepPlace = (): void => {
    const place = scrollY > 200 ? ruleInView() : location.hash.slice(1);
    link.href = page + location.search + (place && `#${place}`);
  };
  ['pointerdown', 'focus', 'click'].forEach((event) => link.addEventListener(event, keepPlace));
});

/** Copies a permanent link as the reader sees the site, never as some configured host would have it. */
const copy = async (event: Event): Promise<void> => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy]');
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  await navigator.clipboard.writeText(link.href);
  const said = link.textContent;
  link.textContent = link.dataset['copied'] ?? said;
  setTimeout(() => (link.textContent = said), 1500);
};

document.addEventListener('click', copy);
