import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormProps } from './form.tsx';

interface Props extends FormProps {
  /** False until the example is awake. */
  readonly awake: boolean;
  /** Whether the reader's own input is shown: an address that brings one opens the form. */
  readonly own: boolean;
}

/**
 * The reader's own committee behind its summary. The form, some hundred fields, is fetched when it is first opened.
 */
export function Editor({ awake, own, ...props }: Props) {
  const door = useRef<HTMLDetailsElement>(null);
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null);
  useEffect(() => {
    if (awake && own && door.current) door.current.open = true;
  }, [awake]);
  const open = async (): Promise<void> => {
    const { CrisisForm } = await import('./crisis-form.tsx');
    setForm(() => CrisisForm);
  };
  return (
    <details ref={door} class="ex-editor" onToggle={() => void (Form ?? open())}>
      <summary>{props.words.say('crisis.own.summary')}</summary>
      {Form && <Form {...props} />}
    </details>
  );
}
