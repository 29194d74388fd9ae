/* The fields of an example's form as data. The form itself says what they are: its parts are called, and nothing is drawn. */
import type { ComponentChildren, FunctionComponent, VNode } from 'preact';
import { minused } from '../../../i18n/words.ts';
import { Choice, type FieldProps } from '../../frame/form/choice.tsx';
import { NumberField, TextField, Tick } from '../../frame/form/fields.tsx';

/** What the components of fields are given. Each of them has one of the contents. */
interface DrawnProps extends FieldProps {
  readonly full?: string;
  readonly value?: string;
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly text?: string;
  readonly checked?: boolean;
}

/** A field as the form draws it. */
type Drawn = VNode<DrawnProps>;

/** One field of the form. */
export interface Field {
  readonly name: string;
  /** The part of the form that it stands in. */
  readonly part: string;
  /** The name of the part, if the label cannot be understood without it. It is empty in the first part, which is about the whole case. */
  readonly about: string;
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
  readonly drawn: Drawn;
}

const KINDS: ReadonlyMap<unknown, Field['kind']> = new Map<unknown, Field['kind']>([
  [Choice, 'choice'],
  [Tick, 'tick'],
  [NumberField, 'number'],
  [TextField, 'text'],
]);

/** What is known of a field from what it stands in. */
interface FieldContext {
  readonly part: string;
  readonly isOnce: boolean;
}

const contentOf = ({ checked, value, text }: DrawnProps): string => (checked === undefined ? (value ?? text ?? '') : String(checked));

const saidOf = ({ checked, options, ...props }: DrawnProps): string => {
  if (checked !== undefined) return checked ? '✓' : '';
  const content = contentOf(props);
  return options?.find(([value]) => value === content)?.[1] ?? minused(content);
};

const fieldFrom = (drawn: Drawn, kind: Field['kind'], around: FieldContext): Omit<Field, 'about'> => {
  const { name, label, options = [], invalid } = drawn.props;
  return { name, label, kind, options, drawn, ...around, content: contentOf(drawn.props), said: saidOf(drawn.props), isRefused: invalid === true };
};

/** What an element of a form is given. */
interface ElementProps {
  readonly class?: string;
  readonly children?: ComponentChildren;
  readonly 'aria-label'?: string;
  readonly 'data-once'?: string;
}

const isElement = (child: unknown): child is VNode => typeof child === 'object' && child !== null && 'type' in child;

const textIn = (child: ComponentChildren): string => {
  if (Array.isArray(child)) return child.map(textIn).join('');
  if (isElement(child)) return textIn((child.props as ElementProps).children);
  return typeof child === 'string' ? child : '';
};

const legendIn = (children: ComponentChildren): string => textIn([children].flat().filter((one) => isElement(one) && one.type === 'legend'));

/** What an element says of the fields within it. */
const aroundIn = (props: ElementProps, around: FieldContext): FieldContext => {
  if (!props.class?.split(' ').includes('ex-fields')) return around;
  return { part: props['aria-label'] ?? legendIn(props.children), isOnce: props['data-once'] !== undefined };
};

const fieldsOfAll = (child: ComponentChildren, around: FieldContext): readonly Omit<Field, 'about'>[] => {
  if (Array.isArray(child)) return child.flatMap((one) => fieldsOfAll(one, around));
  if (!isElement(child)) return [];
  const { type, props } = child as VNode<ElementProps>;
  const kind = KINDS.get(type);
  if (kind) return [fieldFrom(child as Drawn, kind, around)];
  if (typeof type === 'function') return fieldsOfAll((type as FunctionComponent<ElementProps>)(props), around);
  return fieldsOfAll(props.children, aroundIn(props, around));
};

/**
 * Lists all fields of a form.
 *
 * @param form the form as its example returns it. Its components must keep no state
 */
export const fieldsIn = (form: ComponentChildren): readonly Field[] => {
  const fields = fieldsOfAll(form, { part: '', isOnce: false });
  return fields.map((field) => ({ ...field, about: field.part === fields[0]!.part ? '' : field.part }));
};

/**
 * Finds the fields that a place of the picture stands for.
 *
 * @param names the names of fields, such as `vp fu.red.`. A name that ends with a full stop means all that begin with it
 */
export const fieldsNamed = (fields: readonly Field[], names: string): readonly Field[] =>
  names.split(' ').flatMap((name) => fields.filter((field) => field.name === name || (name.endsWith('.') && field.name.startsWith(name))));
