import { Delegate } from '../../../drawings/turmoil/delegate.tsx';
import { MAX_DRAWN } from '../../../drawings/turmoil/delegates-drawn.ts';
import type { InfluenceSource } from '../../../engine/turmoil/index.ts';
import { bound } from '../../../i18n/words.ts';
import type { InfluenceShown } from './input.ts';

/** The reader's delegates in the area of the dominant party; nothing without any. */
function Area({ count }: { readonly count: number }) {
  const shown = count > MAX_DRAWN ? 1 : count;
  return (
    <>
      {Array.from({ length: shown }, (_, at) => (
        <Delegate key={at} own />
      ))}
      {count > MAX_DRAWN && <span class="cm-count">×{count}</span>}
    </>
  );
}

/** An attribute that is there or not. */
const marked = (is: boolean): '' | undefined => (is ? '' : undefined);

/** All places that give influence. */
const ALL: readonly InfluenceSource[] = ['chairman', 'leader', 'delegate'];

/**
 * The places that give influence, with the reader's delegates: the chairman seat, and the dominant party. The step that counts them
 * marks them. Where none gives any, it marks all that it looked at.
 */
export function Sources({ value, event, refused, words }: Pick<InfluenceShown, 'value' | 'event' | 'refused' | 'words'>) {
  const { seats, delegates } = value;
  const found = event?.type !== 'influence-found' ? [] : event.sources.length > 0 ? event.sources : ALL;
  const count = Math.max(0, Math.floor(Number(delegates)) || 0);
  const seat = (at: (typeof seats)[number]) => (
    <span class="cm-seat" data-changed={marked(found.includes(at))} data-refused={marked(refused.has(at))}>
      {seats.includes(at) && <Delegate own />}
    </span>
  );
  const field = (name: string) => words.say(`influence.field.${name}`);
  return (
    <div class="cm inf-sources">
      <p class="unseen">{words.list([...seats.map(field), bound(field('delegates'), count)])}</p>
      <div class="cm-row cm-top" aria-hidden="true">
        <span class="cm-box">
          <span class="cm-label">{words.label('chairman')}</span>
          {seat('chairman')}
        </span>
        <span class="cm-box">
          <span class="cm-label">{words.label('dominant-party')}</span>
          {seat('leader')}
          <span class="cm-group" data-changed={marked(found.includes('delegate'))} data-refused={marked(refused.has('delegates'))}>
            <Area count={count} />
          </span>
        </span>
      </div>
    </div>
  );
}
