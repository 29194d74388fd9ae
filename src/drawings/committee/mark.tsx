import type { ComponentChildren } from 'preact';
import type { Changes } from './changes.ts';

interface Props {
  /** The key of the place in `changes`. */
  readonly at: string;
  readonly changes: Changes;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One place of the picture. If the step changed it, an outline and a small sign say so. */
export function Mark({ at, changes, class: name = '', children }: Props) {
  const sign = changes.get(at);
  return (
    <span class={`cm-place ${name}${sign ? ' is-changed' : ''}`}>
      {children}
      {sign && (
        <span class="cm-sign" aria-hidden="true">
          {sign}
        </span>
      )}
    </span>
  );
}
