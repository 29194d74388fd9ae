/* The rules that a reader's device remembers. Without storage, the site works and only forgets them. */
import { keepUnder, listUnder } from '../../web/device.ts';

/** A rule that was read: its address after the language, and its number and title in each language it was read in. */
export interface ReadRule {
  readonly path: string;
  readonly titles: Readonly<Record<string, string>>;
}

const most = 6;

/**
 * Returns the rules read last, the latest first. Invalid entries are ignored. The path is put behind the site's own folder in a link,
 * the titles are shown as text.
 */
export const rulesRead = (): readonly ReadRule[] =>
  (listUnder('read') as readonly ReadRule[]).filter((each: Partial<ReadRule> | null) =>
    [each?.path, ...Object.values(each?.titles ?? [0])].every((text) => typeof text === 'string'),
  );

/** Remembers that a reader passed a rule of the page. */
export const rulePassed = (rule: HTMLElement | undefined): void => {
  const title = rule?.querySelector('.rule-title')?.textContent.trim();
  if (!title) return;
  const { lang } = document.documentElement;
  const page = location.pathname.split(`/${lang}/`).at(-1);
  const path = `${page}#${rule!.id}`;
  const before = rulesRead();
  const titles = { ...before.find((each) => each.path === path)?.titles, [lang]: title };
  keepUnder('read', JSON.stringify([{ path, titles }, ...before.filter((each) => each.path !== path)].slice(0, most)));
};
