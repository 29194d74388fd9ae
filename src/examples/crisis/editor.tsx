import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';
import type { EditProps } from './crisis-form.tsx';
import type { Form } from './form-in.tsx';

interface Props extends Omit<EditProps, 'strings'> {
  readonly words: Words;
  /** Whether the reader's own input is shown: an address that brings one opens the form. */
  readonly own: boolean;
}

/** Fetches the form, some hundred fields, and its words. */
const fetched = async (lang: string): Promise<Form | null> => (await import('./form-in.tsx')).formIn(lang);

/** The reader's own committee behind its summary; the form is fetched when it is first opened. */
export function Editor({ own, ...props }: Props) {
  const door = useRef<HTMLDetailsElement>(null);
  const [Form, setForm] = useState<Form | null>(null);
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
