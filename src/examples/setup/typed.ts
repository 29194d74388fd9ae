import { COLOURS, isEventId } from '../../engine/turmoil/index.ts';
import type { SetUpFields } from './input.ts';
import { source } from './presets.ts';

/**
 * What a reader has chosen before the example was awake; null when the fields are as the server sent them.
 * Without this, a choice made while the code was on its way would be lost.
 */
export const typedIn = (form: ParentNode | null): SetUpFields | null => {
  const first = source.presets[0].value;
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const card = (name: 'coming' | 'distant') => {
    const chosen = field(name)?.value;
    return isEventId(chosen) ? chosen : first[name];
  };
  const colours = COLOURS.filter((colour) => field(`player.${colour}`)?.checked ?? first.colours.includes(colour));
  const found: SetUpFields = { colours, coming: card('coming'), distant: card('distant') };
  return source.write(found) === source.write(first) ? null : found;
};
