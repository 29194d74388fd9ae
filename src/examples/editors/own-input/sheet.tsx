import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Words } from '../../../i18n/words.ts';
import { FieldOf } from '../../frame/form/form.tsx';
import { CloseButton } from '../editing/tool-button.tsx';
import { closedByBack } from '../editing/going-back.ts';
import { Digits, type RowProps } from './digits.tsx';
import type { OwnField } from './fields.ts';
import { nameOf, rowOf, type Changeable } from './places.ts';

/** A choice with more options than this is a list. */
const FEW = 7;

/** A row whose field is a choice. */
type ChoiceProps = RowProps<Extract<OwnField, { kind: 'choice' }>>;

/** All options of a field as buttons. */
function Options({ field, row, onEnter }: ChoiceProps) {
  return (
    <div class="ex-options" role="group" aria-label={field.label} data-refused={field.isRefused ? '' : undefined}>
      {row && <span aria-hidden="true">{row}</span>}
      {field.options.map(([value, text]) => (
        <button key={value} type="button" data-option={value} aria-pressed={value === field.content} onClick={() => onEnter(field, value)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** Whether the options of a field are numbers: it looks as the other numbers do. */
const isNumber = ({ options }: ChoiceProps['field']): boolean => options.every(([, text]) => /^[-−+]?\d+$/.test(text));

/** A number out of a list, between a minus button and a plus button. */
function Count({ field, row, words, onEnter }: ChoiceProps) {
  const { name, label, content, options, isRefused } = field;
  const at = options.findIndex(([value]) => value === content);
  const id = `ex-own:${name}`;
  const button = (sign: string, key: string, to: number) => (
    <button
      type="button"
      aria-label={words.say(`stepper.${key}`, { what: row || label })}
      aria-disabled={options[to] ? undefined : true}
      onClick={() => options[to] && onEnter(field, options[to][0])}
    >
      {sign}
    </button>
  );
  return (
    <span class="ex-field ex-number">
      <label for={id}>{row || label}</label>
      <span class="ex-spin">
        {button('−', 'less', at - 1)}
        <select
          id={id}
          name={`own:${name}`}
          value={content}
          aria-invalid={isRefused || undefined}
          onChange={(event) => onEnter(field, event.currentTarget.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        {button('+', 'more', at + 1)}
      </span>
    </span>
  );
}

/** One field. Its name differs from the one in the form. */
function Row({ field, ...props }: RowProps) {
  if (field.kind === 'text') return <Digits field={field} {...props} />;
  if (field.kind === 'choice' && isNumber(field)) return <Count field={field} {...props} />;
  if (field.kind === 'choice' && field.options.length <= FEW) return <Options field={field} {...props} />;
  const { row, words, onEnter } = props;
  const own = { ...field, name: `own:${field.name}`, label: row || field.label };
  return <FieldOf field={own} invalid={field.isRefused} hydrated onEnter={(_, text) => onEnter(field, text)} words={words} />;
}

interface Props {
  readonly open: Changeable;
  readonly words: Words;
  readonly onEnter: (field: OwnField, text: string) => void;
  readonly onClose: () => void;
}

/** What is hidden by the shade at the lower edge of the rows, in pixels. */
const FADE = 12;

/** What has the focus in a sheet that opens: the first of these that it has. A button of a count stands before its list. */
const FIRST = ['[aria-pressed="true"], input, select, .ex-digits button', '.ex-rows button'];

/** The fields of one place in the picture, or of one tile. */
export function Sheet({ open, words, onEnter, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const name = nameOf(open);
  useLayoutEffect(() => {
    const first = FIRST.map((one) => sheet.current!.querySelector<HTMLElement>(one)).find(Boolean);
    first?.focus({ preventScroll: true });
  }, []);
  // A refusal may have made the sheet lower.
  useLayoutEffect(() => {
    const rows = sheet.current!.querySelector('.ex-rows')!;
    const used = rows.querySelector(':focus')?.getBoundingClientRect();
    if (used) rows.scrollTop += Math.max(0, used.bottom + FADE - rows.getBoundingClientRect().bottom);
  });
  useLayoutEffect(() => closedByBack(() => close.current()), []);
  useEffect(() => {
    const over = new AbortController();
    // Outside, keys mean something else.
    const onKey = (event: KeyboardEvent): void => {
      event.stopPropagation();
      if (event.key === 'Escape') close.current();
    };
    sheet.current!.addEventListener('keydown', onKey, over);
    return () => over.abort();
  }, []);
  return (
    <div ref={sheet} class="ex-sheet" role="dialog" aria-label={name}>
      <div class="ex-sheet-head">
        <p class="ed-title" aria-hidden="true">
          {name}
        </p>
        <CloseButton label={words.say('own-input.close')} onUse={onClose} />
      </div>
      <div class={open.fields.length === 1 ? 'ex-rows is-single' : 'ex-rows'}>
        {open.fields.map((field) => (
          <Row key={field.name} row={rowOf(field, open.fields, words.lang)} field={field} words={words} onEnter={onEnter} />
        ))}
      </div>
    </div>
  );
}
