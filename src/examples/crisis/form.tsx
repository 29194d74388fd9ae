import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField } from '../frame/fields.tsx';
import type { CrisisInput } from './input.ts';

/** What every part of the form needs. */
export interface FormProps {
  readonly input: CrisisInput;
  /** Takes a field's name and its new content. */
  readonly onEnter: (name: string, text: string) => void;
  readonly words: Words;
}

interface NumberProps extends FormProps {
  readonly name: string;
  readonly label: string;
  /** The whole label, for those who do not see where the field stands. */
  readonly full: string;
  readonly value: number;
}

/** A number of the position, or what was typed instead of one. */
export function FormNumber({ input: { drafts }, onEnter, words, name, label, full, value }: NumberProps) {
  const draft = drafts[name];
  return (
    <NumberField
      name={name}
      label={label}
      full={full}
      text={draft ?? String(value)}
      words={words}
      awake
      invalid={draft !== undefined}
      onChange={(text) => onEnter(name, text)}
    />
  );
}

interface ChoiceProps extends Pick<FormProps, 'onEnter'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** One choice of the position. */
export function FormChoice({ onEnter, name, label, value, options }: ChoiceProps) {
  return <Choice name={name} label={label} value={value} options={options} awake onChange={(to) => onEnter(name, to)} />;
}
