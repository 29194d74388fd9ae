import type { Fix } from './example.ts';
import type { ExampleState } from './use-example.ts';

interface Props {
  /** Best first. */
  readonly fixes: readonly Fix<unknown>[];
  readonly edit: ExampleState<unknown>['edit'];
}

/** The buttons out of a refusal. They go with it, so the focus moves on to the next step. */
export function WaysOut({ fixes, edit }: Props) {
  if (fixes.length === 0) return null;
  return (
    <div class="ex-fixes">
      {fixes.map(({ id, label, make }) => (
        <button
          key={id}
          type="button"
          class="ex-fix"
          data-fix={id}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector<HTMLElement>('[data-action="forward"]')?.focus({ preventScroll: true });
            edit(make);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
