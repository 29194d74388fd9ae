/* Reads in a trace of Chromium what the main thread worked from a mark to the end of the next frame. */

/** An event of the trace. Times are in microseconds; `tdur` is time of the thread alone. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What is told of a frame: the whole, and its parts. */
export const PARTS = ['all', 'script', 'style', 'layout', 'paint', 'rest'] as const;

/** The work in milliseconds. `layout` has the styles inside containers; `paint` is all that follows layout. */
export type Frame = Readonly<Record<(typeof PARTS)[number], number>>;

/** The trace's names of what is neither script nor the browser's administration. */
const PART_OF: Readonly<Record<string, 'style' | 'layout' | 'paint'>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const holds = (outer: TraceEvent, inner: TraceEvent): boolean => inner.ts >= outer.ts && inner.ts < endOf(outer);

/** Events that are not inside another of them. */
const outermost = (events: readonly TraceEvent[]): readonly TraceEvent[] =>
  events.reduce<readonly TraceEvent[]>((found, one) => (found.at(-1) && holds(found.at(-1)!, one) ? found : [...found, one]), []);

const worked = (events: readonly TraceEvent[]): number => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** The work from one mark on. `events` are those of its thread, in order. */
const frameFrom = (mark: TraceEvent, events: readonly TraceEvent[]): Frame => {
  const frame = events.find(({ name, ts }) => ts > mark.ts && name === 'ProxyMain::BeginMainFrame');
  if (!frame) throw new Error(`no frame after "${mark.name}"`);
  const near = events.filter((one) => endOf(one) >= mark.ts && one.ts <= endOf(frame));
  const tasks = outermost(near.filter(({ name }) => name.endsWith('RunTask')));
  const within = near.filter((one) => tasks.some((task) => holds(task, one)));
  const known = outermost(within.filter(({ name }) => name in PART_OF));
  const part = (which: string): number => worked(known.filter(({ name }) => PART_OF[name] === which));
  const [style, layout, paint] = [part('style'), part('layout'), part('paint')];
  const all = worked(tasks);
  // The task with the frame has no script of the page.
  const inFrame = tasks.filter((task) => holds(task, frame));
  const rest = worked(inFrame) - worked(known.filter((one) => inFrame.some((task) => holds(task, one))));
  return { all, script: all - style - layout - paint - rest, style, layout, paint, rest };
};

/** The frame after each mark of the page, by the mark's name. */
export const framesIn = (events: readonly TraceEvent[]): ReadonlyMap<string, Frame> => {
  const marks = events.filter(({ cat, name }) => cat.includes('blink.user_timing') && /^(step|nothing) /.test(name));
  const { pid, tid } = marks[0]!;
  const main = events
    .filter((one) => one.pid === pid && one.tid === tid && one.ph === 'X')
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return new Map(marks.map((mark) => [mark.name, frameFrom(mark, main)]));
};
