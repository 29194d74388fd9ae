/* Copying the link of a rule, or a citation with it. It comes with the first click on such a link. */

/** What a click on a copying link or button copies: a permanent link as the reader sees the site, or a citation with it. */
const textToCopy = (link: HTMLElement): string => {
  const { edition } = document.documentElement.dataset;
  const permanent = new URL(link.closest('.rule-links')?.querySelector<HTMLAnchorElement>('a[data-copy]')?.href ?? location.href);
  // Whoever follows the link reads the edition that its sender chose.
  if (edition) permanent.searchParams.set('edition', edition);
  const address = permanent.href;
  if (link.dataset['copy'] !== 'cite') return address;
  const game = document.querySelector('.crumbs a')?.textContent.trim();
  const rule = link.closest('section')?.querySelector('.rule-title')?.textContent.trim();
  return `${game}, ${rule}. ${address}`;
};

/** Copies what a link or button stands for, and says so in its place for a moment. */
export const act = async (link: HTMLElement): Promise<void> => {
  await navigator.clipboard.writeText(textToCopy(link));
  const said = link.textContent;
  link.textContent = link.closest<HTMLElement>('[data-copied]')?.dataset[link.dataset['copy'] ? 'cited' : 'copied'] ?? said;
  setTimeout(() => (link.textContent = said), 1500);
};
