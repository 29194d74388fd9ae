import { useMemo, useRef } from 'preact/hooks';
import type { Step } from '../../engine/core/outcome.ts';
import { wordsOf, type Said, type Words } from '../../i18n/words.ts';
import type { Opening } from '../editors/own-table/own-table.tsx';
import type { AnyExample, EngineProblem, Readings, Shown } from './definition/example.ts';
import { Frame, type FrameProps } from './frame.tsx';
import type { PageData } from './definition/page-data.ts';
import type { Load } from './loading/retry.ts';
import type { SaidStep } from './stage/stepper.tsx';
import { readingsOf } from './state/state.ts';
import { typedIn } from './loading/typed.ts';
import { useExample, type ExampleState } from './state/use-example.ts';
import { useWhen } from './loading/use-later.ts';

/** What a refusal needs of the example's state. */
interface Waiting extends Pick<ExampleState<unknown>, 'value' | 'table' | 'edit'> {
  readonly readings: Readings;
  readonly words: Words;
  readonly load: Load;
}

/**
 * What a refusal is shown with: why the input is refused, the places that it is about, and the buttons out of it. What most
 * readers never see is fetched with the first refusal. Until then the text may be empty.
 */
const useRefusal = (
  { refuse, refusals, play }: AnyExample,
  problem: EngineProblem | null,
  { value, table, readings, edit, words, load }: Waiting,
): Pick<FrameProps, 'problem' | 'ways' | 'waysOut' | 'refused'> => {
  const more = useWhen(problem && refusals, async () => ({ ...(await import('./late/ways-out.tsx')), ...(await refusals!(words)) }), load);
  const about = useMemo(() => problem && more && more.about(problem, value, table), [problem, more, table]);
  const refused = useMemo(() => new Set(about?.places), [about]);
  return {
    problem: problem && { ...problem, text: refuse(problem, words, value) ?? about?.text ?? '' },
    refused,
    ...(problem && about && more!.waysOut({ ...about, problem, problemOf: (input) => play(input, readings).problem, value, edit })),
  };
};

/** Fetches the editor of the reader's own table and opens it. */
const openTable = (opening: Opening): Promise<void> =>
  opening.load(() => import('../editors/own-table/own-table.tsx')).then((code) => code.open(opening));

/** A step in words, with its table if it has one. */
const said = ({ rule, also }: Step<unknown>, { table, ...told }: Said, Table: AnyExample['Table'], words: Words): SaidStep => ({
  rule,
  also,
  ...told,
  table: Table && table ? <Table table={table} words={words} /> : null,
});

interface Props {
  readonly example: AnyExample;
  readonly data: PageData;
  /** Whether the example is part of a chapter. Then it links to its own page, and its state is not written to the address. */
  readonly embedded: boolean;
  /** Fetches what is not needed at once. The server fetches nothing. */
  readonly load?: Load;
}

/** A worked example. It runs the engine on the present input and renders the present step in the frame of all examples. */
export function Worked({ example, data, embedded, load = (fetch) => fetch() }: Props) {
  const { source, enter, play, Picture, Form, Result, Table } = example;
  const words = useMemo(() => wordsOf(data.strings, data.lang, data.names), [data]);
  const form = useRef<HTMLFormElement>(null);
  // A fetched form changes the input with its own `enter`.
  const put = (into: unknown, name: string, text: string): unknown => ('fetch' in enter ? into : enter(into, name, text));
  const state = useExample(source, { embedded, editions: data.editions, load, enter: put, typed: () => typedIn(form.current) });
  const { value, table, edition } = state;
  const readings = readingsOf(edition, data.readings);
  // A step forward plays nothing again and says nothing anew.
  const { trace, after, problem } = useMemo(() => play(value, readings), [value, edition, data]);
  // What the parts of the example and the frame get alike.
  const given = { value, readings, words, rules: data.rules, embedded, load };
  const refusal = useRefusal(example, problem, { ...given, table, edit: state.edit });
  const step = Math.min(state.step, trace.length);
  const steps = useMemo(
    () =>
      trace.map((one, at) => {
        const now = after(at + 1);
        const plain = example.describe(one, { value, readings, now }, words);
        return said(one, table?.say(plain, one.event, at, now) ?? plain, Table, words);
      }),
    [trace, words, table],
  );
  const shown: Shown<unknown, unknown, unknown, unknown> = {
    ...given,
    trace,
    step,
    problem,
    refused: refusal.refused,
    event: trace[step - 1]?.event,
    now: after(step),
    before: step ? after(step - 1) : undefined,
    end: after(trace.length),
    own: state.preset === null,
    drawNumber: table?.drawNumber,
    hydrated: state.hydrated,
    onEnter: (name, text) => state.change((latest) => put(latest, name, text)),
    onEdit: state.edit,
    onChange: state.change,
  };
  return (
    <Frame
      example={example}
      shown={shown}
      form={form}
      game={data.game}
      state={{ ...state, step }}
      steps={steps}
      {...refusal}
      {...given}
      page={data.page}
      onTable={data.table && !embedded ? () => openTable({ form: form.current!, id: example.id, data: data.table!, load, state }) : undefined}
      editions={example.oneReading ? [] : data.editions}
      editor={Form && !embedded && <Form {...shown} />}
      result={Result && !problem && <Result {...shown} />}
    >
      <Picture {...shown} />
    </Frame>
  );
}
