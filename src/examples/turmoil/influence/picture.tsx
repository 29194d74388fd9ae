import { countingEffectOf, isTrSets, takenBy, unreachable, type CountingEffect, type InfluenceEvent } from '../../../engine/turmoil/index.ts';
import { amountIn } from '../../../sentences/turmoil/words.ts';
import { Entered } from '../../frame/form/fields.tsx';
import type { InfluenceInput, InfluenceShown } from './input.ts';
import { sayCounted, sayHas } from './sentences.ts';
import { Sources } from './sources.tsx';

// More squares would not fit beside the words. The number at the end of the line is always complete.
const MAX_DRAWN = 8;

type Look = 'kept' | 'cut' | 'added' | 'taken';
const many = (look: Look, count: number): readonly Look[] => Array.from({ length: count }, () => look);

/** What a line of the sum shows: squares or an arithmetic in signs, and at the end a number. */
interface Line {
  readonly looks?: readonly Look[];
  readonly working?: string;
  readonly number: string | number;
}

const SIGNS = { add: '+', subtract: '−', none: '' } as const;

/** What happens to the units in the end, in signs: `7 × 2`, `5 : 2`, `8 < 9`. A unit that is worth 1 needs none. */
const workingOf = (event: Extract<InfluenceEvent, { type: 'multiplied' | 'compared' }>): string => {
  const { units } = event;
  if (event.type === 'compared') return `${units} ${event.by > 0 ? '≥' : '<'} ${event.threshold}`;
  if (event.unitsPerStep > 1) return `${units}\u00A0:\u00A0${event.unitsPerStep}`;
  return event.perUnit > 1 ? `${units} × ${event.perUnit}` : '';
};

/** Names the line of a step. Sets of TR are counted, so the TR that they are made of are named. */
const labelOf = (event: InfluenceEvent, { card }: InfluenceInput, words: InfluenceShown['words']): string => {
  const row = (key: string) => words.say(`influence.row.${key}`);
  switch (event.type) {
    case 'counted':
      return isTrSets(event.count) ? amountIn(words, 'tr', event.amount) : words.capital(sayCounted(card, words));
    case 'capped':
      return row('limit');
    case 'influence-found':
      return words.label('influence');
    case 'adjusted':
      return row('sum');
    case 'multiplied':
    case 'compared':
      return row(event.type === 'multiplied' && event.kind === 'lose' ? 'lose' : 'gain');
    default:
      return unreachable(event);
  }
};

/** The line of a step. Influence has the sign that the card gives it. */
const lineOf = (event: InfluenceEvent, { influence }: CountingEffect, words: InfluenceShown['words']): Line => {
  switch (event.type) {
    case 'counted':
      return { looks: many('kept', event.counted), number: event.counted };
    case 'capped':
      return { looks: [...many('kept', event.to), ...many('cut', event.from - event.to)], number: event.to };
    case 'influence-found': {
      const by = event.sources.length;
      return { looks: many(influence === 'subtract' ? 'taken' : 'added', by), number: by > 0 ? SIGNS[influence] + by : 0 };
    }
    case 'adjusted':
      return { looks: many('kept', event.to), number: event.to };
    case 'multiplied':
    case 'compared':
      return { working: workingOf(event), number: amountIn(words, event.asset, Math.abs(event.by)) };
    default:
      return unreachable(event);
  }
};

/** The entered numbers that cannot be. Seats are refused where they are drawn. */
function Refused({ value, refused, words }: Pick<InfluenceShown, 'value' | 'refused' | 'words'>) {
  const taken = takenBy(value.card);
  const label = (field: string) => words.say(`influence.field.${field}`);
  return (
    <>
      {refused.has('amount') && <Entered label={words.capital(sayCounted(value.card, words))} text={value.amount} />}
      {refused.has('has') && taken && <Entered label={sayHas(taken, words)} text={value.has} />}
      {refused.has('delegates') && <Entered label={label('delegates')} text={value.delegates} />}
    </>
  );
}

/** Units as squares: each is kept, cut off by the limit, added by influence, or taken by it. */
function Squares({ looks }: { readonly looks: readonly Look[] }) {
  return (
    <span class="inf-row" aria-hidden="true">
      {looks.slice(0, MAX_DRAWN).map((look, at) => (
        <svg key={at} class={`inf-unit inf-${look}`} viewBox="0 0 24 24" width="24" height="24">
          <rect x="3" y="3" width="18" height="18" rx="3" />
          {look === 'added' && <path d="M12 8v8M8 12h8" />}
          {look === 'taken' && <path d="M8 12h8" />}
          {look === 'cut' && <path d="M7 7l10 10M17 7 7 17" />}
        </svg>
      ))}
      {looks.length > MAX_DRAWN && ' …'}
    </span>
  );
}

/**
 * The places that give influence, and below them the sum: a line for each step, empty until the step comes. A refused input counts
 * nothing.
 */
export function Units({ value, refused, trace, step, event, words }: InfluenceShown) {
  const effect = countingEffectOf(value.card);
  return (
    <div class="cm">
      <Sources value={value} event={event} refused={refused} words={words} />
      <Refused value={value} refused={refused} words={words} />
      {effect && event && (
        <ol class="inf-sum">
          {trace.map(({ event: one }, at) => {
            const { looks = [], working, number } = at < step ? lineOf(one, effect, words) : { number: '' };
            return (
              <li key={one.type} data-changed={one === event ? '' : undefined}>
                <span class="cm-label">{labelOf(one, value, words)}</span>
                {working ?? <Squares looks={looks} />}
                <b>{number}</b>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
