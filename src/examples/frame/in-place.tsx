/* One step of an example, as a chapter shows it under the rule that the step applies. */
import { render } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Cite } from '../../drawings/cite.tsx';
import type { Strings } from '../../i18n/say.ts';
import { saying, wordsOf, type Words } from '../../i18n/words.ts';
import { codecOf } from './definition/codec-of.ts';
import { crowdOf } from './definition/crowd.ts';
import type { AnyExample, AnyMotion, EngineProblem, Readings, Shown } from './definition/example.ts';
import { moverOf } from './stage/motion.ts';
import type { PageData } from './definition/page-data.ts';
import { opened, readersEdition, readingsOf } from './state/state.ts';
import { decode } from './state/url-state.ts';

/** How long the state before the step is shown, in milliseconds. */
const LOOK = 900;

/** What only such a step says. One file for each language. */
const files = import.meta.glob<Strings>('../../../content/ui/*/in-place.json', { import: 'default' });

/** What a step is shown with. */
interface InPlaceOptions {
  readonly example: AnyExample;
  readonly data: PageData;
  /** The preset or the input, and the step, as `?s=` has them. */
  readonly s: string;
  /** The address of the whole example at this step. */
  readonly page: string;
  readonly onFold: () => void;
}

type Runs = ReturnType<AnyExample['play']>;

/** The same, with everything that had to be fetched and played. */
interface Props extends Omit<InPlaceOptions, 's'>, Pick<Runs, 'trace' | 'after' | 'problem'> {
  readonly words: Words;
  readonly value: unknown;
  readonly readings: Readings;
  /** Counted from 1; 0 if a refused preset has none. */
  readonly step: number;
  /** Why the preset is refused, if it is the refusal that applies the rule. */
  readonly refusal: string | undefined;
  /** The places that it is about. */
  readonly refused: ReadonlySet<string>;
  readonly motion: AnyMotion | undefined;
}

/** The picture before or after the step. Before it, nothing is marked. */
function Picture({ example, trace, after, step, isBefore, ...props }: Props & { readonly isBefore: boolean }) {
  const at = step - Number(isBefore);
  const { value, readings, problem, refused, words, data } = props;
  const none = (): void => {};
  const shown: Shown<unknown, unknown, unknown, unknown> = {
    value,
    readings,
    trace,
    problem,
    words,
    rules: data.rules,
    refused: isBefore ? new Set<string>() : refused,
    step: at,
    event: isBefore ? undefined : trace[at - 1]?.event,
    now: after(at),
    before: isBefore || at === 0 ? undefined : after(at - 1),
    end: after(trace.length),
    own: false,
    embedded: true,
    hydrated: true,
    load: (fetch) => fetch(),
    onEnter: none,
    onChange: none,
    onEdit: none,
  };
  return <example.Picture {...shown} />;
}

/** What happens in the step and why, with the rules that decide it. */
function Sentence({ example, data, trace, after, problem, step, value, readings, refusal, words, page }: Props) {
  const one = trace[step - 1];
  const said = one && example.describe(one, { value, readings, now: after(step) }, words);
  const whole = (
    <a class="in-place-whole" href={page}>
      {words.say('in-place.whole')}
    </a>
  );
  return (
    <div class="ex-now">
      {refusal !== undefined && (
        <p class="ex-problem" data-problem={(problem as EngineProblem).code}>
          {refusal} <Cite rule={(problem as EngineProblem).rule} rules={data.rules} />
        </p>
      )}
      {said && (
        <p>
          <span class="ex-count">{words.say('stepper.position', { n: step, of: trace.length })}</span> <span class="ex-what">{said.what}</span>
        </p>
      )}
      {one && said && (
        <p class="in-place-why">
          {said.why}
          {[one.rule, ...(one.also ?? [])].map((rule) => (
            <>
              {' '}
              <Cite rule={rule} rules={data.rules} />
            </>
          ))}{' '}
          {whole}
        </p>
      )}
      {!said && <p>{whole}</p>}
    </div>
  );
}

/** Marks which picture is shown, and takes what the buttons ask for. */
interface Buttons {
  readonly isBefore: boolean;
  readonly onShow: (isBefore: boolean) => void;
  readonly onReplay: () => void;
}

