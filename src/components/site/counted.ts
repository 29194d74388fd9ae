/* How many of a list are shown, in words. It comes with the first choice, which most readers do not make. */
import type { Lang } from '../../i18n/locales.ts';
import { say, type Strings } from '../../i18n/say.ts';

/**
 * Says how many items of a list are shown.
 *
 * @param fields what chooses among them: it has a status, in `data-strings` the sentences `found` and `none`, and perhaps a link to the search
 */
export const tell = (fields: HTMLElement, items: readonly HTMLElement[]): void => {
  const strings = JSON.parse(fields.dataset['strings']!) as Strings;
  const count = items.filter(({ hidden }) => !hidden).length;
  const found = say(strings, document.documentElement.lang as Lang, count ? 'found' : 'none', { count, all: items.length });
  const status = fields.querySelector('[role="status"]')!;
  if (status.textContent !== found) status.textContent = found;
  const everywhere = fields.querySelector<HTMLAnchorElement>(':scope > a');
  if (!everywhere) return;
  everywhere.hidden = count > 0;
  everywhere.search = `?q=${encodeURIComponent(fields.querySelector('input')!.value)}`;
};
