/* How many cards are shown, in words. It comes with the first choice, which most readers do not make. */
import type { Lang } from '../../../i18n/locales.ts';
import { say, type Strings } from '../../../i18n/say.ts';

/** Says how many cards of all are shown. */
export const counted = (strings: Strings, lang: Lang, count: number, all: number): string =>
  say(strings, lang, count ? 'found' : 'none', { count, all });
