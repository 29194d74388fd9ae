import type { DrawNumber } from '../../../../drawings/draw-number.ts';
import type { Words } from '../../../../i18n/words.ts';

/** As the editor of the table draws it. It is written here, since a page that shows no table needs no styles for it. */
const LOOK = { borderBlockEnd: '1px dashed var(--edge)', color: 'var(--ink-soft)', fontWeight: 400 } as const;

/**
 * Makes what draws the numbers of a table in a picture: a 0 that nobody entered has the sign that it has in the editor, and a screen reader
 * says what the sign means.
 *
 * @param isUnset whether nobody entered a thing, of one player if a player is given
 * @param words with `turmoil` and `unset`
 */
export const drawingNumbers =
  (isUnset: (thing: string, player?: string) => boolean, words: Words): DrawNumber =>
  ({ thing, player, value, text }) =>
    value !== 0 || !isUnset(thing, player) ? (
      text
    ) : (
      <span data-unset>
        <span aria-hidden="true" style={LOOK}>
          {text.replace('0', words.say('unset.zero'))}
        </span>
        <span class="unseen">{words.say('unset.number', { what: words.say(`turmoil.thing.${thing}`) })}</span>
      </span>
    );
