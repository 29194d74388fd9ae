import type { Fix, Refusal } from './example.ts';
import type { ExampleState } from './use-example.ts';

interface Props {
  readonly problem: Refusal;
  readonly value: unknown;
  readonly edit: ExampleState<unknown>['edit'];
}

/**
 * Makes the buttons out of a refusal. They go with it, so the focus moves on to the next step.
 *
 * @param fixesOf the ways out of a refusal, best first
 */
export const waysOut =
  (fixesOf: (problem: Refusal, value: unknown) => readonly Fix<unknown>[]) =>
  ({ problem, value, edit }: Props) => {
    const fixes = fixesOf(problem, value);
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
  };
