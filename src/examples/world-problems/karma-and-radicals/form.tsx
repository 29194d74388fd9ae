import { signed } from '../../../i18n/words.ts';
import { countryIn } from '../../../sentences/world-problems/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import { Part } from '../../frame/form/part.tsx';
import { BRINGS, PLAYERS, SIDES_OR_NONE, SPACES, type KarmaShown } from './input.ts';

/** The reader's own board, problems, card and countries. */
export function KarmaForm({ value, refused, hydrated, onEnter, words }: KarmaShown) {
  const say = (key: string, values = {}): string => words.say(`karma-and-radicals.${key}`, values);
  const letter = (side: string): string => words.say(`pictures.letter.${side}`);
  const amounts = BRINGS.map((by) => [by, signed(Number(by))] as const);
  const sides = SIDES_OR_NONE.map((side) => [side, side === 'none' ? say('field.unsolved') : say('field.side', { letter: letter(side) })] as const);
  const shared = { hydrated, onEnter };
  const amount = (name: string, label: string, held: string) => (
    <Choice key={name} name={`kr.${name}`} label={label} value={held} options={amounts} {...shared} />
  );
  return (
    <>
      <fieldset class="ex-fields">
        <legend>{say('field.problems')}</legend>
        {(['side1', 'side2', 'side3'] as const).map((name, at) => (
          <Choice
            key={name}
            name={`kr.${name}`}
            label={say('field.problem', { n: at + 1 })}
            value={value.solved[name]}
            options={at === 0 ? sides.slice(0, 2) : sides}
            {...shared}
          />
        ))}
        <Tick name="kr.last" label={say('field.last')} checked={value.last} {...shared} />
      </fieldset>
      <Part legend={say('field.board')}>{SPACES.map((space) => amount(space, [...space].map(letter).join(' → '), value.board[space]))}</Part>
      <fieldset class="ex-fields">
        <legend>{words.label('radicals-card')}</legend>
        <Tick name="kr.round" label={say('field.round')} checked={value.round} {...shared} />
        {amount('card', say('field.card'), value.card)}
      </fieldset>
      {PLAYERS.map((id, at) => {
        const typed = value.countries[at]!;
        const name = (field: string): string => `kr.${id}.${field}`;
        return (
          <Part key={id} legend={words.capital(countryIn(words, id))}>
            <NumberField name={name('has')} label={say('field.has')} text={typed.has} {...shared} words={words} invalid={refused.has(name('has'))} />
            <Tick name={name('solve')} label={say('field.solve')} checked={typed.solve} {...shared} />
            <Tick name={name('pays')} label={say('field.pays')} checked={typed.pays} {...shared} invalid={refused.has(name('pays'))} />
          </Part>
        );
      })}
    </>
  );
}
