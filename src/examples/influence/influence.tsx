import { useMemo, useRef } from 'preact/hooks';
import {
  resolveInfluence,
  applyInfluence,
  startInfluence,
  type InfluenceEvent,
  type Readings,
  type TurmoilProblem,
} from '../../engine/turmoil/index.ts';
import { amountOf, describeInfluence } from './sentences.ts';
import { wordsOf, type Words } from '../../i18n/words.ts';
import { readingsOf } from '../frame/example.ts';
import { Frame, type SaidProblem } from '../frame/frame.tsx';
import { numberIn } from '../frame/number-in.ts';
import { useRefusal } from '../frame/refusal.ts';
import { typedInto } from '../frame/typed.ts';
import type { WorkedProps } from '../frame/types.ts';
import { useExample } from '../frame/use-example.ts';
import { InfluenceFields } from './fields.tsx';
import { source, type InfluenceInput } from './presets.ts';
import { Units } from './units.tsx';

/** Works an input out. The seat's colour does not matter to the result. */
const workedOut = (input: InfluenceInput, readings: Readings) =>
  resolveInfluence({
    ...input,
    player: 'red',
    amount: numberIn(input.amount),
    delegates: numberIn(input.delegates),
    reading: readings['influence.adjust'],
  });

/** The last stage: what changes, by how much, and whether it is a loss. */
const resultOf = (events: readonly InfluenceEvent[]) => {
  const last = events.find((event) => event.type === 'multiplied' || event.type === 'compared');
  if (last?.type !== 'multiplied' && last?.type !== 'compared') return null;
  return { by: last.by, asset: last.asset, kind: last.type === 'multiplied' && last.kind === 'lose' ? 'lose' : 'gain' } as const;
};

/** The example has one player without a board, so that a wrong number of delegates is said in its own words. */
const said = (problem: TurmoilProblem, refusal: string, words: Words): SaidProblem => ({
  code: problem.code,
  rule: problem.rule,
  text: problem.code === 'wrong-delegate-count' ? words.say('influence.too-many', { n: problem.count, due: problem.due }) : refusal,
});

/**
 * The example `influence`: what a global event does to one player, from the count to the M€.
 * Follows influence.max-five, influence.sources, influence.adjust.
 */
export function Influence({ strings, lang, names, rules, readings, page, embedded = false }: WorkedProps) {
  const words = useMemo(() => wordsOf(strings, lang, names), [strings, lang, names]);
  const form = useRef<HTMLDivElement>(null);
  const example = useExample(source, embedded, () => typedInto(form.current, source.presets[0].value));
  const reading = readingsOf(example.edition, readings);
  const outcome = workedOut(example.value, reading);
  const refusal = useRefusal(outcome.ok ? null : outcome.problem, words);
  const trace = outcome.ok ? outcome.trace : [];
  const step = Math.min(example.step, trace.length);
  const state = trace.slice(0, step).reduce((now, { event }) => applyInfluence(now, event), startInfluence(example.value.card));
  const end = outcome.ok ? resultOf(outcome.trace.map(({ event }) => event)) : null;
  return (
    <Frame
      id="influence"
      example={{ ...example, step }}
      presets={source.presets}
      steps={trace.map(({ rule, also, event }) => ({ rule, also, ...describeInfluence(event, reading['influence.adjust'], words) }))}
      problem={outcome.ok ? null : said(outcome.problem, refusal, words)}
      words={words}
      rules={rules}
      page={page}
      embedded={embedded}
      editor={
        <div ref={form}>
          <InfluenceFields value={example.value} awake={example.awake} onEdit={example.edit} words={words} />
        </div>
      }
      result={
        end && (
          <output class="ex-result" data-value={Math.abs(end.by)} data-kind={end.kind} data-asset={end.asset}>
            {words.say(`influence.result.${end.kind}`, { amount: amountOf(end.asset, Math.abs(end.by), words) })}
          </output>
        )
      }
    >
      <Units state={state} event={trace[step - 1]?.event} words={words} />
    </Frame>
  );
}
