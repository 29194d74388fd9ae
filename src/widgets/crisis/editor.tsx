import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../../i18n/describe/words.ts';
import type { EditProps } from './crisis-form.tsx';

interface Props extends Omit<EditProps, 'strings'> {
  readonly words: Words;
  /** Whether the reader's own input is shown: an address that brings one opens the form. */
  readonly own: boolean;
}

/** The form's words, one file a language. */
const words = import.meta.glob<EditProps['strings']>('../../../content/ui/*/crisis-form.json', { import: 'default' });

/** Fetches the form, some hundred fields, and its words. */
const fetched = async (lang: string): Promise<ComponentType<Omit<EditProps, 'strings'>> | null> => {
  const load = words[`../../../content/ui/${lang}/crisis-form.json`];
  if (load === undefined) return null;
  const [{ CrisisForm }, strings] = await Promise.all([import('./crisis-form.tsx'), load()]);
  return (props) => <CrisisForm {...props} strings={strings} />;
};

/** The reader's own committee behind its summary; the form is fetched when it is first opened. */
export function Editor({ own, ...props }: Props) {
  const door = useRef<HTMLDetailsElement>(null);
  const [Form, setForm] = useState<ComponentType<Omit<EditProps, 'strings'>> | null>(null);
  useEffect(() => {
    if (own && door.current) door.current.open = true;
  }, [own]);
  const open = async (): Promise<void> => {
    const form = await fetched(props.words.lang);
    setForm(() => form);
  };
  return (
    <details ref={door} class="ex-editor" onToggle={() => void (Form ?? open())}>
      <summary>{props.words.say('crisis.own')}</summary>
      {Form && <Form {...props} />}
    </details>
  );
}
