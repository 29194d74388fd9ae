import { useMemo } from 'preact/hooks';
import { saying, type Words } from '../../i18n/words.ts';
import type { Strings } from '../../i18n/say.ts';
import { entered } from './entered.ts';
import type { FormProps } from './form.tsx';
import type { CrisisInput } from './input.ts';
import { PlayersFields } from './players.tsx';
import { BoardFields, EventFields, MarsFields, PartiesFields } from './seats.tsx';

/** What the form is drawn from. */
export interface EditProps {
  readonly input: CrisisInput;
  readonly onEdit: (input: CrisisInput) => void;
  readonly words: Words;
  /** The form's own strings. */
  readonly strings: Strings;
}

/** Every field of a crisis. What is entered stays, whether or not a table allows it. */
export function CrisisForm({ input, onEdit, words: known, strings }: EditProps) {
  const words = useMemo(() => saying(known, { form: strings }), [known, strings]);
  const props: FormProps = { input, words, onEnter: (name, text) => onEdit(entered(input, name, text)) };
  return (
    <>
      <p>{words.say('form.hint')}</p>
      <div class="ex-group" role="group" aria-label={words.say('form.parties')}>
        <PartiesFields {...props} />
      </div>
      <BoardFields {...props} />
      <EventFields {...props} />
      <MarsFields {...props} />
      <div role="group" aria-label={words.say('form.players')}>
        <PlayersFields {...props} />
      </div>
    </>
  );
}
