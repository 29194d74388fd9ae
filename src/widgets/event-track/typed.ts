import { isCard, isStart, type TrackFields } from './input.ts';
import { source } from './presets.ts';

/**
 * What a reader has entered before the example was awake; null when the fields are as the server sent them.
 * Without this, text typed while the code was on its way would be lost.
 */
export const typedIn = (form: ParentNode | null): TrackFields | null => {
  const first = source.presets[0].value;
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const card = field('card')?.value;
  const start = field('start')?.value;
  const found: TrackFields = {
    card: isCard(card) ? card : first.card,
    start: isStart(start) ? start : first.start,
    generation: field('generation')?.value ?? first.generation,
    neutral: field('neutral')?.value ?? first.neutral,
    last: field('last')?.checked ?? first.last,
  };
  return source.write(found) === source.write(first) ? null : found;
};
