/* What an example needs on its own page and in a chapter, but not for its first answer. The stage fetches it then. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableExample } from '../../editors/own-table/table/inputs.ts';
import { listPresets } from './all-presets.ts';
import type { CaseShown } from './case-shown.ts';
import { citeIn } from './cited.ts';
import { AT_CASE, AT_TABLE } from '../state/fragments.ts';
import { leadOn } from './next-preset.ts';
import { enterInPicture } from './own-input.ts';
import { Rail } from '../stage/rail.tsx';
import type { Load } from '../loading/retry.ts';
import type { SaidStep } from '../stage/stepper.tsx';
import { stateInAddress, type ExampleState } from '../state/use-example.ts';
import type { AnyExample } from '../definition/example.ts';

interface Props<V> extends CaseShown<V> {
  readonly state: CaseShown<V>['state'] & Pick<ExampleState<V>, 'origin'>;
  readonly example: CaseShown<V>['example'] & Pick<AnyExample, 'source'>;
  readonly steps: readonly SaidStep[];
  /** The element with all fields and buttons. */
  readonly form: RefObject<HTMLFormElement>;
  readonly load: Load;
}

/** Without the code that recognises it, the table is another case, as one that a link brought. */
const recogniseTable = <V,>(form: HTMLElement, { example, words, state: { edit } }: Props<V>): void => {
  import('../../editors/own-table/in-example/own-table-kept.ts')
    .then(({ announce }) => announce(form, example.id as TableExample, words, edit))
    .catch(() => undefined);
};

/** A second press for an editor that did not come is a try again, as a press on what says so. */
const tryAgain = ({ target }: Event): void => {
  const button = (target as Element).closest<HTMLButtonElement>('[data-action="own"], [data-action="table"]');
  button?.form!.querySelector<HTMLElement>('.ex-failed button')!.click();
};

/** Acts when no press is under way in an element: what moves under a finger would get no click. */
const whenReleased = (element: Element, act: () => void): void => {
  if (!element.matches(':active')) return act();
  const ended = new AbortController();
  const onEnd = (): void => {
    ended.abort();
    // The click of the press comes first.
    setTimeout(act);
  };
  ['pointerup', 'pointercancel'].forEach((end) => addEventListener(end, onEnd, { signal: ended.signal }));
};

/** A link to a case opens at its stage, unless the browser comes back to where the reader was. Any other page opens at its top. */
const showStage = (form: HTMLFormElement): void => {
  if (!scrollY && stateInAddress()) form.querySelector('[data-stage]')!.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/** Opens the editor that the address asks for, or recognises a table that another page brought, such as that of its editor. */
const takeTable = <V,>(form: HTMLFormElement, props: Props<V>): void => {
  const { preset, damaged } = props.state;
  // What is said of a damaged address would stand behind an editor.
  if (damaged) return;
  const table = form.querySelector<HTMLElement>('[data-action="table"]');
  if (location.hash === AT_TABLE) table?.click();
  else if (location.hash === AT_CASE) form.querySelector<HTMLElement>('[data-action="own"]')?.click();
  else if (table && preset === null) recogniseTable(form, props);
};

/** The situation that the reader is in: also the refused one that a way out has led out of. Another input of their own belongs to none. */
const situationOf = <V,>({ state: { preset, origin }, example }: Props<V>): string | null =>
  preset ?? (example.source.presets.some(({ id, refused }) => refused && id === origin) ? origin : null);

/** The rail of the steps. With it come the list of situations, the way to the next one, the editor of the own case, and what is known of a table. */
export function Late<V>(props: Props<V>) {
  const latest = useRef(props);
  const followOwn = useRef<() => void>();
  const followStep = useRef<ReturnType<typeof leadOn>>();
  const cite = useRef<(step: number) => void>();
  latest.current = props;
  useLayoutEffect(() => {
    const form = props.form.current!;
    form.addEventListener('click', tryAgain, true);
    followOwn.current = enterInPicture(form, () => latest.current, props.load);
    followStep.current = leadOn(form, props.words);
    cite.current = citeIn(form);
    takeTable(form, props);
    whenReleased(form, () => {
      listPresets(form.querySelector('.ex-presets')!, props.words);
      showStage(form);
    });
  }, []);
  useLayoutEffect(() => followOwn.current?.());
  const isLast = props.steps.length > 0 && props.state.step === props.steps.length;
  const situation = situationOf(props);
  useLayoutEffect(() => followStep.current?.(isLast, situation), [isLast, situation]);
  useLayoutEffect(() => cite.current?.(props.state.step), [props.steps, props.state.step]);
  return <Rail {...props} />;
}
