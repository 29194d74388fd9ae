import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../frame/choice.tsx';
import { NumberField, TextField, Tick } from '../frame/fields.tsx';
import { closedByBack } from '../frame/going-back.ts';
import type { Field } from './fields.ts';

/** So many fields have room for all their options as buttons. */
const FEW_FIELDS = 2;
const FEW_OPTIONS = 7;

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
  if (kind === 'text') return <TextField {...shared} text={content} />;
  if (few && options.length <= FEW_OPTIONS) return <Options field={field} onEnter={onEnter} />;
  return <Choice {...shared} value={content} options={options} />;
}

/** A phone on its side: the picture stands on the left. The styles of the sheet ask the same. */
export const ON_ITS_SIDE = '(max-height: 26rem) and (min-width: 40rem)';

/**
 * Puts the sheet where it does not cover the touched place: on a phone on its side at the right, else above or below the place where
 * there is room, else at the bottom of the screen.
 */
const put = (sheet: HTMLElement, place: DOMRect, mayScroll: boolean): void => {
  if (matchMedia(ON_ITS_SIDE).matches) {
    sheet.style.inset = '0 0 auto auto';
    return;
  }
  const gap = 8;
  const isWide = innerWidth >= 640;
  const { width, height } = sheet.getBoundingClientRect();
  const below = place.bottom + gap;
  const top = below + height <= innerHeight ? below : place.top - gap - height;
  const fits = isWide && top >= 0;
  sheet.style.inset = fits ? `${top}px auto auto ${Math.max(gap, Math.min(place.left, innerWidth - width - gap))}px` : 'auto 0 0';
  const covered = place.bottom + gap - (innerHeight - height);
  if (mayScroll && !fits && covered > 0) scrollBy({ top: covered, behavior: 'instant' });
};

/** The fields of one place in the picture. It leaves the place in sight. */
export function Sheet({ name, fields, problem, fixes, place, words, onEnter, onFix, onDone }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const few = fields.length <= FEW_FIELDS;
  useLayoutEffect(() => {
    const element = sheet.current!;
    if ('popover' in element) element.showPopover();
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && onDone());
    element.querySelector<HTMLElement>('[aria-pressed="true"], button, select, input')?.focus({ preventScroll: true });
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
