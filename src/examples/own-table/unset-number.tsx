import { isColour, type Colour } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import type { Unset } from '../frame/state.ts';

/** As the editor of the table draws it. It is written here, since a page that shows no table needs no styles for it. */
const LOOK = { borderBlockEnd: '1px dashed var(--edge)', color: 'var(--ink-soft)', fontWeight: 400 } as const;

/**
 * Makes what draws the numbers of a table in a picture: a 0 that nobody entered has the sign that it has in the editor. Who listens hears
 * what it means.
 *
 * @param isUnset whether nobody entered a thing, of the player of a colour if there is one
 * @param words with `turmoil` and `unset`
 */
export const unsetIn =
  (isUnset: (thing: string, colour?: Colour) => boolean, words: Words): Unset =>
  (at, said) => {
    const last = at.slice(at.lastIndexOf(':') + 1);
    const [thing, colour] = isColour(last) ? [at.slice(0, -last.length - 1), last] : [at];
    if (!/^0(?!\d)/.test(said) || !isUnset(thing, colour)) return said;
    return (
      <span data-unset>
        <span aria-hidden="true" style={LOOK}>
          {said.replace('0', words.say('unset.zero'))}
        </span>
        <span class="unseen">{words.say('unset.number', { what: words.say(`turmoil.thing.${thing}`) })}</span>
      </span>
    );
  };
