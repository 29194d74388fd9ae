import type { ComponentChild, ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Owner, Party } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { letterIn } from '../../sentences/turmoil/words.ts';
import type { Changes } from './changes.ts';
import { REFUSED } from './refused.ts';

/** Our own abstract sign of each party. Heavy lines draw the shape, light lines (class `thin`) the details. */
export const signs: Readonly<Record<Party, readonly [heavy: string, light: string]>> = {
  'mars-first': ['M4 17a9 9 0 0 1 16 0M12 15V4M8 8l4-4 4 4', 'M3 20h18'],
  kelvinists: ['M9 14V5a3 3 0 0 1 6 0v9a5 5 0 1 1-6 0z', 'M12 17V8M17 6h3M17 9h3M17 12h3'],
  reds: ['M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0z', 'M4.5 9h15M3.7 12.5h16.6M5 16h14'],
  greens: ['M5 19C4 9 10 4 20 4c0 10-5 16-15 15z', 'M5 19 15 9M9 15v-5M11 13h5'],
  unity: [
    'M7.5 8a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM3 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM12 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z',
    'M12 8 7.5 15.5h9z',
  ],
  scientists: ['M10 4v6l-5 8.5h14L14 10V4M8.5 4h7', 'M7.5 15h9M11 12.5h2'],
};

/** The sign of a party, 24 by 24 units, in the party's colour. It is decoration: the party's name always stands beside it. */
export function Emblem({ party }: { readonly party: Party }) {
  const [heavy, light] = signs[party];
  return (
    <svg class={`emblem of-${party}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={heavy} />
      <path class="thin" d={light} />
    </svg>
  );
}

// Owners differ in shape, colour and letter. A reader needs to see only one of the three.
const shapes: Readonly<Record<Owner, string>> = {
  red: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
  green: 'M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  blue: 'M12-1 24 22H0z',
  yellow: 'M12 .8 23.2 12 12 23.2 .8 12z',
  black: 'M7 2h10l5.5 10L17 22H7L1.5 12z',
  neutral: 'M2 6.5 12 2l10 4.5V15c0 4-5 6.5-10 8-5-1.5-10-4-10-8z',
};

interface TokenProps {
  readonly owner: Owner;
  /** The letter of the owner in the reader's language. */
  readonly letter: string;
  /** Whether the delegate has just left. */
  readonly faint?: boolean;
}

/** One delegate, 24 by 24 units. Its colour, shape and letter show the owner. It is decoration: words beside it say the same. */
export function Token({ owner, letter, faint = false }: TokenProps) {
  return (
    <svg class={`token token-${owner}${faint ? ' is-gone' : ''}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shapes[owner]} />
      {/* In a triangle a letter looks centred lower. */}
      <text x="12" y={owner === 'blue' ? 20.5 : 17.8}>
        {letter}
      </text>
    </svg>
  );
}

interface SeatedProps {
  /** The key of the seat. */
  readonly at: string;
  readonly owner: Owner | null;
  readonly changes: Changes;
  readonly words: Words;
}

/** The delegate in a seat. In an empty one, the delegate that has just left it: two have no room in a seat. */
export function Seated({ at, owner, changes, words }: SeatedProps) {
  const shown = owner ?? (changes.get(`gone:${at}`) as Owner | undefined);
  return shown ? <Token owner={shown} letter={letterIn(words, shown)} faint={!owner} /> : null;
}

/** The key of each drawn place. It is no attribute, since only what moves the pieces needs it. */
export const placeOf = new WeakMap<Element, string>();

interface MarkProps {
  /** The key of the place in `changes`. */
  readonly at: string;
  readonly changes: Changes;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One place of the picture. If the step changed it, it has an outline and a small sign. Before a number the sign says what it was. */
export function Mark({ at, changes, class: name = '', children }: MarkProps) {
  const sign = changes.get(at);
  return (
    <span
      class={`cm-place ${name}`}
      ref={(element) => void (element && placeOf.set(element, at))}
      data-changed={sign === REFUSED ? undefined : sign}
      data-refused={sign === REFUSED ? '' : undefined}
    >
      {!!sign && (
        <span class="cm-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      {children}
    </span>
  );
}

interface KeptProps {
  /** What the drawing is made of. While all of it is the same, nothing is drawn again. */
  readonly of: readonly unknown[];
  readonly draw: () => ComponentChild;
}

/** A part of a picture that most steps leave as it is. */
export const Kept = ({ of, draw }: KeptProps) => <>{useMemo(draw, of)}</>;

/**
 * The changes at the places whose keys name something, such as a party or a colour, as one text. The name `red` is also found in `reds`,
 * so the line of the red player is sometimes drawn without need.
 */
export const changesAt = (changes: Changes, name: string): string => [...changes].filter(([key]) => key.includes(name)).join();
