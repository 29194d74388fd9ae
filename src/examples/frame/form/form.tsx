import { bound } from '../../../i18n/words.ts';
import type { Shown } from '../definition/example.ts';
import { Choice } from './choice.tsx';
import { NumberField, TextField, Tick } from './fields.tsx';
import { isWhole } from './number-in.ts';
import { saidOf, type Field, type FieldGroup, type FieldsOf } from '../definition/fields.ts';

/** What all fields of a form are given. */
type FormProps = Pick<Shown<unknown, unknown, unknown, unknown>, 'refused' | 'hydrated' | 'onEnter' | 'words'>;

/**
 * Whether a field is marked: a refusal is about it, or what is in it is no number that a game can have.
 *
 * @param refused the names of the fields that the refusal is about
 */
export const isMarked = (field: Field, refused: ReadonlySet<string>): boolean =>
  refused.has(field.name) || (field.kind === 'number' && field.min === undefined && !isWhole(field.content));

interface FieldOfProps extends Omit<FormProps, 'refused'> {
  readonly field: Field;
  readonly invalid: boolean;
}

/** One field. */
export function FieldOf({ field, words, ...given }: FieldOfProps) {
  const { name, label, content } = field;
  const shared = { ...given, name, label };
  switch (field.kind) {
    case 'choice':
      return <Choice {...shared} value={content} options={field.options} />;
    case 'tick':
      return <Tick {...shared} checked={content === 'true'} />;
    case 'number':
      return <NumberField {...shared} text={content} by={field.by ?? 1} min={field.min ?? 0} words={words} />;
    case 'text':
      return <TextField {...shared} text={content} />;
  }
}

/** Several fields. */
function Fields({ fields, refused, ...given }: FormProps & { readonly fields: readonly Field[] }) {
  return fields.map((field) => <FieldOf key={field.name} field={field} invalid={isMarked(field, refused)} {...given} />);
}

/** What a field holds, after its name; nothing for an empty tick box. */
const heldIn = (field: Field): string => (field.kind === 'tick' ? saidOf(field) && field.label : bound(field.label, saidOf(field)));

/** Fields that are folded. */
function Folded({ legend, fields, ...given }: FormProps & FieldGroup) {
  return (
    <details class="ex-part">
      <summary data-refused={fields.some((field) => isMarked(field, given.refused)) ? '' : undefined}>
        <b>{legend}</b> <span>{fields.map(heldIn).filter(Boolean).join(' · ')}</span>
      </summary>
      <div class="ex-fields" role="group" aria-label={legend}>
        <Fields fields={fields} {...given} />
      </div>
    </details>
  );
}

/** A group of fields. */
function Group({ legend, fields, isFolded, style, ...given }: FormProps & FieldGroup) {
  if (isFolded) return <Folded legend={legend} fields={fields} {...given} />;
  return (
    <fieldset class={style ? `ex-fields ${style}` : 'ex-fields'}>
      <legend>{legend}</legend>
      <Fields fields={fields} {...given} />
    </fieldset>
  );
}

/**
 * Makes the form of an example from its fields.
 *
 * @param fields lists the fields of an input
 * @returns both as parts of the example: the fields, and the form that shows them
 */
export const formOf = <V,>(fields: FieldsOf<V>) => ({
  fields,
  Form: (shown: FormProps & { readonly value: V }) => {
    const { refused, hydrated, onEnter, words } = shown;
    return fields(shown).map((group) => <Group key={group.legend} {...group} {...{ refused, hydrated, onEnter, words }} />);
  },
});
