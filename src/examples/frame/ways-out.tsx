import { MAX_WHOLE } from '../../engine/core/whole.ts';
import type { Enter, Fix, Refusal } from './example.ts';
import { numberIn } from './number-in.ts';
import type { ExampleState } from './use-example.ts';

interface Props extends Pick<ExampleState<unknown>, 'value' | 'edit'> {
  /** Best first. */
  readonly fixes: readonly Fix<unknown>[];
  readonly problem: Refusal;
  /** Runs the engine on an input; null if it is not refused. */
  readonly problemOf: (value: unknown) => Refusal | null;
}

/** The ways out that help: those to an input that is not refused, and before another problem at least those out of this one. */
const helpful = ({ fixes, problem, problemOf, value }: Props): readonly Fix<unknown>[] => {
  const left = fixes.map((fix) => {
    const made = fix.make(value, 1);
    return { fix, after: made ? problemOf(made[0]) : problem };
  });
  const legal = left.filter(({ after }) => after === null);
  const helping = legal.length > 0 ? legal : left.filter(({ after }) => JSON.stringify(after) !== JSON.stringify(problem));
  const ids = helping.map(({ fix }) => fix.id);
  return helping.filter((_, at) => ids.indexOf(ids[at]!) === at).map(({ fix }) => fix);
};

/** The buttons out of a refusal; null if none helps. They go with it, so the focus moves on to the next step. */
export const waysOut = (props: Props) => {
  const fixes = helpful(props);
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
            props.edit(make);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
};

/** Makes the ways out of an example whose input is made of fields: each enters content into some of them. */
export const fixingFields =
  <V,>(enter: Enter<V>) =>
  (id: string, label: string, entries: Readonly<Record<string, string | number>>): Fix<V> => ({
    id,
    label,
    make: (latest) => [Object.entries(entries).reduce((value, [name, content]) => enter(value, name, String(content)), latest), 1],
  });

/** The whole number from `min` to `max` that is nearest to a typed one; null for a text that is no number. */
export const nearest = (typed: string, min = 0, max = MAX_WHOLE): number | null => {
  const number = numberIn(typed);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.round(number))) : null;
};
