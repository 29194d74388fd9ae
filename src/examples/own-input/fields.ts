/* The fields of an example's form, as the picture shows them: what is entered there is entered into the form. */

/** What a field of the form is. */
type Control = HTMLInputElement | HTMLSelectElement;

/** One field of the form, read from the page. */
export interface Field {
  readonly name: string;
  /** The part of the form that it stands in. */
  readonly part: string;
  readonly label: string;
  readonly kind: 'choice' | 'tick' | 'number' | 'text';
  /** Its content; of a tick box `true` or `false`. */
  readonly content: string;
  /** Its content in words; nothing for a tick box that is empty. */
  readonly said: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly isRefused: boolean;
  /** Whether its digits name each thing once. */
  readonly isOnce: boolean;
}

const optionsOf = (control: Control): readonly HTMLOptionElement[] => (control instanceof HTMLSelectElement ? [...control.options] : []);

const kindOf = (control: Control): Field['kind'] => {
  if (control instanceof HTMLSelectElement) return 'choice';
  if (control.type === 'checkbox') return 'tick';
  return control.closest('.ex-number') ? 'number' : 'text';
};

const read = (control: Control): Field => {
  const part = control.closest('fieldset, .ex-fields');
  const options = optionsOf(control).map(({ value, text }) => [value, text] as const);
  const kind = kindOf(control);
  const label = control.closest('.ex-field')!.querySelector('label > span, label')!.textContent;
  const isTicked = kind === 'tick' && (control as HTMLInputElement).checked;
  const said = options.find(([value]) => value === control.value)?.[1] ?? control.value.replace(/^-/, '−');
  return {
    name: control.name,
    part: part?.ariaLabel ?? part?.querySelector('legend')?.textContent ?? '',
    ...{ label, kind, options },
    content: kind === 'tick' ? String(isTicked) : control.value,
    said: kind !== 'tick' ? said : isTicked ? '✓' : '',
    isRefused: control.ariaInvalid === 'true',
    isOnce: control.closest('[data-once]') !== null,
  };
};

/** The edition is about all examples, and stands in no part of a form. */
const controlsIn = (form: HTMLFormElement): readonly Control[] => [...form.querySelectorAll<Control>('.ex-input :is(fieldset, .ex-fields) [name]')];

/** Lists all fields of the form. */
export const fieldsIn = (form: HTMLFormElement): readonly Field[] => controlsIn(form).map(read);

/**
 * Finds the fields that a place of the picture stands for.
 *
 * @param names the names of fields, such as `vp fu.red.`. A name that ends with a full stop means all that begin with it
 */
export const fieldsOf = (form: HTMLFormElement, names: string): readonly Field[] =>
  names.split(' ').flatMap((name) => fieldsIn(form).filter((field) => field.name === name || (name.endsWith('.') && field.name.startsWith(name))));

/** Enters a text into a field of the form, as a reader would. */
export const enterInto = (form: HTMLFormElement, name: string, text: string): void => {
  const control = controlsIn(form).find((one) => one.name === name);
  if (!control) return;
  const kind = kindOf(control);
  if (kind === 'tick') (control as HTMLInputElement).checked = text === 'true';
  else control.value = text;
  control.dispatchEvent(new Event(kind === 'tick' || kind === 'choice' ? 'change' : 'input', { bubbles: true }));
};
