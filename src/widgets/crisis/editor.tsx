import { useEffect, useRef } from 'preact/hooks';
import type { FormProps } from './form.tsx';
import { PlayersFields } from './players.tsx';
import { BoardFields, EventFields, PartiesFields } from './seats.tsx';

interface Props extends FormProps {
  /** False until the example is awake; its fields, some hundred, are drawn only then. */
  readonly awake: boolean;
  /** Whether the reader's own input is shown: an address that brings one opens the form. */
  readonly own: boolean;
}

/** The reader's own committee: every field of a crisis. What is entered stays, whether or not a table allows it. */
export function Editor({ awake, own, ...props }: Props) {
  const { words } = props;
  const form = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (awake && own && form.current) form.current.open = true;
  }, [awake]);
  return (
    <details ref={form} class="ex-editor">
      <summary>{words.say('crisis.own.summary')}</summary>
      {awake && (
        <>
          <p>{words.say('crisis.own.hint')}</p>
          <div class="ex-group" role="group" aria-label={words.say('crisis.own.parties')}>
            <PartiesFields {...props} />
          </div>
          <BoardFields {...props} />
          <EventFields {...props} />
          <div role="group" aria-label={words.say('crisis.own.players')}>
            <PlayersFields {...props} />
          </div>
        </>
      )}
    </details>
  );
}
