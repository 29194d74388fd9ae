import { SIDES } from '../../engine/world-problems/index.ts';
import type { Words } from '../../i18n/words.ts';

/** The head of a column of numbers before the vote: what each side of the problem needs. */
export function Needed({ words }: { readonly words: Words }) {
  return (
    <>
      {words.say('funds.needs')}
      <br />
      {SIDES.map((side) => words.say(`pictures.letter.${side}`)).join(' | ')}
    </>
  );
}
