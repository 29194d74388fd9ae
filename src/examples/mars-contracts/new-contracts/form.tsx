import { PHASES } from '../../../engine/mars-contracts/index.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { DECK, LEFT, UNIONS, type NewShown } from './input.ts';

const same = (list: readonly string[]) => list.map((one) => [one, one] as const);

/** The reader's own round: the tiles, the cards below them, the deck, and what is being played. */
export function NewForm({ value, refused, hydrated, onEnter, words }: NewShown) {
  const field = (name: string, values = {}) => ({
    name,
    label: words.say(`new-contracts.field.${name.split('.')[0]}`, values),
    hydrated,
    invalid: refused.has(name),
    onEnter,
  });
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('new-contracts.input')}</legend>
      <Choice {...field('unions')} value={value.unions} options={same(UNIONS)} />
      {UNIONS.slice(0, Number(value.unions)).map((union) => (
        <Choice key={union} {...field(`left.${union}`, { union })} value={value.left[union]} options={same(LEFT)} />
      ))}
      <Choice {...field('deck')} value={value.deck} options={same(DECK)} />
      <Choice {...field('phase')} value={value.phase} options={PHASES.map((phase) => [phase, words.say(`new-contracts.phase.${phase}`)])} />
    </fieldset>
  );
}
