import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Strings } from '../../../i18n/say.ts';
import { saying } from '../../../i18n/words.ts';
import { BoardFields, EventFields, MarsFields, PartiesFields, type FormProps } from './board-fields.tsx';
import { enter } from './edit.ts';
import type { CrisisInput } from './input.ts';
import { PlayersFields } from './players.tsx';

/** All fields of a crisis. They keep every entry, even if the rules do not allow it. */
function CrisisForm({ words: known, strings, ...props }: FormProps & { readonly strings: Strings }) {
  const words = useMemo(() => saying(known, strings), [known, strings]);
  const all = { ...props, words };
  return (
    <>
      <p>{words.say('form.hint')}</p>
      <div class="ex-group" role="group" aria-label={words.say('form.parties')}>
        <PartiesFields {...all} />
      </div>
      <BoardFields {...all} />
      <EventFields {...all} />
      <MarsFields {...all} />
      <div role="group" aria-label={words.say('form.players')}>
        <PlayersFields {...all} />
      </div>
    </>
  );
}

// Fetched together with the form: only readers who see the form can enter something.
export { enter };

/** The props of the fetched form. It changes the input with its own `enter`. */
interface FetchedProps extends Omit<FormProps, 'onEnter'> {
  readonly onChange: (make: (input: CrisisInput) => CrisisInput) => void;
}

/** The form with its own strings. */
export type Form = ComponentType<FetchedProps>;

/** The form's own strings, and all words of the game: the steps say only a part of them. One file of each for each language. */
const files = import.meta.glob<Strings>('../../../../content/ui/*/{crisis-form,turmoil}.json', { import: 'default' });

const fetchStrings = (lang: string, name: string): Promise<Strings> => {
  const load = files[`../../../../content/ui/${lang}/${name}.json`];
  if (!load) throw new Error(`${lang}: no strings "${name}"`);
  return load();
};

/**
 * Fetches the form's own strings in a language and returns the form with them.
 *
 * @throws Error if the language has none. An example is shown in a language that has all its strings
 */
export const formIn = async (lang: string): Promise<Form> => {
  const [form, turmoil] = await Promise.all([fetchStrings(lang, 'crisis-form'), fetchStrings(lang, 'turmoil')]);
  const strings = { form, turmoil };
  return ({ onChange, ...props }) => (
    <CrisisForm {...props} strings={strings} onEnter={(name, text) => onChange((latest) => enter(latest, name, text))} />
  );
};
