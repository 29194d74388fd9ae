import type { ComponentType } from 'preact';
import { CrisisForm, type EditProps } from './crisis-form.tsx';

/** The form with its strings. */
export type Form = ComponentType<Omit<EditProps, 'strings'>>;

/** The form's words, one file a language. */
const words = import.meta.glob<EditProps['strings']>('../../../content/ui/*/crisis-form.json', { import: 'default' });

/** Fetches the form's words in a language and binds them to it; null if the language has none. */
export const formIn = async (lang: string): Promise<Form | null> => {
  const load = words[`../../../content/ui/${lang}/crisis-form.json`];
  if (load === undefined) return null;
  const strings = await load();
  return (props) => <CrisisForm {...props} strings={strings} />;
};
