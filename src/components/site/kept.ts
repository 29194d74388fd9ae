/* What a reader's device remembers. A reader who forbids storage loses nothing but the remembering. */

/** What is kept under a name; nothing is an empty string. */
export const kept = (name: string): string => {
  try {
    return localStorage.getItem(`rr.${name}`) ?? '';
  } catch {
    return '';
  }
};

/** Keeps a value under a name; an empty one is forgotten. */
export const keep = (name: string, value: string): void => {
  try {
    if (value) localStorage.setItem(`rr.${name}`, value);
    else localStorage.removeItem(`rr.${name}`);
  } catch {
    // Storage is forbidden or full: the choice holds for this page only.
  }
};

/** A rule that was read: its address after the language, and its number and title in each language it was read in. */
export interface ReadRule {
  readonly path: string;
  readonly titles: Readonly<Record<string, string>>;
}

const most = 6;

/** The rules read last, the latest first; whatever else is stored there counts as none. */
export const rulesRead = (): readonly ReadRule[] => {
  try {
    const list: unknown = JSON.parse(kept('read') || '[]');
    return Array.isArray(list) ? (list as ReadRule[]).filter(({ path, titles }) => typeof path === 'string' && typeof titles === 'object') : [];
  } catch {
    return [];
  }
};

/** Remembers that a reader passed a rule of the page. */
export const rulePassed = (rule: HTMLElement | undefined): void => {
  const title = rule?.querySelector('.rule-title')?.textContent.trim();
  if (!rule || !title) return;
  const { lang } = document.documentElement;
  const page = location.pathname.split(`/${lang}/`).at(-1);
  const path = `${page}#${rule.id}`;
  const before = rulesRead();
  const titles = { ...before.find((each) => each.path === path)?.titles, [lang]: title };
  keep('read', JSON.stringify([{ path, titles }, ...before.filter((each) => each.path !== path)].slice(0, most)));
};
