import { labelled } from '../../../i18n/labelled.ts';
import type { Words } from '../../../i18n/words.ts';
import type { OwnField } from './fields.ts';

const digitIn = (sign: string): number => Number(sign) || 0;

/** Puts a digit at a place of a text. */
const withDigit = (text: string, at: number, digit: number): string => text.slice(0, at) + String(digit) + text.slice(at + 1);

/** The same for a text that names each thing once: what had this digit takes the old one. */
const swapped = (text: string, at: number, digit: number): string => {
  const other = text.indexOf(String(digit));
  return other < 0 ? text : withDigit(withDigit(text, other, digitIn(text[at]!)), at, digit);
};

/** One row of a sheet: a field with its name. */
export interface RowProps<F extends OwnField = OwnField> {
  readonly field: F;
  /** What the row is called; empty if the sheet is called so. */
  readonly row: string;
  readonly words: Words;
  readonly onEnter: (field: OwnField, text: string) => void;
}

/** The buttons that make a row of digits longer and shorter. */
function Length({ field, words, onEnter }: Omit<RowProps, 'row'>) {
  const { label, content } = field;
  return (
    <div class="ex-length" role="group" aria-label={label}>
      {(['shorter', 'longer'] as const).map((way) => (
        <button
          key={way}
          type="button"
          data-action={way}
          onClick={() => onEnter(field, way === 'shorter' ? content.slice(0, -1) : content + (content.at(-1) ?? '0'))}
        >
          {words.say(`own-input.${way}`)}
        </button>
      ))}
    </div>
  );
}

/** A row of digits, each between a plus button and a minus button. */
export function Digits(props: RowProps<Extract<OwnField, { kind: 'text' }>>) {
  const { field, row, words, onEnter } = props;
  const { label, content, isOnce, isRefused } = field;
  const moved = (at: number, by: number): string => (isOnce ? swapped : withDigit)(content, at, Math.min(9, Math.max(0, digitIn(content[at]!) + by)));
  const button = (sign: string, said: string, text: string) => (
    <button type="button" aria-label={said} onClick={() => onEnter(field, text)}>
      {sign}
    </button>
  );
  return (
    <div class="ex-digits" role="group" aria-label={label} data-refused={isRefused ? '' : undefined}>
      {row && <span aria-hidden="true">{row}</span>}
      {!isOnce && <Length {...props} />}
      <ol>
        {[...content].map((digit, at) => (
          <li key={at}>
            {button('+', words.say('stepper.more', { what: labelled(words.lang, String(at + 1), String(digit)) }), moved(at, 1))}
            <output>{digit}</output>
            {button('−', words.say('stepper.less', { what: labelled(words.lang, String(at + 1), String(digit)) }), moved(at, -1))}
          </li>
        ))}
      </ol>
    </div>
  );
}
