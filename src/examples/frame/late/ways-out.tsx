import type { ComponentChild } from 'preact';
import { MAX_COUNT } from '../../../engine/core/countable.ts';
import type { EngineProblem, Enter, Fix } from '../definition/example.ts';
import { numberIn } from '../form/number-in.ts';
import type { ExampleState } from '../state/use-example.ts';

interface Props extends Pick<ExampleState<unknown>, 'value' | 'edit'> {
  /** Best first. */
  readonly fixes: readonly Fix<unknown>[];
  readonly problem: EngineProblem;
  /** Runs the engine on an input; null if it is not refused. */
  readonly problemOf: (value: unknown) => EngineProblem | null;
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

/** A way that a button leads: out of a refusal, or to another input. */
export interface Way {
  /** The same in all languages: the value of `data-fix`. */
  readonly id: string;
  readonly label: string;
  readonly take: () => void;
}

interface WaysProps {
  readonly ways: readonly Way[];
  /** Takes a way. Its button goes, so the focus has to move on. */
  readonly onTake: (way: Way, button: HTMLButtonElement) => void;
}

/** A button for each way; nothing if there is none. */
export const Ways = ({ ways, onTake }: WaysProps) =>
  ways.length === 0 ? null : (
    <div class="ex-fixes">
      {ways.map((way) => (
        <button key={way.id} type="button" class="ex-fix" data-fix={way.id} onClick={({ currentTarget }) => onTake(way, currentTarget)}>
          {way.label}
        </button>
      ))}
    </div>
  );

const takeFrom = ({ take }: Way, { form }: HTMLButtonElement): void => {
  form?.querySelector<HTMLElement>('[data-action="forward"]')?.focus({ preventScroll: true });
  take();
};

/** The ways out of a refusal, and their buttons; null if none helps. The focus moves on to the next step. */
export const waysOut = (props: Props): { readonly ways: readonly Way[]; readonly waysOut: ComponentChild } => {
  const ways = helpful(props).map(({ id, label, make }): Way => ({ id, label, take: () => props.edit(make) }));
  return { ways, waysOut: ways[0] ? <Ways ways={ways} onTake={takeFrom} /> : null };
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
export const nearest = (typed: string, min = 0, max = MAX_COUNT): number | null => {
  const number = numberIn(typed);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.round(number))) : null;
};
