/* What is said about the copy on the device. One file for each language. */
import type { Lang } from '../i18n/locales.ts';
import { say, type Strings, type Values } from '../i18n/say.ts';

const files = import.meta.glob<Strings>('../../content/ui/*/offline.json', { import: 'default' });

/** Says one of the strings. */
export type Translate = (key: string, values?: Values) => string;

/**
 * Fetches the strings of a language.
 *
 * @throws Error when they cannot be fetched
 */
export const wordsIn = async (lang: Lang): Promise<Translate> => {
  const strings = await files[`../../content/ui/${lang}/offline.json`]!();
  return (key, values) => say(strings, lang, key, values);
};
