import type { ComponentChildren } from 'preact';
import type { Owner, Party } from '../../engine/turmoil/index.ts';
import type { Words } from '../../i18n/words.ts';
import { letterIn } from '../../sentences/turmoil/words.ts';
import type { Changes } from './changes.ts';
import { REFUSED } from './refused.ts';

// Our own abstract signs. Heavy lines draw the shape, light lines (class `thin`) the details.
const signs: Readonly<Record<Party, preact.JSX.Element>> = {
  'mars-first': (
    <>
      <path d="M4 17a9 9 0 0 1 16 0" />
      <path d="M12 15V4M8 8l4-4 4 4" />
      <path class="thin" d="M3 20h18" />
    </>
  ),
  kelvinists: (
    <>
      <path d="M9 14V5a3 3 0 0 1 6 0v9a5 5 0 1 1-6 0z" />
      <path class="thin" d="M12 17V8M17 6h3M17 9h3M17 12h3" />
    </>
  ),
  reds: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path class="thin" d="M4.5 9h15M3.7 12.5h16.6M5 16h14" />
    </>
  ),
  greens: (
    <>
      <path d="M5 19C4 9 10 4 20 4c0 10-5 16-15 15z" />
      <path class="thin" d="M5 19 15 9M9 15v-5M11 13h5" />
    </>
  ),
  unity: (
    <>
      <circle cx="12" cy="8" r="4.5" />
      <circle cx="7.5" cy="15.5" r="4.5" />
      <circle cx="16.5" cy="15.5" r="4.5" />
      <path class="thin" d="M12 8 7.5 15.5h9z" />
    </>
  ),
  scientists: (
    <>
      <path d="M10 4v6l-5 8.5h14L14 10V4" />
      <path d="M8.5 4h7" />
      <path class="thin" d="M7.5 15h9M11 12.500h2" />
    </>
  ),
};

/** The sign of a party, 24 by 24 units, in the party's colour. It is decoration: the party's name always stands beside it. */
export function Emblem({ party }: { readonly party: Party }) {
  return (
    <svg class={`emblem of-${party}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {signs[party]}
    </svg>
  );
}

// Owners differ in shape, colour and letter. A reader needs to see only one of the three.
const shapes: Readonly<Record<Owner, preact.JSX.Element>> = {
  red: <circle cx="12" cy="12" r="10" />,
  green: <rect x="2.5" y="2.5" width="19" height="19" rx="2" />,
  blue: <path d="M12 1.5 23 21.5H1z" />,
  yellow: <path d="M12 .8 23.2 12 12 23.2 .8 12z" />,
  black: <path d="M7 2h10l5.5 10L17 22H7L1.5 12z" />,
  neutral: <path d="M2 6.5 12 2l10 4.500V15c0 4-5 6.5-10 8-5-1.5-10-4-10-8z" />,
};

/** The baseline of the letter in each shape. With it, the letter looks centred. */
const baseline: Readonly<Record<Owner, number>> = { red: 16.3, green: 16.3, blue: 18.6, yellow: 16.3, black: 16.3, neutral: 16.3 };

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
      {shapes[owner]}
      <text x="12" y={baseline[owner]} text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}

interface GhostProps {
  /** The key of the seat. */
  readonly at: string;
  readonly changes: Changes;
  readonly words: Words;
}

/** The delegate that has just left a seat. It stands behind the new one. */
export function Ghost({ at, changes, words }: GhostProps) {
  const owner = changes.get(`gone:${at}`) as Owner | undefined;
  return owner ? <Token owner={owner} letter={letterIn(words, owner)} faint /> : null;
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

/** One place of the picture. If the step changed it, it has an outline and a small sign. */
export function Mark({ at, changes, class: name = '', children }: MarkProps) {
  const sign = changes.get(at);
  return (
    <span
      class={`cm-place ${name}`}
      ref={(element) => void (element && placeOf.set(element, at))}
      data-changed={sign === undefined || sign === REFUSED ? undefined : ''}
      data-refused={sign === REFUSED ? '' : undefined}
    >
      {children}
      {sign && (
        <span class="cm-sign" aria-hidden="true">
          {sign}
        </span>
      )}
    </span>
  );
}
