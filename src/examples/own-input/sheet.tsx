import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField, Tick } from '../frame/fields.tsx';
import { closedByBack } from '../frame/going-back.ts';
import { Digits, Length } from './digits.tsx';
import type { Field } from './fields.ts';

/** So many fields have room for all their options as buttons. */
const FEW_FIELDS = 2;
const FEW_OPTIONS = 7;

/** A list of options with more letters than this takes a whole row, since it cuts what is too long. */
const LONG = 12;

/** The way out of a refusal: a button of the stage. */
interface Fix {
  readonly id: string;
  readonly label: string;
}

interface Props {
  /** What the fields stand for; the name of the sheet. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** Why the input is refused; null if it is not. */
  readonly problem: string | null;
  readonly fixes: readonly Fix[];
  /** Where the touched place is now. */
  readonly place: () => DOMRect;
  readonly words: Words;
  readonly onEnter: (name: string, text: string) => void;
  readonly onFix: (id: string) => void;
  readonly onDone: () => void;
}

/** All options of a field as buttons. */
function Options({ field, onEnter }: { readonly field: Field } & Pick<Props, 'onEnter'>) {
  return (
    <div class="ex-options" role="group" aria-label={field.label}>
      <span aria-hidden="true">{field.label}</span>
      {field.options.map(([value, text]) => (
        <button key={value} type="button" data-option={value} aria-pressed={value === field.content} onClick={() => onEnter(field.name, value)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** One field. Its name differs from the one in the form. */
function One({ field, few, words, onEnter }: Pick<Props, 'words' | 'onEnter'> & { readonly field: Field; readonly few: boolean }) {
  const { name, label, kind, content, options, isRefused } = field;
  const shared = { name: `own:${name}`, label, hydrated: true, invalid: isRefused, onEnter: (_: string, text: string) => onEnter(name, text) };
  if (kind === 'tick') return <Tick {...shared} checked={content === 'true'} />;
  if (kind === 'number') return <NumberField {...shared} text={content} words={words} />;
  if (kind === 'text') return <Digits field={field} words={words} onEnter={onEnter} />;
  const isLong = options.some(([, text]) => text.length > LONG);
  if ((few || isLong) && options.length <= FEW_OPTIONS) return <Options field={field} onEnter={onEnter} />;
  const choice = <Choice {...shared} value={content} options={options} />;
  return isLong ? <div class="is-whole">{choice}</div> : choice;
}

/** A phone on its side: the picture stands on the left. The styles of the sheet ask the same. */
export const ON_ITS_SIDE = '(max-height: 26rem) and (min-width: 40rem)';

/** The least width of a sheet beside a picture, and its gap to what is around it. */
const LEAST = 240;
const GAP = 8;

/** A box on the screen. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The least box around all boxes. */
const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The box of a picture. One without a box of its own has those of its parts. */
const boardOf = (picture: Element): Box => {
  const parts = [picture.firstElementChild!, ...picture.firstElementChild!.children].map((part) => part.getBoundingClientRect());
  return around(parts.filter(({ width }) => width > 0));
};

/**
 * Finds where the sheet stands on a desk: below a place outside the picture; otherwise beside the picture, or below it. Null where there
 * is no room.
 */
const spotOnDesk = (place: Box, board: Box, { width, height }: DOMRect): Readonly<Record<'left' | 'top', number>> | null => {
  const lowest = innerHeight - height - GAP;
  const isOfBoard = place.left < board.right && place.top < board.bottom;
  if (!isOfBoard && place.bottom + GAP <= lowest)
    return { left: Math.max(GAP, Math.min(place.left, innerWidth - width - GAP)), top: place.bottom + GAP };
  if (innerWidth - board.right - 2 * GAP >= LEAST) return { left: board.right + GAP, top: Math.max(GAP, Math.min(place.top, lowest)) };
  return board.bottom + GAP <= lowest ? { left: board.left, top: board.bottom + GAP } : null;
};

/**
 * Puts the sheet where it does not cover the touched place: on a phone on its side at the right, on a desk beside or below the picture,
 * else at the bottom of the screen.
 */
const put = (sheet: HTMLElement, place: DOMRect, mayScroll: boolean): void => {
  if (matchMedia(ON_ITS_SIDE).matches) {
    sheet.style.inset = '0 0 auto auto';
    return;
  }
  sheet.style.maxInlineSize = '';
  const spot =
    innerWidth >= 640 ? spotOnDesk(place, boardOf(sheet.closest('form')!.querySelector('.ex-picture')!), sheet.getBoundingClientRect()) : null;
  sheet.style.inset = spot ? `${spot.top}px auto auto ${spot.left}px` : 'auto 0 0';
  if (spot) sheet.style.maxInlineSize = `min(26rem, ${innerWidth - spot.left - GAP}px)`;
  const covered = place.bottom + GAP - sheet.getBoundingClientRect().top;
  if (mayScroll && !spot && covered > 0) scrollBy({ top: covered, behavior: 'instant' });
};

/** The fields of one place in the picture. It leaves the place in sight. */
export function Sheet({ name, fields, problem, fixes, place, words, onEnter, onFix, onDone }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const few = fields.length <= FEW_FIELDS;
  useLayoutEffect(() => {
    const element = sheet.current!;
    if ('popover' in element) element.showPopover();
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && onDone());
    const first = element.querySelector<HTMLElement>('[aria-pressed="true"]') ?? element.querySelector<HTMLElement>('button, select, input');
    first?.focus({ preventScroll: true });
    return closedByBack(onDone);
  }, []);
  // A reason makes it higher.
  useLayoutEffect(() => put(sheet.current!, place(), true), [fields.length, problem, fixes.length]);
  useEffect(() => {
    const follow = (): void => put(sheet.current!, place(), false);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [place]);
  return (
    <div ref={sheet} class="ex-sheet" role="dialog" aria-label={name} popover="manual">
      <div class={few ? 'ex-entries' : 'ex-entries is-many'}>
        {fields.map((field, at) => (
          <>
            {field.part !== fields[at - 1]?.part && <p class="ex-entry-part">{field.part}</p>}
            <One key={field.name} {...{ field, few, words, onEnter }} />
          </>
        ))}
      </div>
      {problem !== null && <p class="ex-problem">{problem}</p>}
      <div class="ex-sheet-ends">
        {fields
          .filter(({ kind, isOnce }) => kind === 'text' && !isOnce)
          .map((field) => (
            <Length key={field.name} {...{ field, words, onEnter }} />
          ))}
        {fixes.map(({ id, label }) => (
          <button key={id} type="button" class="ex-fix" data-fix-of={id} onClick={() => onFix(id)}>
            {label}
          </button>
        ))}
        <button type="button" class="ex-done" data-action="done" onClick={onDone}>
          {words.say('own-input.done')}
        </button>
      </div>
    </div>
  );
}
