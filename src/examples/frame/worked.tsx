import { useEffect, useMemo, useRef } from 'preact/hooks';
import { wordsOf, type Words } from '../../i18n/words.ts';
import type { Opening } from '../own-table/own-table.tsx';
import type { AnyExample, Refusal, Shown } from './example.ts';
import { Frame } from './frame.tsx';
import type { PageData } from './page-data.ts';
import type { Load } from './retry.ts';
import { readingsOf } from './state.ts';
import { ExampleId } from './scope.ts';
import { typedIn } from './typed.ts';
import { useExample } from './use-example.ts';
import { useLater } from './use-later.ts';

interface Waiting {
  readonly words: Words;
  readonly load: Load;
}

/** Fetches something when it is first needed. Until then, and until it has come, there is none. */
const useWhen = <T,>(needed: boolean, fetch: () => Promise<T>, load: Load): T | null => {
  const [found, start] = useLater(fetch, load);
  useEffect(() => {
    if (needed) start();
  }, [needed]);
  return found;
};

/**
 * Says why an input is refused. Words that most readers never see are fetched with the first refusal that needs them. Until
 * then the text is empty.
 *
 * @param problem the refusal; null if there is none
 */
const useRefusal = ({ refuse, refusals }: AnyExample, problem: Refusal | null, value: unknown, { words, load }: Waiting): string => {
  const said = problem && refuse(problem, words, value);
  const say = useWhen<(problem: Refusal) => string>(problem !== null && said === null, async () => refusals?.(words) ?? (() => ''), load);
  return said ?? (problem && say ? say(problem) : '');
};

/** Fetches the editor of the reader's own table and opens it. */
const openTable = async (opening: Opening): Promise<void> => {
  const { open } = await opening.load(() => import('../own-table/own-table.tsx'));
  void open(opening);
};

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
  const state = useExample(source, {
    embedded,
    editions: data.editions,
    load,
    enter: put,
    typed: () => typedIn(form.current),
  });
  const { value, edition } = state;
  const readings = readingsOf(edition, data.readings);
  // A step forward plays nothing again and says nothing anew.
  const { trace, after, problem } = useMemo(() => play(value, readings), [value, edition, data]);
  const refusal = useRefusal(example, problem, value, { words, load });
  const WaysOut = useWhen(
    problem !== null && example.fixes !== undefined && !embedded,
    async () => (await import('./ways-out.tsx')).waysOut(await example.fixes!(words)),
    load,
  );
  const step = Math.min(state.step, trace.length);
  const onEnter = (name: string, text: string): void => state.change((latest) => put(latest, name, text));
  const steps = useMemo(
    () =>
      trace.map((one, at) => {
        const { table, ...said } = example.describe(one, { value, readings, now: after(at + 1) }, words);
        return { rule: one.rule, also: one.also, ...said, table: Table && table ? <Table table={table} words={words} /> : null };
      }),
    [trace, words],
  );
  const shown: Shown<unknown, unknown, unknown, unknown> = {
    ...{ value, readings, trace, step, problem, words, embedded, load },
    event: trace[step - 1]?.event,
    now: after(step),
    before: step > 0 ? after(step - 1) : undefined,
    end: after(trace.length),
    rules: data.rules,
    own: state.preset === null,
    hydrated: state.hydrated,
    ...{ onEnter, onEdit: state.edit, onChange: state.change },
  };
  return (
    <ExampleId.Provider value={example.id}>
      <Frame
        id={example.id}
        form={form}
        game={data.game}
        state={{ ...state, step }}
        presets={source.presets}
        steps={steps}
        problem={problem && { code: problem.code, rule: problem.rule, text: refusal }}
        waysOut={problem && WaysOut && <WaysOut problem={problem} value={value} edit={state.edit} />}
        words={words}
        rules={data.rules}
        page={data.page}
        embedded={embedded}
        onTable={data.table && !embedded ? () => openTable({ form: form.current!, id: example.id, data: data.table!, load, state }) : undefined}
        editions={example.oneReading ? [] : data.editions}
        editor={Form && !embedded && <Form {...shown} />}
        motion={{ motion: example.motion, before: shown.before, after: shown.now, input: value }}
        result={Result && problem === null && <Result {...shown} />}
      >
        <Picture {...shown} />
      </Frame>
    </ExampleId.Provider>
  );
}
