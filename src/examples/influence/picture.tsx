import type { InfluenceState, InfluenceEvent } from '../../engine/turmoil/index.ts';
import { Entered } from '../frame/fields.tsx';
import type { InfluenceShown } from './input.ts';
import { countedBy } from './sentences.ts';
import { Sources } from './sources.tsx';

// More squares would not fit into one row. The number beside the row is always complete.
const MAX_DRAWN = 12;

type Look = 'kept' | 'cut' | 'added' | 'taken';
const many = (look: Look, count: number): readonly Look[] => Array.from({ length: Math.max(0, count) }, () => look);

/** The squares of a step: kept, cut off by the limit, added by influence, or taken by influence. */
const looksAt = ({ counted, capped, influence, units }: InfluenceState, event: InfluenceEvent | undefined): readonly Look[] => {
  if (!event) return [];
  switch (event.type) {
    case 'counted':
      return many('kept', counted);
    case 'capped':
      return [...many('kept', capped), ...many('cut', counted - capped)];
    case 'influence-found':
      return [...many('kept', capped), ...many('added', influence.length)];
    default:
      return [...many('kept', Math.min(capped, units)), ...many('added', units - capped), ...many('taken', capped - units)];
  }
};

const total = ({ counted, capped, units }: InfluenceState, event: InfluenceEvent): number =>
  event.type === 'counted' ? counted : event.type === 'capped' || event.type === 'influence-found' ? capped : units;

/** The entered numbers that cannot be. Seats are refused where they are drawn. */
function Refused({ value, refused, words }: Pick<InfluenceShown, 'value' | 'refused' | 'words'>) {
  const label = (field: string) => words.say(`influence.field.${field}`);
  return (
    <>
      {refused.has('amount') && <Entered label={words.capital(countedBy(value.card, words))} text={value.amount} />}
      {refused.has('delegates') && <Entered label={label('delegates')} text={value.delegates} />}
    </>
  );
}

/**
 * The places that give influence, and below them the count as a row of squares, with the number beside it. The limit cuts squares off,
 * influence adds or takes some. Each step marks what it looks at: the places or the count. A refused input counts nothing.
 */
export function Units({ value, refused, now, event, words }: InfluenceShown) {
  const looks = looksAt(now, event);
  return (
    <div class="ex-low">
      <Sources value={value} event={event} refused={refused} words={words} />
      <Refused value={value} refused={refused} words={words} />
      {event && (
        <p class="inf-units" data-changed={event.type === 'influence-found' ? undefined : ''}>
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
          <span>{words.say('influence.units', { n: total(now, event) })}</span>
        </p>
      )}
    </div>
  );
}