function Controls({ isBefore, onShow, onReplay, step, onFold, words }: Buttons & Pick<Props, 'step' | 'onFold' | 'words'>) {
  const side = (before: boolean) => (
    <button type="button" class="in-place-side" aria-pressed={isBefore === before} onClick={() => onShow(before)}>
      {words.say(`in-place.${before ? 'before' : 'after'}`)}
    </button>
  );
  const sign = (name: string, path: string, onPress: () => void) => (
    <button
      type="button"
      class="ex-go"
      data-action={name}
      aria-label={words.say(`in-place.${name}`)}
      title={words.say(`in-place.${name}`)}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div class="ex-controls">
      {step > 0 && side(true)}
      {step > 0 && side(false)}
      {step > 0 && sign('replay', 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 4', onReplay)}
      {sign('fold', 'M6 6l12 12M18 6 6 18', onFold)}
    </div>
  );
}

/** Shows the picture before the step for a moment, then the step. With reduced motion, the reader asks for it. */
const useReplay = (isStill: boolean) => {
  const [isBefore, setBefore] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const onShow = (before: boolean): void => {
    clearTimeout(timer.current);
    setBefore(before);
  };
  const onReplay = (): void => {
    onShow(true);
    timer.current = setTimeout(() => setBefore(false), LOOK);
  };
  useLayoutEffect(() => {
    if (!isStill) onReplay();
    return () => clearTimeout(timer.current);
  }, []);
  return { isBefore, onShow, onReplay };
};

/** One step: its picture before and after, its sentence, its buttons. */
function InPlace(props: Props) {
  const { example, value, step, after, motion, words } = props;
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const move = useMemo(() => motion && moverOf(motion.places), []);
  const buttons = useReplay(step === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { isBefore } = buttons;
  useLayoutEffect(() => {
    // The picture keeps the height of the higher state, so that the text below stays where it is.
    picture.current!.style.minBlockSize = `${picture.current!.getBoundingClientRect().height}px`;
    if (step === 0) return;
    move?.(stage.current!, !isBefore, motion && !isBefore ? motion.flights(after(step - 1), after(step), value, step) : []);
  }, [isBefore]);
  useLayoutEffect(() => {
    let width = innerWidth;
    let isInSight = true;
    // It is called after the layout: while the page is resized, it still has what was in sight before.
    const sight = new IntersectionObserver((seen) => void (isInSight = seen.at(-1)!.isIntersecting));
    sight.observe(stage.current!);
    const onResize = (): void => {
      picture.current!.style.removeProperty('min-block-size');
      // A phone was turned while the step was in sight. The bars of a browser that come and go change the height alone.
      if (innerWidth !== width && isInSight) stage.current!.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      width = innerWidth;
    };
    addEventListener('resize', onResize);
    return () => {
      sight.disconnect();
      removeEventListener('resize', onResize);
    };
  }, []);
  return (
    <div class={`example example-${example.id} in-place`} lang={words.lang} role="group" aria-label={words.say(`${example.id}.page.title`)}>
      <div ref={stage} class="ex-stage" data-moves={example.motion && crowdOf(after(step))}>
        <div ref={picture} class="ex-picture">
          <Picture {...props} isBefore={isBefore} />
        </div>
        <div class="ex-bar">
          <Sentence {...props} />
          <Controls {...props} {...buttons} />
        </div>
      </div>
    </div>
  );
}

/**
 * Fetches and plays what a step is shown with.
 *
 * @returns a function that draws the step into an element, and returns the one that clears it
 * @throws Error when a part cannot be fetched
 */
export const prepare = async ({ s, ...asked }: InPlaceOptions): Promise<(host: HTMLElement) => () => void> => {
  const { example, data } = asked;
  const { source, play, refuse, refusals } = example;
  const { editions } = data;
  const isInput = decode(s, editions)?.kind === 'input';
  const [own, motion, codec] = await Promise.all([
    files[`../../../content/ui/${data.lang}/in-place.json`]!(),
    example.motion?.(),
    isInput ? codecOf(example) : null,
  ]);
  const words = saying(wordsOf(data.strings, data.lang, data.names), { 'in-place': own });
  const { value, edition, step } = opened(source, codec, { s, edition: readersEdition(editions), editions });
  const readings = readingsOf(edition, data.readings);
  const { trace, after, problem } = play(value, readings);
  const isRefused = problem !== null && step >= trace.length;
  const about = isRefused ? (await refusals?.(words))?.about(problem, value) : undefined;
  const refusal = isRefused ? (refuse(problem, words, value) ?? about?.text ?? '') : undefined;
  const refused = new Set(about?.places);
  const props = { ...asked, words, value, readings, trace, after, problem, step: Math.min(step, trace.length), refusal, refused, motion };
  return (host) => {
    render(<InPlace {...props} />, host);
    return () => render(null, host);
  };
};
