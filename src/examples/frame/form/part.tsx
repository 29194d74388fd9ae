import type { ComponentChildren, VNode } from 'preact';
import { bound, minused } from '../../../i18n/words.ts';

/** What a part reads of its fields: they are `Choice`, `Tick`, `NumberField` or `TextField`. */
interface FieldHeld {
  readonly label: string;
  readonly invalid?: boolean;
  readonly value?: string;
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly text?: string;
  readonly checked?: boolean;
}

/** What one field holds, in words; nothing for an empty tick box. */
const heldIn = ({ label, value, options, text, checked }: FieldHeld): string => {
  if (checked !== undefined) return checked ? label : '';
  return bound(label, options?.find(([id]) => id === value)?.[1] ?? minused(text ?? ''));
};

/** Fields of a form that belong to one player, card or fund, folded. What they hold is said in one line. */
export function Part({ legend, children }: { readonly legend: string; readonly children: ComponentChildren }) {
  const fields = ([children].flat(9) as readonly (VNode<FieldHeld> | false | null)[]).flatMap((child) => (child ? [child.props] : []));
  return (
    <details class="ex-part">
      <summary data-refused={fields.some(({ invalid }) => invalid) ? '' : undefined}>
        <b>{legend}</b> <span>{fields.map(heldIn).filter(Boolean).join(' · ')}</span>
      </summary>
      <div class="ex-fields" role="group" aria-label={legend}>
        {children}
      </div>
    </details>
  );
}
